/** The rule for `group`: the settings list it for the home topic of the entry. */
import type { Summary } from '../../model/dictionary/summary.ts'
import type { SiteFile } from '../../schema/site-settings.ts'
import type { Conflict } from './prerequisite-rules.ts'

/**
 * Checks `group` of all terms.
 * @param groups those of the settings; undefined where the settings have none, or are not at hand
 */
export function* checkGroups(terms: readonly Summary[], groups: SiteFile['groups']): Iterable<Conflict> {
  if (groups === undefined) return
  for (const term of terms) {
    const { group, subjects } = term
    const [home] = subjects
    const known = Object.keys((home && groups[home]) ?? {})
    if (group === undefined || known.includes(group)) continue
    const hint =
      known.length === 0 ? 'Remove it, or list it under `groups` in site.yaml.' : `Groups of it: ${known.join(', ')}.`
    const message = `the topic "${home}" has no group "${group}"`
    yield { term, file: 'term.yaml', path: ['group'], code: 'unknown-group', message, hint }
  }
}
