/** What a tool gives back: its result, or the reason why there is none, in words for the model that called it. */
export type Outcome<Value> = { readonly value: Value } | { readonly refusal: string }
