/** What a look at a picture tells. */
export type Looked =
  | { readonly width: number; readonly height: number }
  /** Words that follow "the file is damaged:". */
  | { readonly damage: string }
  | { readonly isAnimated: true }
