/**
 * The picture of every term in each language, named here and not among the emitters: drawing needs native code and
 * files of fonts, which not every host has.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cardOf } from '../cards/card.ts'
import { drawPng } from '../cards/draw.ts'
import { cardSvg } from '../cards/svg.ts'
import { file, fileOf } from '../model/address.ts'
import type { Artifact } from '../model/artifact.ts'
import type { Dictionary } from '../model/dictionary.ts'
import type { Site } from '../model/site.ts'
import { LANGUAGES } from '../schema/language.ts'
import type { Folders } from './folders.ts'

/** Bytes up to which a mark is taken into every card. */
const LARGEST_MARK = 16 * 1024

export function* cards(folders: Folders, dictionary: Dictionary, site: Site): Iterable<Artifact> {
  const mark = readMark(join(folders.public, fileOf(file.icon)))
  const shared = { mark }
  for (const term of dictionary.terms) {
    for (const language of LANGUAGES) {
      const drawing = () => cardSvg(cardOf(term, language, site, mark))
      yield {
        path: file.card(language, term.slug).slice(1),
        origin: `the card of the term "${term.slug}"`,
        inputs: [term, shared],
        drawing,
        render: () => drawPng(drawing()),
      }
    }
  }
}

/** The site's icon, if it has one that is small enough to stand in every card. */
function readMark(path: string): string | undefined {
  if (!existsSync(path)) return undefined
  const mark = readFileSync(path, 'utf8')
  return mark.length <= LARGEST_MARK ? mark : undefined
}
