/** The services that emitters require, on Node: files of public/ and of terms, scripts, and a renderer of cards. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import type { Raster } from '../cards/indexed-canvas.ts'
import { drawLogo } from '../cards/rasterize-logo.ts'
import { drawCard, drawCover } from '../cards/render-card-png.ts'
import type { Bundle, Logo, NodeServices } from '../emit/required-services.ts'
import { file, fileOf } from '../model/web/address.ts'
import { once } from '../text/memoize.ts'
import type { Folders } from './build-options.ts'

/** Characters up to which an icon is used as the logo. */
const LARGEST_ICON = 64 * 1024

export function makeNodeServices(folders: Folders, bundle: Bundle): NodeServices {
  const logo = once(() => ({ icon: readIcon(join(folders.public, fileOf(file.icon))) }))
  const drawn = once(() => logoOf(logo()))
  return {
    get publicFiles() {
      if (!existsSync(folders.public)) return []
      return fastGlob.sync('**', { cwd: folders.public, dot: true, followSymbolicLinks: false }).sort()
    },
    readPublicFile: path => readFileSync(join(folders.public, path)),
    readImage: (slug, image) => readFileSync(join(folders.content, 'terms', slug, image)),
    readTemplate: name => readFileSync(join(import.meta.dirname, '../emit/templates', name), 'utf8'),
    bundle,
    digest(pieces) {
      const digest = createHash('sha256')
      for (const piece of pieces) digest.update(piece)
      return digest.digest('hex')
    },
    get logo() {
      return logo()
    },
    drawCard: card => drawCard(card, drawn()),
    drawCover,
  }
}

/** The logo as it stands on cards. */
export const logoOf = ({ icon }: Logo): Raster | undefined => (icon === undefined ? undefined : drawLogo(icon))

/** The site's icon, if it has one. */
function readIcon(path: string): string | undefined {
  if (!existsSync(path)) return undefined
  const icon = readFileSync(path, 'utf8')
  return icon.length <= LARGEST_ICON ? icon : undefined
}
