import { failureModes, reportFailure } from './failure.ts'
import { recordOutcome } from './outcome.ts'
import { retrieve } from './retrieve.ts'
import { review } from './review.ts'
import { save } from './save.ts'

/** What works and what does not: procedures, how they fared, and how they fail. */
export const skills = { save, retrieve, recordOutcome, review, reportFailure, failureModes }
