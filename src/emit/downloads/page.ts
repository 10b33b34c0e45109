/** The page of downloads. It says how large they are, so it is made when all of them have been. */

import type { Dictionary } from '../../model/dictionary/dictionary.ts'
import type { Site } from '../../model/dictionary/site.ts'
import type { Artifact } from '../../model/views/artifact.ts'
import { downloadsKind, type Sizes } from '../../pages/downloads.ts'
import { LANGUAGES } from '../../schema/language.ts'
import { pageSet } from '../page-set.ts'

export function downloadPages(dictionary: Dictionary, site: Site, sizes: Sizes): readonly Artifact[] {
  const { family } = pageSet(downloadsKind(sizes))
  return LANGUAGES.flatMap(language => [...family(language).emit(dictionary, site)])
}
