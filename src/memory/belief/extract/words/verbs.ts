import { words } from './set.ts'

export type VerbForm = 'base' | 's' | 'past' | 'participle' | 'ing'

/** One reading of a word as a verb. `put` has several: the first that fits the context counts. */
export interface VerbReading {
  readonly lemma: string
  readonly form: VerbForm
}

/** base past participle; a missing participle equals the past. */
const IRREGULAR = `
be was been, become became become, begin began begun, bet bet, break broke broken, bring brought,
build built, burn burnt, buy bought, catch caught, choose chose chosen, come came come, cost cost,
cut cut, deal dealt, dig dug, do did done, draw drew drawn, drink drank drunk, drive drove driven,
eat ate eaten, fall fell fallen, feed fed, feel felt, fight fought, find found, fly flew flown,
forget forgot forgotten, forgive forgave forgiven, freeze froze frozen, get got gotten,
give gave given, go went gone, grow grew grown, hang hung, have had, hear heard, hide hid hidden,
hit hit, hold held, hurt hurt, keep kept, know knew known, lead led, learn learnt, leave left,
lend lent, let let, light lit, lose lost, make made, mean meant, meet met, overcome overcame overcome,
pay paid, put put, quit quit, read read, rebuild rebuilt, ride rode ridden, ring rang rung,
rise rose risen, run ran run, say said, see saw seen, sell sold, send sent, set set, sew sewed sewn,
shake shook shaken, shoot shot, show showed shown, shut shut, sing sang sung, sit sat, sleep slept,
speak spoke spoken, speed sped, spend spent, split split, spread spread, stand stood,
steal stole stolen, stick stuck, swim swam swum, take took taken, teach taught, tear tore torn,
tell told, think thought, throw threw thrown, understand understood, wake woke woken,
wear wore worn, win won, write wrote written`

const REGULAR = `
accept achieve add adopt agree aim allow analyze apply appreciate arrange arrive ask assemble attempt
attend audition avoid bake battle believe belong book borrow browse call camp cancel capture care
carve celebrate change chat check clean climb close coach code collaborate collect compete complete
compose conduct configure connect consider contact continue convert convince cook cover craft crash
create cycle dance date debug decide decorate deploy design develop die discover discuss dislike
donate download dye drop earn embrace end enjoy enroll enter escape estimate exercise expand expect
experience experiment explore express face fail fast fetch film finalize finish fix focus follow
foster found gain garden gather graduate guide handle happen harvest hate help hike hire hope host
identify implement import improve include increase inherit injure insert inspire install integrate
interview introduce invent invest invite jog join journal jump kayak knit land last launch lift like
limit list listen live load lock look love maintain manage marry master measure meditate mentor merge
migrate miss mix model monitor move name need notice obtain offer open optimize order organize own
pack paint park participate partner pass perform pet photograph pick plan plant play post practice
prefer prepare present pressure process produce profile promise promote propose prove publish pull
purchase pursue push raise reach realize receive recommend reconnect record recover redesign reduce
refactor refer reflect refuse register reject relax release relocate remember remove renew renovate
rent repair replace rescue research resign rest restore resume retire return review revisit roast sail
save schedule score scout search secure serve settle share ship shop sign skate ski skip smoke snap
solve sponsor start stay stop stream stroll structure struggle study submit suffer suggest support
surf survive swap switch tackle talk test thank tour track trade train transfer transition translate
travel trek treat try turn tweak type update upgrade upload use validate visit volunteer vote provide display explain calculate respond answer
vow wait walk wander want wash watch welcome wish wonder work worry wrap raise rescue`

/** Verbs that double their last consonant. */
const DOUBLING = words(
  'chat drop fast jog hug knit pet plan ship shop skip snap spot stop swap wrap run sit swim get cut set put win begin dig hit let quit shut split forget refer prefer scan plug map log submit commit stir dip',
)

const READINGS = buildReadings()

/** How a lower-case word may be read as a verb; empty for a word that the lexicon does not hold. */
export function verbReadings(word: string): readonly VerbReading[] {
  return READINGS.get(word) ?? []
}

export function verbAs(word: string, ...forms: readonly VerbForm[]): VerbReading | undefined {
  return verbReadings(word).find(({ form }) => forms.includes(form))
}

/** The past form of a word after "I", also when the lexicon does not hold the verb. */
export function pastOf(word: string): VerbReading | undefined {
  const known = verbAs(word, 'past')
  if (known !== undefined) return known
  if (READINGS.has(word) || NOT_PAST.has(word)) return undefined
  return /^[a-z]{3,}ed$/.test(word) ? { lemma: word.slice(0, -2), form: 'past' } : undefined
}

const NOT_PAST = words(
  'need speed indeed hundred seed feed bed red tired excited thrilled used supposed',
)

/** The form after "she": works, goes, studies. */
export function thirdPerson(lemma: string): string {
  if (lemma === 'be') return 'is'
  if (lemma === 'have') return 'has'
  if (/(?:s|x|z|ch|sh|o)$/.test(lemma)) return `${lemma}es`
  if (/[^aeiou]y$/.test(lemma)) return `${lemma.slice(0, -1)}ies`
  return `${lemma}s`
}

function buildReadings(): ReadonlyMap<string, readonly VerbReading[]> {
  const readings = new Map<string, VerbReading[]>()
  const add = (word: string, lemma: string, form: VerbForm) => {
    const known = readings.get(word)
    if (known === undefined) readings.set(word, [{ lemma, form }])
    else known.push({ lemma, form })
  }
  const addRegular = (lemma: string) => {
    add(lemma, lemma, 'base')
    add(thirdPerson(lemma), lemma, 's')
    add(gerund(lemma), lemma, 'ing')
  }
  for (const entry of IRREGULAR.split(',')) {
    const [lemma = '', past = '', participle = past] = entry.trim().split(/\s+/)
    addRegular(lemma)
    add(past, lemma, 'past')
    add(participle, lemma, 'participle')
  }
  add('got', 'get', 'participle')
  for (const lemma of words(REGULAR)) {
    addRegular(lemma)
    for (const form of ['past', 'participle'] as const) add(regularPast(lemma), lemma, form)
  }
  for (const form of ['past', 'participle'] as const) add('learned', 'learn', form)
  return readings
}

function gerund(lemma: string): string {
  if (DOUBLING.has(lemma)) return `${lemma}${lemma.at(-1)}ing`
  if (/ie$/.test(lemma)) return `${lemma.slice(0, -2)}ying`
  if (/[^eo]e$/.test(lemma) && lemma !== 'be') return `${lemma.slice(0, -1)}ing`
  return `${lemma}ing`
}

function regularPast(lemma: string): string {
  if (DOUBLING.has(lemma)) return `${lemma}${lemma.at(-1)}ed`
  if (lemma.endsWith('e')) return `${lemma}d`
  if (/[^aeiou]y$/.test(lemma)) return `${lemma.slice(0, -1)}ied`
  return `${lemma}ed`
}
