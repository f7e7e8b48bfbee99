import { patternRule, type Rule } from './rule.ts'

/**
 * What pretends to end our text and begin somebody else's. A model's tokenizer obeys these even
 * inside quotation marks, and no sentence needs them.
 */
export const CONTROL_TOKENS: readonly Rule[] = [
  patternRule({
    id: 'chat-template-token',
    kind: 'boundary',
    // ChatML, Llama 3, Phi, DeepSeek and their kin: a name between <| and |>.
    pattern: /<\|\s?\/?[a-z][\w▁ ]{1,40}\|>/gi,
  }),
  patternRule({
    id: 'instruction-token',
    kind: 'boundary',
    pattern:
      /\[\/?(?:INST|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_RESULTS|TOOL_CALLS)\]|<<\/?SYS>>|<\/?(?:start|end)_of_turn>|<\/?(?:antml|function_calls|function_results)(?::\w{1,40})?>/gi,
  }),
  patternRule({
    id: 'memory-envelope',
    kind: 'boundary',
    // Our own answer to the model: a memory that closes or opens it would speak as the engine.
    pattern: /<\s{0,3}\/?\s{0,3}(?:recalled|stemma)[_-][a-z_-]{1,40}(?:\s[^<>]{0,300})?\/?>/gi,
  }),
]

/** Boundaries that also occur in honest code and quotations; there they are only flagged. */
export const BOUNDARY_TAGS: readonly Rule[] = [
  patternRule({
    id: 'role-tag',
    kind: 'boundary',
    pattern:
      /<\s{0,3}\/?\s{0,3}(?:system|system[_-](?:prompt|message|instructions?)|instructions?|developer[_-]message|assistant[_-](?:response|message)|tool[_-](?:result|response))\s{0,3}>/gi,
  }),
  patternRule({
    id: 'prompt-fence',
    kind: 'boundary',
    pattern:
      /(?<![-=*#_~])[-=*#_~]{3,80} {0,3}(?:end|begin|start|new|ende|beginn|fin|fine|konec)(?: {1,2}(?:of|the|der|des|du|de|del|system|user|new|previous|dieser?)){0,3} {1,2}(?:system|prompt|instructions?|context|input|document|conversation|anweisung(?:en)?|eingabe(?:aufforderung)?|kontext|anfrage|invite|istruzioni|instrucciones|instruções)\b(?: {0,3}[-=*#_~]{1,80})?/gi,
  }),
]
