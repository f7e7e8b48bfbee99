import { openLocalEmbedder } from '../../../src/embed/local.ts'

/** Ends in the middle of its work, as a command does that has what it wanted. */
const embedder = await openLocalEmbedder({ workerCount: 1 })
void embedder.embed(['word '.repeat(500)], 'passage')
setTimeout(() => process.exit(7), 5)
