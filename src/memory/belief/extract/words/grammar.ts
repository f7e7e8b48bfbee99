import { words } from './set.ts'

/** Small words that steer the reading of a clause. */

export const ADVERBS = words(`
absolutely absolutley actually again ago almost already also always anyway apparently barely basically
certainly completely constantly currently daily definitely deeply especially eventually ever exactly
extremely finally first frankly frequently fully generally gladly gradually greatly happily hardly
honestly hopefully immediately incredibly instead just kinda lately later literally lovingly together
luckily mainly mostly never nearly nowadays now obviously occasionally often only originally
particularly perfectly personally pretty previously probably quickly quite rarely really recently
regularly seriously simply slowly so sometimes soon specifically still successfully suddenly super
surely thankfully then too totally truly typically ultimately unfortunately usually very well yet
even currently somehow sorta weekly monthly indeed sincerely overall fortunately since`)

/** What may stand before the subject without changing what is said. */
export const OPENERS = words(`
oh ah aw aww wow yeah yep yup yes no nope nah ok okay hey hi hello well sure thanks haha hmm whoa woah
man dude btw fyi anyway anyways cool nice great awesome amazing sweet right true plus and but so or
also besides however meanwhile additionally furthermore honestly actually unfortunately luckily
fortunately thankfully sadly recently lately currently now today yesterday tomorrow tonight finally
basically apparently then still overall personally definitely absolutely totally exactly obviously
correction sorry wait oops update because since although though after as well for sure`)

export const TIME_WORDS = words(`
yesterday today tomorrow tonight last next this past previous week weeks weekend month months year
years day days night morning afternoon evening summer winter spring fall autumn monday tuesday
wednesday thursday friday saturday sunday january february march april may june july august september
october november december mon tue wed thu fri sat sun jan feb mar apr jun jul aug sep sept oct nov dec
ago on in at the a an few couple of other back recently lately earlier once early late before after
during by around about since from now two three four five six seven eight nine ten one mid end
beginning time first hour hours minutes christmas thanksgiving easter halloween couple half`)

export const SUBJECT_PRONOUNS = words('i we he she they it you')
export const PRONOUNS = words(`
i me my mine myself we us our ours ourselves you your yours yourself he him his himself she her hers
herself it its itself they them em their theirs themselves this that these those someone somebody anyone
anybody everyone everybody something anything everything nothing one ones none both all each some any
here there what which who whom whose how why where when stuff things thing lot lots ton tons much many
more most so such same way bit few`)
export const DETERMINERS = words(
  'a an the my our his her their its some any this that these those another',
)
export const SECOND_PERSON = words("you your yours yourself ya u y'all yourselves")

export const BE = words("am 'm is 's are 're was were be been being")
export const MODALS = words("will 'll would could can should might may must shall wo ca")
export const AUXILIARIES = words(`
am 'm is 's are 're was were be been being have 've has had 'd do does did will 'll would could can
should might may must shall wo ca gonna gotta wanna`)

/** Conjunctions that always open another clause. */
export const LINKS = words(`
but because although though while whereas when whenever if unless until till where which who whose
whom whether so except once as cuz cause wherever how why what`)
/** What follows these is imagined, conditional or generic, so nothing in it is claimed. */
export const UNCLAIMED_LINKS = words(
  'if unless whether when whenever until till where which who whose whom wherever how why what as while once',
)
export const PREPOSITIONS = words(`
about above across after against along among around at before behind below beside between beyond by
down during for from in inside into like near of off on onto out outside over past since through to
toward towards under up upon using via with within without`)
export const INTERROGATIVES = words('what how why who which where when whose whom')

/** "I think I need …": the clause inside is claimed, a little less surely. */
export const MATRIX_VERBS = words(`
think guess believe know realize realized realised mean meant say said knew found noticed noticing feel
decided confess admit mentioned heard figured that suppose glad happy sorry afraid and but so because since
although though plus then also`)
export const HOPES = words('wish hope wished hoped imagine suppose pretend wonder wondering')
