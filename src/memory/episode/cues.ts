const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })
const MONTH = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })

/**
 * The words by which a person would look for an episode beside what was said: who said it, and when.
 * They stand in the full-text index next to the content; the dense vector does not see them.
 */
export function cuesOf(episode: { speaker?: string | undefined; capturedAt: Date }): string {
  const { speaker = '', capturedAt } = episode
  const date = `${WEEKDAY.format(capturedAt)} ${capturedAt.getUTCDate()} ${MONTH.format(capturedAt)} ${capturedAt.getUTCFullYear()}`
  return `${speaker} ${date}`.trim()
}
