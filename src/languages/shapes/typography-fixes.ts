/** The typography fixes of a language: functions that find what `check --fix` replaces. */

/** The rules of style that the corrections satisfy. */
export type TypographyRule = 'quotation-marks' | 'hyphen-as-dash' | 'number-form' | 'unit-space'

export interface Replacement {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * @param masked text in which code and addresses are masked
 * @returns what to replace, in order, at offsets that are those of the text itself
 */
export type Typographer = (masked: string) => readonly Replacement[]
