import { words } from './set.ts'

/** Words for relatives and friends, and the predicate that "my …" stands for. */
export const KIN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    child_of:
      'mom mum mother mama dad father papa parents parent stepmom stepdad stepmother stepfather',
    parent_of:
      'son daughter kid kids child children baby sons daughters stepson stepdaughter toddler newborn',
    sibling_of:
      'sister brother sisters brothers sibling siblings twin stepsister stepbrother sis bro',
    spouse_of:
      'wife husband spouse partner girlfriend boyfriend fiance fiancé fiancee fiancée hubby',
    relative_of: `aunt auntie uncle cousin cousins niece nephew grandma grandmother grandpa grandfather
      granny grandparents granddaughter grandson grandkids mother-in-law father-in-law sister-in-law
      brother-in-law family fam`,
    friend_of: 'friend friends bestie buddy pal roommate flatmate neighbor neighbour neighbors bff',
    colleague_of: `colleague colleagues coworker co-worker coworkers boss manager teammate teammates
      supervisor mentor assistant business-partner coach`,
  }).flatMap(([predicate, nouns]) => [...words(nouns)].map((noun) => [noun, predicate] as const)),
)

export const ANIMALS = words(`
dog dogs puppy puppies pup pups cat cats kitten kittens kitty kitties hamster guinea-pig pig rabbit
bunny parrot bird birds turtle turtles tortoise fish goldfish snake snakes lizard horse pony ferret
chicken chickens gecko pet pets labrador retriever poodle shepherd corgi husky pythons python
beagle bulldog pugs pug`)

export const OCCUPATIONS = words(`
accountant actor actress analyst architect artist assistant athlete attorney author baker banker
barber barista bartender biologist blogger builder bus-driver butcher buyer carpenter cashier chef
chemist clerk coach comedian consultant contractor cook copywriter counselor counsellor dancer
dentist designer detective developer dietitian director doctor driver economist editor electrician
engineer entrepreneur farmer filmmaker firefighter florist freelancer gamer gardener geologist
hairdresser historian illustrator instructor intern interpreter investigator janitor journalist judge
lawyer lecturer lawyer librarian lifeguard manager marine marketer mathematician mechanic merchant
midwife model musician novelist nurse nutritionist officer optician painter paralegal paramedic
pharmacist photographer physicist pilot plumber poet politician principal producer professor
programmer psychologist publicist realtor receptionist recruiter researcher sailor salesman
saleswoman scientist screenwriter sculptor secretary singer soldier statistician streamer student
surgeon surveyor tailor teacher technician technologist tester therapist trader trainer translator
tutor vet veterinarian videographer waiter waitress welder writer youtuber administrator admin
devops founder ceo cto cfo owner consultant strategist specialist`)

/** Something that one attends rather than visits. */
export const EVENTS = words(`
group groups concert meeting meetup parade class classes conference festival wedding party show event
events game games convention workshop ceremony fair seminar webinar lecture talk exhibition exhibit
expo gala fundraiser rally march protest retreat camp reunion funeral graduation tournament
competition contest race marathon match session sessions course training interview screening premiere
recital performance play opera service mass celebration picnic barbecue bbq summit hackathon
appointment reading dinner lunch brunch lesson lessons drive protest audition council shoot gig`)

export const CONDITIONS = words(`
allergy allergies asthma diabetes cancer arthritis migraine migraines headache headaches flu cold covid
anxiety depression adhd autism dyslexia insomnia eczema injury fever gastritis hypertension
ptsd ulcer infection pneumonia concussion anemia epilepsy sciatica lactose-intolerance`)

export const STATUSES = words('single married engaged divorced widowed separated')

/** Feelings that are worth keeping when they are about something. */
export const FEELINGS = words(`
accepted afraid alive alone angry anxious ashamed awful bad blessed bored bummed calm comfortable
confident connected content curious depressed determined devastated disappointed discouraged down
drained ecstatic embarrassed empowered encouraged energized excited exhausted free frustrated fulfilled
grateful guilty happy heartbroken helpless hesitant homesick honored hopeful hurt inspired insecure
isolated jealous joyful lonely lost lucky motivated moved nervous nostalgic optimistic overwhelmed
passionate peaceful positive powerful proud pumped relieved sad safe satisfied scared
shocked sick stressed stuck stoked stunned supported surprised thankful thrilled tiny tired touched
uncomfortable uneasy unsure upset vulnerable worried worn-out burned-out at-peace refreshed`)

/** States of systems and things. */
export const STATES = words(`
up down broken offline online live finished done complete completed ready deployed deprecated archived
running stopped failing failed green red blocked unblocked closed open paused cancelled canceled
delayed postponed fixed unavailable available active inactive disabled enabled empty full stuck merged
released obsolete slow unstable stable out-of-date dead alive over healthy degraded`)

/** Objects that say nothing worth keeping after "have", "got" or "had". */
export const EMPTY_OBJECTS = words(`
time fun blast idea ideas question questions doubt doubts problem problems trouble luck guts chance
feeling thought thoughts look point courage hope faith attitude way day days moment moments support
help back it them this that something anything everything nothing vibe vibes memory memories ball lot
lots ton bunch clue choice sense access news experience experiences kick feel control say talk break
plan plans fingers power energy sight mind handle respect passion love interest urge admiration stuff things thing something anything everything people`)
