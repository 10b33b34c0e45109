/**
 * Rules by which browsers fetch a page while the pointer rests on its link (a draft of the WICG). Pages end with a slash;
 * searches are asked when they are wanted.
 */
import { file, href } from '../model/web/address.ts'
import { oneFile } from './make-artifact.ts'

export const speculation = oneFile(file.speculation, 'the rules for fetching pages ahead', (_, site) => {
  const prefetch = [{ where: { href_matches: `${href(site, '/*')}/` }, eagerness: 'moderate' }]
  return `${JSON.stringify({ prefetch })}\n`
})
