import { type OperatorFile, readStatements } from './operator-file.ts'

/** `cypher/operators/guide.html`: the saved statements as slides that Neo4j Browser plays. */
export function plugin(): string {
  const slides = [intro(), ...readStatements().map(slide)]
  return [
    '<!-- Written by `npm run codegen` from cypher/operators/. Do not edit. -->',
    '<article class="guide">',
    '<carousel class="deck container-fluid">',
    ...slides.map(
      (body) => `<slide class="row-fluid"><div class="col-sm-12">\n${body}\n</div></slide>`,
    ),
    '</carousel>',
    '</article>',
    '',
  ].join('\n')
}

function intro(): string {
  return [
    '<h3>Stemma</h3>',
    '<p>What agents saw, believed, decided and learned is one graph. The slides ask it the questions that',
    'operators ask. Load something to look at with <code>npm run -s stemma demo</code>, and drop',
    '<code>cypher/operators/style.grass</code> onto this page for captions and colours.</p>',
    '<p>Click a block to put it into the editor: first the parameters, then the statement.</p>',
  ].join('\n')
}

function slide({ title, doc, params, text }: OperatorFile): string {
  return [
    `<h3>${escaped(title)}</h3>`,
    `<p>${escaped(doc)}</p>`,
    ...params.map(({ name, example, label, property }) =>
      runnable(`:param ${name} => '${example ?? `the ${property} of a ${label}`}'`),
    ),
    runnable(text),
  ].join('\n')
}

function runnable(code: string): string {
  return `<pre class="pre-scrollable code runnable">${escaped(code)}</pre>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
