import { type Candidate, COMPONENTS, type Contributions, type QueryFeatures } from './candidate.ts'
import { classify } from './classify.ts'
import { cuesOf } from './features.ts'
import { type Clocks, policyOf } from './policy.ts'
import { WEIGHTS } from './weights.ts'

/** What every component adds to every candidate's score, in the order of the candidates. */
export function contributions(
  query: QueryFeatures,
  candidates: readonly Candidate[],
  clocks: Clocks,
): Contributions[] {
  const weight = WEIGHTS[classify(query.text).class]
  return cuesOf(query, candidates).map((cue, index) => ({
    dense: weight.dense * cue.dense,
    lexical: weight.lexical * cue.lexical + weight.coverage * cue.coverage,
    neighbour:
      weight.denseNext * cue.denseNext +
      weight.denseNear * cue.denseNear +
      weight.lexicalNear * cue.lexicalNear +
      weight.lexicalSecond * cue.lexicalSecond +
      weight.answersDense * cue.answersDense +
      weight.answersLexical * cue.answersLexical,
    speaker: weight.speaker * cue.speaker,
    temporal:
      weight.timeMention * cue.timeMention +
      weight.dateSaid * cue.dateSaid +
      weight.dateTold * cue.dateTold,
    form:
      weight.question * cue.question +
      weight.quantity * cue.quantity +
      weight.preference * cue.preference +
      weight.news * cue.news +
      weight.reaction * cue.reaction +
      weight.names * cue.names,
    ...policyOf(candidates[index]!, clocks),
    lineage: 0,
  }))
}

/** The sum in a fixed order, so that equal contributions give bit-equal scores. */
export function total(parts: Contributions): number {
  let sum = 0
  for (const name of COMPONENTS) sum += parts[name]
  return sum
}
