/** How a predicate behaves when two claims about one subject meet. */
export interface Predicate {
  /** One value at a time: a newer one replaces the older. Otherwise values stand side by side. */
  readonly isFunctional: boolean
  /** The same relation read from its object: `parent_of` of `child_of`. */
  readonly inverse?: string
  /** Predicates that cannot hold of the same subject and object: `likes` of `dislikes`. */
  readonly excludes?: readonly string[]
  /** Objects that cannot hold together, for predicates that are not functional. */
  readonly about: string
}

export type Registry = Readonly<Record<string, Predicate>>

const one = (about: string, more: Omit<Predicate, 'isFunctional' | 'about'> = {}): Predicate => ({
  isFunctional: true,
  about,
  ...more,
})
const many = (about: string, more: Omit<Predicate, 'isFunctional' | 'about'> = {}): Predicate => ({
  isFunctional: false,
  about,
  ...more,
})

/** The predicates that the rules derive. A deployment may add its own, or change these. */
export const REGISTRY: Registry = {
  lives_in: one('where someone lives'),
  from_place: one('where someone comes from'),
  located_in: one('where a thing, a place or an organisation is'),
  works_at: one('who someone works for'),
  works_as: one('what someone does for a living'),
  studies: one('what or where someone studies'),
  works_on: many('a project or task someone is busy with'),
  relationship_status: one('single, engaged, married, divorced'),
  age: one('how old someone is'),
  birthday: one('the day someone was born'),
  named: one('the proper name of something that is also described'),
  spouse_of: many('married or partnered', { inverse: 'spouse_of' }),
  parent_of: many('mother or father of', { inverse: 'child_of' }),
  child_of: many('daughter or son of', { inverse: 'parent_of' }),
  sibling_of: many('sister or brother of', { inverse: 'sibling_of' }),
  relative_of: many('another relation by family', { inverse: 'relative_of' }),
  friend_of: many('friends with', { inverse: 'friend_of' }),
  colleague_of: many('works with', { inverse: 'colleague_of' }),
  has_pet: many('an animal someone keeps'),
  owns: many('a thing someone has'),
  likes: many('enjoys, loves, prefers', { excludes: ['dislikes'] }),
  dislikes: many('cannot stand, avoids', { excludes: ['likes'] }),
  prefers: one('what someone prefers in a matter'),
  does: many('a hobby or habit'),
  uses: many('a tool, product or technology in use'),
  did: many('something that was done, at a time'),
  visited: many('a place or event someone went to'),
  attended: many('an event someone took part in'),
  met: many('someone met somebody'),
  plans: many('something intended, at a time'),
  wants: many('a wish or goal'),
  feels: many('a feeling about something, at a time'),
  member_of: many('a group, team or club'),
  has_condition: many('an illness, injury or allergy'),
  believes: many('an opinion or conviction'),
  is_a: many('what kind of thing something is'),
  has_state: one('up, down, broken, finished'),
  has_version: one('the version in use'),
  has_size: one('how large something is'),
  has_value: one('a measured or agreed value: a latency, a coverage, a quota'),
  has_count: one('how many of something there are'),
  costs: one('the price of something'),
  deadline: one('when something is due'),
  scheduled_for: one('when something takes place'),
  owned_by: one('who is responsible for something'),
  runs_on: one('the platform or place something runs on'),
}
