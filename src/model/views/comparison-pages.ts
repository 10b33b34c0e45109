/** The comparisons that have a page. */

import { type Comparison, hasPage } from '../../schema/comparisons-and-paths.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'

export const comparisonPages = ({ comparisons }: Dictionary): readonly Comparison[] => comparisons.filter(hasPage)
