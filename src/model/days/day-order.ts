/** The order of the terms of the day, made once for each dictionary: sorting 10,000 slugs takes 12 ms. */
import { oncePer } from '../dictionary/once.ts'
import { shuffled } from './today.ts'

export const orderOf = oncePer((slugs: readonly string[]) => shuffled(slugs))
