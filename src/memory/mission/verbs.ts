import { recommendCapabilities } from './capabilities.ts'
import { decide, reject } from './decide.ts'
import { lineage } from './lineage.ts'
import { changesSince, decisions, delta, observations } from './log.ts'
import { advanceMission, amendMission, createMission } from './mission.ts'
import { observe, observeBatch } from './observe.ts'
import { blastRadius, retract, review } from './retract.ts'
import { readSlice, slice } from './slice.ts'
import { missionState } from './state.ts'
import { validate } from './validate.ts'

/** What can be done with a mission. */
export const missions = {
  create: createMission,
  advance: advanceMission,
  amend: amendMission,
  state: missionState,
  observe,
  observeBatch,
  decide,
  reject,
  validate,
  slice,
  readSlice,
  observations,
  decisions,
  delta,
  changesSince,
  lineage,
  blastRadius,
  retract,
  review,
  recommendCapabilities,
}
