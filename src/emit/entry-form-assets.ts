/**
 * What the form needs in which new entries are written: its script and style sheet, and the names of all entries, against
 * which it checks a new one.
 */
import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Summary } from '../model/dictionary/summary.ts'
import type { Artifact } from '../model/views/artifact.ts'
import { file } from '../model/web/address.ts'
import { artifact } from './make-artifact.ts'
import type { NodeServices } from './required-services.ts'

export function* entryForm({ terms }: Dictionary, { write }: Site, services: NodeServices): Iterable<Artifact> {
  if (!write) return
  const origin = 'the form for entries'
  yield artifact(file.writeScript, origin, () => services.bundle('write'))
  yield artifact(file.writeStyle, origin, () => services.bundle('write.css'))
  const names = () => `[\n${terms.map(term => JSON.stringify(named(term))).join(',\n')}\n]\n`
  yield artifact(file.writeNames, origin, names)
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
