/** Addresses of pages and files that earlier versions of the program made, and where they lead now. */
import { SUBJECTS } from '../../schema/bounds.ts'
import { LANGUAGES, type Language } from '../../schema/language.ts'
import { file, page } from './address.ts'

type Move = readonly [from: string, to: string]

export const retiredPages = (language: Language): readonly Move[] => [
  [page.named(language, 'today'), page.home(language)],
  [page.named(language, 'feeds'), page.new(language)],
  ...SUBJECTS.map((subject): Move => {
    const topic = page.topic(language, subject)
    return [`${topic}map/`, topic]
  }),
]

/** Feeds, and descriptions of the search for browsers. */
export const RETIRED_FILES: readonly Move[] = LANGUAGES.flatMap((language): readonly Move[] => [
  [`/feeds/${language}/today.atom`, file.feed(language, 'atom')],
  [`/feeds/${language}/today.json`, file.feed(language, 'json')],
  [`/feeds/${language}/today.ics`, page.home(language)],
  [`${page.home(language)}opensearch.xml`, page.search(language)],
])

/** Names of entries, by which `embed.js` once marked terms in articles of other sites. */
export const RETIRED_EMBEDS: readonly Move[] = LANGUAGES.map(
  (language): Move => [`${page.term(language, 'embed')}names.json`, page.developers(language)],
)

export const RETIRED_DOWNLOADS: readonly Move[] = [
  ...LANGUAGES.flatMap(language =>
    ['definition-word', 'word-definition', 'word-word'].map(
      (deck): Move => [`/downloads/anki-${deck}-${language}.txt`, file.anki(language)],
    ),
  ),
  ['/downloads/stardict-en-es.zip', file.starDict('en')],
  ['/downloads/stardict-es-en.zip', file.starDict('es')],
  ['/downloads/terms.jsonld', file.turtle],
]
