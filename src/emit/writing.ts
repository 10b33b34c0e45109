/**
 * What the form needs in which entries are written: its script and style sheet, the names of all entries, against which
 * it checks a new one, and the texts of each as its folder holds them.
 */

import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Summary } from '../model/dictionary/summary.ts'
import type { Artifact } from '../model/views/artifact.ts'
import { file, fileOf } from '../model/web/address.ts'
import type { Materials } from './materials.ts'

export function* writing({ terms }: Dictionary, { write }: Site, materials: Materials): Iterable<Artifact> {
  if (!write) return
  const origin = 'the form for entries'
  yield { path: fileOf(file.writeScript), origin, render: () => materials.bundle('write') }
  yield { path: fileOf(file.writeStyle), origin, render: () => materials.bundle('write.css') }
  yield {
    path: fileOf(file.writeNames),
    origin,
    render: () => `[\n${terms.map(term => JSON.stringify(named(term))).join(',\n')}\n]\n`,
  }
  for (const { slug } of terms)
    yield { path: fileOf(file.writeEntry(slug)), origin, render: () => `${materials.readEntry(slug)}\n` }
}

/** What rules between entries look at. */
const named = ({ slug, id, date, level, subjects, needs, formerSlugs, draft, en, es }: Summary): Summary => ({
  ...{ slug, id, date, level, subjects, needs, formerSlugs },
  ...(draft && { draft }),
  en: namesIn(en),
  es: namesIn(es),
})

const namesIn = ({ title, aliases, variants }: Summary['en']): Summary['en'] => ({
  ...{ title, tagline: '', aliases, keywords: [] },
  ...(variants && { variants }),
})
