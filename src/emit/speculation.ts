/**
 * Rules by which browsers fetch a page while the pointer rests on its link (speculation rules, a draft of the WICG). They
 * cost readers of other browsers nothing, and no script.
 */

import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Artifact } from '../model/views/artifact.ts'
import { file, fileOf, href } from '../model/web/address.ts'

export function* speculation(_: Dictionary, site: Site): Iterable<Artifact> {
  yield {
    path: fileOf(file.speculation),
    origin: 'the rules for fetching pages ahead',
    render: () => `${JSON.stringify(rules(site))}\n`,
  }
}

/** Pages end with a slash; searches are asked when they are wanted. */
const rules = (site: Site) => ({
  prefetch: [{ where: { href_matches: `${href(site, '/*')}/` }, eagerness: 'moderate' }],
})
