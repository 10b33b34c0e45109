/** Rules about the links of "Further reading": labels, encryption, tracking, which one comes first, duplicates. */

import type { LintEntry } from './passages.ts'
import type { Remark } from './style-finding.ts'

/** Query parameters that track readers. */
const TRACKING_PARAMETER = /[?&](?:utm_\w+|fbclid|gclid|mc_cid|mc_eid|igshid|msclkid|ref_src)=/i

/** Labels without meaning outside their sentence. */
const EMPTY_LABEL =
  /^(?:(?:click|tap) here|here|this page|this link|link|page|website|read more|more|more information|learn more|source|(?:haz |hacer )?clic aquí|aquí|este enlace|enlace|esta página|página|sitio web|leer más|más|más información|saber más|fuente|https?:\/\/\S*)$/i

/** Hosts of Wikipedia and of papers, which come second where a reader is no practitioner. */
const NOT_FIRST = /^https?:\/\/(?:\w+\.(?:m\.)?wikipedia\.org|arxiv\.org|doi\.org)\//

/** Checks the links of "Further reading". */
export function* checkLinks({ text, term }: LintEntry): Iterable<Remark> {
  const first = new Map<string, number>()
  for (const [i, { label, url }] of text.links.entries()) {
    const about = { path: ['links', i, 'url'], words: url }
    if (EMPTY_LABEL.test(label.trim())) {
      const message = `the label "${label}" does not say where it leads`
      const hint = 'Write the title of the page.'
      yield { rule: 'link-label', path: ['links', i, 'label'], words: label, message, hint }
    }
    const address = (message: string, hint: string): Remark => ({ rule: 'link-address', ...about, message, hint })
    if (url.startsWith('http:')) yield address('the address is not encrypted', 'Write https, and open it to be sure.')
    const tracking = TRACKING_PARAMETER.exec(url)?.[0].slice(1, -1)
    if (tracking !== undefined)
      yield address(`"${tracking}" in the address follows readers`, 'Remove it from the address.')
    if (i === 0 && term.level !== 3 && NOT_FIRST.test(url))
      yield address(
        'it comes first, and is Wikipedia or a paper',
        'Put an official or neutral page for readers before it.',
      )
    const key = url.replace(/#.*$/, '').replace(/\/$/, '')
    const earlier = first.get(key)
    if (earlier === undefined) first.set(key, i)
    else {
      const message = `the address is that of link ${earlier + 1}`
      yield { rule: 'duplicate-link', ...about, message, hint: 'Keep one of the two.' }
    }
  }
}
