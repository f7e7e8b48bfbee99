import type { Reporter, TestModule } from 'vitest/node'

/** Ends the output with the one line that says it all. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const results = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    )
    const broken = modules.filter((module) => module.errors().length > 0).length + errors.length
    const count = (state: string) => results.filter((each) => each === state).length
    const skipped = count('skipped')
    process.on('exit', () => {
      const rest = skipped === 0 ? '' : `, ${skipped} skipped`
      console.log(`${count('passed')} passed, ${count('failed') + broken} failed${rest}`)
    })
  }
}
