/**
 * What a tool gives back: its result, with a text of its own where the JSON of the result is not the text, or the reason
 * why there is none, in words for the model that called it.
 */
export type Outcome<Value> = { readonly value: Value; readonly text?: string } | { readonly refusal: string }
