/**
 * The picture of every term in each language, named here and not among the emitters: drawing needs native code and
 * files of fonts, which not every host has.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cardOf } from '../cards/card.ts'
import { drawLogo, drawPng } from '../cards/draw.ts'
import { cardSvg, LOGO_SIZE } from '../cards/svg.ts'
import { file, fileOf } from '../model/address.ts'
import type { Artifact } from '../model/artifact.ts'
import type { Dictionary } from '../model/dictionary.ts'
import { once } from '../model/once.ts'
import type { Site } from '../model/site.ts'
import { LANGUAGES } from '../schema/language.ts'
import type { Folders } from './options.ts'

/** Characters up to which an icon is used as the logo. */
const LARGEST_ICON = 64 * 1024

export function* cards(folders: Folders, dictionary: Dictionary, site: Site): Iterable<Artifact> {
  const icon = readIcon(join(folders.public, fileOf(file.icon)))
  const shared = { icon }
  const logo = once(() => (icon === undefined ? undefined : drawLogo(icon, LOGO_SIZE)))
  for (const term of dictionary.terms) {
    for (const language of LANGUAGES) {
      const drawing = () => cardSvg(cardOf(term, language, site, logo()))
      yield {
        path: file.card(language, term.slug).slice(1),
        origin: `the card of the term "${term.slug}"`,
        inputs: [cardOf(term, language, site), shared],
        drawing,
        render: () => drawPng(drawing()),
      }
    }
  }
}

/** The site's icon, if it has one. */
function readIcon(path: string): string | undefined {
  if (!existsSync(path)) return undefined
  const icon = readFileSync(path, 'utf8')
  return icon.length <= LARGEST_ICON ? icon : undefined
}
