/**
 * The interface of the services that some emitters require of a build, since they need Node or native code: reading
 * folders, bundling, drawing. `site-build/node-services.ts` implements it; the emitters name the files and run
 * anywhere.
 */

import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Artifact } from '../model/views/artifact.ts'
import type { Card, Cover } from '../model/views/social-card-text.ts'

/** An entry in src/browser, without its ending; or the form of src/entry-form, and its style sheet. */
export type Script = 'site' | 'search' | 'theme' | 'embed' | 'offline/service-worker' | 'write' | 'write.css'

/** Gives the text of a script. */
export type Bundle = (script: Script) => string

export interface Logo {
  /** Text of an SVG; without one, cards show only the name of the site. */
  readonly icon: string | undefined
}

export interface NodeServices {
  /** Paths of the files in public/, sorted by code unit. */
  readonly publicFiles: readonly string[]
  readPublicFile(path: string): Uint8Array
  /** Reads the illustration beside the files of a term. */
  readImage(slug: string, image: string): Uint8Array
  /** A configuration of a web server, with places for values (`text/fill-file-template.ts`). */
  readTemplate(name: 'nginx.conf' | 'Caddyfile'): string
  readonly bundle: Bundle
  /** Digest of all pieces together, in hexadecimal. */
  digest(pieces: Iterable<string | Uint8Array>): string
  /** What the logo on cards is drawn from, one object for all of them. */
  readonly logo: Logo
  /** Draws a card as PNG. */
  drawCard(card: Card): Uint8Array
  /** Draws the cover of a book as PNG. */
  drawCover(cover: Cover): Uint8Array
}

export type ServiceEmitter = (dictionary: Dictionary, site: Site, services: NodeServices) => Iterable<Artifact>
