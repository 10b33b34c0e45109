/** What emitters need besides the dictionary: files of public/ and of terms, scripts, and a renderer of cards. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { cardOf } from '../cards/card.ts'
import { drawLogo, drawPng } from '../cards/draw.ts'
import { cardSvg, LOGO_SIZE } from '../cards/svg.ts'
import type { Bundle, Materials } from '../emit/materials.ts'
import { file, fileOf } from '../model/address.ts'
import { once } from '../model/once.ts'
import type { Folders } from './options.ts'

/** Characters up to which an icon is used as the logo. */
const LARGEST_ICON = 64 * 1024

export function openMaterials(folders: Folders, bundle: Bundle): Materials {
  const icon = once(() => readIcon(join(folders.public, fileOf(file.icon))))
  const shared = once(() => ({ icon: icon() }))
  const logo = once(() => {
    const svg = icon()
    return svg === undefined ? undefined : drawLogo(svg, LOGO_SIZE)
  })
  return {
    get publicFiles() {
      if (!existsSync(folders.public)) return []
      return fastGlob.sync('**', { cwd: folders.public, dot: true, followSymbolicLinks: false }).sort()
    },
    readPublicFile: path => readFileSync(join(folders.public, path)),
    readImage: (slug, image) => readFileSync(join(folders.content, 'terms', slug, image)),
    bundle,
    digest(pieces) {
      const digest = createHash('sha256')
      for (const piece of pieces) digest.update(piece)
      return digest.digest('hex')
    },
    card(term, language, site) {
      const drawing = () => cardSvg(cardOf(term, language, site, logo()))
      return { inputs: [cardOf(term, language, site), shared()], drawing, render: () => drawPng(drawing()) }
    },
  }
}

/** The site's icon, if it has one. */
function readIcon(path: string): string | undefined {
  if (!existsSync(path)) return undefined
  const icon = readFileSync(path, 'utf8')
  return icon.length <= LARGEST_ICON ? icon : undefined
}
