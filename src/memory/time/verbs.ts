import { defineAnchor, defineWindow } from './define.ts'
import { refreshTime } from './link.ts'
import { times as list } from './list.ts'

/** Names for instants and stretches of time. */
export const times = { defineAnchor, defineWindow, refresh: refreshTime, list } as const
