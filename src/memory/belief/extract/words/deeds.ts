import { words } from './set.ts'

/** Past verbs that tell of no deed: what was thought, said or meant. */
export const NO_DEED = words(`
be have know think mean want need hope wish guess say tell love like enjoy hate feel hear
understand agree appreciate forget remember believe expect seem look sound wonder care matter
happen thank ask suppose notice realize let keep help mention see bet stand miss worry deserve get
chat talk consider know find prefer admire give struggle plan grow decide agree dream`)

/** Of the verbs above, these tell of a deed when something definite follows. */
export const DEED_WITH_OBJECT = words(
  'chat get find see help give keep have hear ask realize miss talk tell',
)

/** Verbs that, in the present, tell of a hobby or a habit. */
export const HABITS = words(`
play run paint draw write read cook bake dance sing swim hike camp garden volunteer practice
collect knit sew surf ski skate climb cycle jog meditate train teach eat drink smoke coach
exercise travel fish ride drive speak stream photograph make compose perform attend watch listen
walk go do post journal mentor`)

/** "I'm doing", "I'm getting": too little to keep. */
export const IDLE_GERUNDS = words(`
doing going getting having being coming looking feeling thinking hoping trying saying
talking wondering keeping staying starting missing killing sending giving loving enjoying
putting waiting planning considering asking seeing calling letting leaving juggling facing living
dying wishing expecting believing joking kidding experiencing encountering noticing working
carrying pushing moving turning using handling providing creating seeking focusing figuring`)

const FIGURES =
  /\b(?:care of|a hand|some time$|dreams?|the fact|it slow|it easy|things slow|time off|difference|impact|progress|sense|plunge|hand at|heart into|hearts into|best|mark|my hand|their hand|it work|forward to|notes?|deep breath|step back|fingers|steps? (?:to|towards?)|a lot|touch with|advantage|for granted|word|part in this|sure|effort into|hard work|time to|strong connections|way through|boost|good look|look at|over (?:it|them)|up for it)\b/

/** Turns of phrase that sound like deeds: "took the plunge", "made a difference". */
export function isFigure(text: string): boolean {
  return FIGURES.test(text)
}
