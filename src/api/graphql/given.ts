type Given<Input> = { [name in keyof Input]: Mutable<Exclude<Input[name], null>> }
type Mutable<Value> = Value extends readonly (infer Item)[] ? Item[] : Value

/** GraphQL says null where a caller said nothing; the verbs want to hear nothing. */
export function given<Input extends object>(input: Input): Given<Input> {
  const entries = Object.entries(input).filter(([, value]) => value !== null)
  return Object.fromEntries(entries) as Given<Input>
}
