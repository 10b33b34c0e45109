/** OpenSearch descriptions, with which browsers can search the dictionary from the address bar. */

import type { PageContext } from '../model/views/artifact.ts'
import { absolute, file, page } from '../model/web/address.ts'
import type { InBoth } from '../schema/language.ts'
import { DECLARATION, escapeXml } from '../text/xml.ts'
import { oneFileEach } from './one-file.ts'

export const openSearch = oneFileEach(file.openSearch, 'the description of the search', description)

/** Bounds of OpenSearch 1.1, in characters. */
const MAX_SHORT_NAME_CHARACTERS = 16
const MAX_DESCRIPTION_CHARACTERS = 1024

/** Browsers identify search engines by their short names, so that of the second language names the language. */
const SUFFIX: InBoth<string> = { en: '', es: ' (es)' }

function description(context: PageContext): string {
  const { language, dictionary, site } = context
  const [example] = dictionary.byTitle(language)
  const suffix = SUFFIX[language]
  return `${DECLARATION}<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(cut(site.name, MAX_SHORT_NAME_CHARACTERS - suffix.length) + suffix)}</ShortName>
<Description>${escapeXml(cut(site.description[language], MAX_DESCRIPTION_CHARACTERS))}</Description>
<Url type="text/html" template="${escapeXml(absolute(site, page.search(language)))}?q={searchTerms}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(absolute(site, file.openSearch(language)))}"/>
<Image width="16" height="16" type="image/x-icon">${escapeXml(absolute(site, file.favicon))}</Image>
<Image width="192" height="192" type="image/png">${escapeXml(absolute(site, file.icon192))}</Image>
${example ? `<Query role="example" searchTerms="${escapeXml(encodeURIComponent(example[language].title))}"/>\n` : ''}<Language>${language}</Language>
<InputEncoding>UTF-8</InputEncoding>
<OutputEncoding>UTF-8</OutputEncoding>
</OpenSearchDescription>
`
}

/** Truncates a text without splitting characters. */
const cut = (text: string, length: number): string => {
  let short = ''
  for (const character of text) {
    if (short.length + character.length > length) break
    short += character
  }
  return short.trimEnd()
}
