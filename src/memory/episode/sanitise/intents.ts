/** One intention of an attacker, as patterns over the classes of the lexicon. */
export interface Intent {
  readonly id: string
  /** What it adds to the score of its surroundings. One is enough to flag. */
  readonly weight: number
  /** A command to the model: fenced where it is direct, flagged where it is not. */
  readonly isCommand?: true
  readonly patterns: readonly string[]
}

/** Orders to set aside what was said before, or to bring out what is hidden. */
const COMMANDS: readonly Intent[] = [
  {
    id: 'override-instructions',
    weight: 1,
    isCommand: true,
    patterns: [
      'drop ..3 prior ..2 order|matter|said',
      'drop ..4 said ..1 prior',
      'drop ..2 above ..1 order|matter|said|end',
      'drop ..2 above and|instead|say',
      'drop ..2 your|all ..2 order',
      'drop ..2 order|matter ..2 prior|given',
      'drop ..3 given ..1 matter|order',
      'discard ..3 your ..1 instruct|guard',
      'discard ..3 prior ..1 instruct|guard',
      'prior|above ..2 order|matter ..2 drop',
      'your|all ..1 order ..2 drop',
      'not ..1 consult ..2 prior|above ..1 order',
      'not ..1 listen ..3 prior|order|everything',
      'listen ..1 not ..3 prior|order|everything',
      'listen ..2 prior|above ..1 order ..1 not',
      'not ..1 follow ..2 prior|your ..1 order',
    ],
  },
  {
    id: 'forget-everything',
    weight: 1,
    isCommand: true,
    patterns: [
      'drop ..1 everything ..5 prior|said',
      'drop ..1 everything ~3 say|write',
      'everything ..2 drop ..3 say|write',
      'everything ..2 prior|said ..2 drop',
    ],
  },
  {
    id: 'reveal-prompt',
    weight: 1,
    isCommand: true,
    patterns: [
      'show ..3 your ..2 hiddenText',
      'show ..2 your ..1 system|prior ..1 order',
      'show ..4 system ..1 hiddenText',
      'show ..4 hiddenText text',
      'show ..4 prior|above ..1 hiddenText|order|text',
      'show ..2 text ..1 above',
      'show ..2 everything|all ..3 above',
      'above ..1 hiddenText|order ..2 show',
    ],
  },
]

/** Signals that are not orders, or orders that people also give to each other. */
const SIGNALS: readonly Intent[] = [
  { id: 'forget', weight: 0.6, patterns: ['^drop ..1 everything', 'shout&drop ..2 shout'] },
  {
    id: 'discard-prior',
    weight: 0.7,
    patterns: [
      'discard ..3 all ..2 prior ..1 matter|order',
      'discard ..2 everything ..1 prior',
      'discard all your matter',
    ],
  },
  { id: 'deviate', weight: 1, patterns: ['deviate ..2 prior ..1 order'] },
  {
    id: 'ask-for-prompt',
    weight: 1,
    patterns: [
      'how are your ..1 order end',
      'your ..1 prior|system order ..1 are|end',
      'are written ..1 prior|above end',
      'written ..4 first ..4 hiddenText',
      'your system hiddenText|order',
      'your hiddenText end|text',
      'how are you said',
      'system hiddenText text',
    ],
  },
  { id: 'new-instructions', weight: 1, patterns: ['new instruct colon|dash'] },
  {
    id: 'new-task',
    weight: 0.6,
    patterns: [
      'new job ..1 colon|dash',
      'now ..4 new ..1 order|job',
      'now follow ..2 new',
      'new order ..1 follow',
      'follow ..2 new ..1 order',
      'your ..1 new ..1 order',
      'focus ..3 new|now ..2 order',
    ],
  },
  {
    id: 'task-switch',
    weight: 0.5,
    patterns: ['^now write', 'instead ..2 say|write', '^say|make now|instead'],
  },
  { id: 'now-comes', weight: 0.4, patterns: ['now follow', 'now ..1 follow a'] },
  { id: 'start-over', weight: 0.4, patterns: ['follow ..3 afresh'] },
  {
    id: 'praise',
    weight: 0.3,
    patterns: ['^praise ..1 end', '^praise done', 'very praise end', 'you praise done'],
  },
  {
    id: 'task-closed',
    weight: 0.3,
    patterns: ['^praise ..1 done', '^that ..1 done end', 'you ..5 done end'],
  },
  { id: 'halt', weight: 0.6, patterns: ['^stop dash|colon', '^stop drop', 'stop dash stop'] },
  { id: 'halt-and-say', weight: 1, patterns: ['^stop dash|colon say|write'] },

  {
    id: 'assign-role',
    weight: 1,
    patterns: [
      'i ..1 want ..1 you to actAs as',
      'i want ..1 you ..6 actAs',
      '^actAs as ..2 machine',
    ],
  },
  { id: 'act-as', weight: 0.7, patterns: ['actAs as ..2 machine', '^actAs as'] },
  {
    id: 'take-role',
    weight: 0.6,
    patterns: ['^take ..3 role', 'your new role', 'you ..1 take ..2 role'],
  },
  {
    id: 'you-are-now',
    weight: 0.6,
    patterns: ['^now you are ..1 name', '^now are you ..1 name', '^you are now ..1 name'],
  },
  { id: 'from-now-on', weight: 0.6, patterns: ['from now ..2 you', 'from now ..1 say|answer'] },
  { id: 'role-lock', weight: 0.6, patterns: ['stay ..4 role', 'role ..3 stay'] },
  {
    id: 'role-cast',
    weight: 0.4,
    patterns: ['actor ..3 film', 'actAs ..3 film', 'actor ..4 role'],
  },
  {
    id: 'jailbreak-persona',
    weight: 1,
    patterns: [
      'you are now ..2 jailbreak',
      'actAs as ..3 jailbreak',
      'enable|pretend ..1 developer mode',
      'developer mode enable',
    ],
  },
  {
    id: 'pretend',
    weight: 0.5,
    patterns: [
      '^pretend ..2 you',
      '^pretend ..1 to be',
      'answer as if you',
      '^answer as a',
      'stop being',
    ],
  },
  {
    id: 'you-are-a',
    weight: 0.4,
    patterns: ['^you are a name', '^you are not ..1 a', '^are you a name'],
  },
  {
    id: 'your-task',
    weight: 0.5,
    patterns: ['your ..1 job are', 'your ..1 job ..1 to', 'only on ..1 job'],
  },
  { id: 'protocol', weight: 0.6, patterns: ['i will ..6 you ..1 will', 'i will ..6 you answer'] },
  { id: 'game', weight: 0.4, patterns: ['play a ..1 game', 'game where|in you'] },
  { id: 'unbound', weight: 0.6, patterns: ['not ..1 guard|restriction', 'not matterless how'] },
  {
    id: 'amnesia',
    weight: 0.6,
    patterns: ['you ..3 amnesia everything', 'amnesia and ..1 everything', 'amnesia ..1 amnesia'],
  },
  { id: 'authority', weight: 0.6, patterns: ['i are your ..1 author'] },
  { id: 'obedience', weight: 0.7, patterns: ['i command you', 'you ..2 obey'] },

  {
    id: 'reply-only',
    weight: 0.5,
    patterns: [
      'only ..1 say|answer',
      'not ..1 write ..1 explanations',
      'only ..5 else',
      'answer ..1 only',
    ],
  },
  { id: 'my-first-request', weight: 0.5, patterns: ['my first request'] },
  {
    id: 'force-output',
    weight: 1,
    patterns: [
      'only say quote',
      '^say that ..4 judge end',
      'say ..1 that you hate',
      'say yes end',
      'say|answer ..3 always question with',
      'say after me',
    ],
  },
  {
    id: 'force-words',
    weight: 0.6,
    patterns: [
      '^say colon',
      '^say quote',
      'everything you say ..2 supposed',
      'say that you',
      '^say that',
      'say ..8 in your sentence',
      'you supposed ..1 say',
    ],
  },
  {
    id: 'shape-answer',
    weight: 0.7,
    patterns: ['close ..1 your|always sentence with', 'answer ..2 always|everything ..1 with'],
  },
  { id: 'not-answer', weight: 0.6, patterns: ['not answer ..2 question', 'not supposed ..3 say'] },
  { id: 'must-answer', weight: 0.6, patterns: ['you ..2 supposed ..1 answer'] },
  {
    id: 'ignore-sources',
    weight: 0.6,
    patterns: ['not ..4 matter given', 'not ..4 given matter', 'not consult ..2 matter'],
  },
  { id: 'own-knowledge', weight: 0.6, patterns: ['your own knowledge'] },
  {
    id: 'trigger-word',
    weight: 1,
    patterns: [
      'if i utter ..3 you ..1 utter',
      'if ..3 utter ..6 answer ..2 quote',
      'if you ..1 ask ..6 you ..1 answer',
    ],
  },
  {
    id: 'shouted-command',
    weight: 0.6,
    patterns: ['shout&say shout shout', 'shout&not shout shout', 'shout&only shout&say'],
  },
  { id: 'shouting', weight: 0.4, patterns: ['shout shout shout shout'] },
  { id: 'in-the-style', weight: 0.4, patterns: ['answer ..6 style'] },
  {
    id: 'answer-following',
    weight: 0.4,
    patterns: [
      'answer ..2 next ..1 question',
      'next question colon',
      'execute ..1 next ..1 request',
    ],
  },
  { id: 'hypothetical', weight: 0.6, patterns: ['hypothetical world'] },
  { id: 'other-self', weight: 0.6, patterns: ['you are not', 'how would you answer'] },
  { id: 'pressure', weight: 0.6, patterns: ['if you ..1 not answer'] },
  {
    id: 'plea',
    weight: 0.4,
    patterns: ['i ..3 want ..1 answer ..2 question', 'not ..1 hiddenText injection'],
  },
  { id: 'address-model', weight: 0.4, patterns: ['^greet model', 'you as ..1 model'] },

  { id: 'false-content', weight: 1, patterns: ['^make ..6 false headline'] },
  { id: 'staged-context', weight: 1, patterns: ['^context colon brace', 'sigil context colon'] },
  { id: 'staged-dialogue', weight: 0.5, patterns: ['input colon ..6 output colon'] },
  { id: 'open-turn', weight: 0.4, patterns: ['colon last'] },
]

export const INTENTS: readonly Intent[] = [...COMMANDS, ...SIGNALS]
