/** Marks of what pages load, eight characters of a hash each: a new version has a new address, so no cache shows an old one. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { Marks } from '../model/site.ts'
import type { Bundle } from './bundle.ts'

/**
 * Scripts are bundled when their mark is first read, so that checking the content, which shows no page, need not wait.
 * @param style path of the style sheet
 */
export const marksOf = (style: string, bundle: Bundle): Marks => ({
  style: existsSync(style) ? markOf(readFileSync(style)) : '0',
  get theme() {
    return markOf(bundle('theme'))
  },
  get site() {
    return markOf(bundle('site'))
  },
  get search() {
    return markOf(bundle('search'))
  },
  get try() {
    return markOf(bundle('try'))
  },
})

const markOf = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 8)
