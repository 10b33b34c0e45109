/** The map of a topic: which entries to read before which, as a drawing and as lists. */

import { VISIT_STRINGS } from '../languages/strings.ts'
import type { Frame } from '../model/dictionary/site.ts'
import type { Summary } from '../model/dictionary/summary.ts'
import { type MapEntry, type TopicMap, topicMap } from '../model/relations/topic-map.ts'
import { href, page } from '../model/web/address.ts'
import { SUBJECTS } from '../schema/bounds.ts'
import type { Subject } from '../schema/classification.ts'
import { inBoth, type Language } from '../schema/language.ts'
import { type Html, html } from '../text/html.ts'
import { glyph } from './icons.ts'
import { bullets, markdownList, markdownTermLink } from './markdown.ts'
import { frameOf, type PageKind } from './page-kind.ts'
import { headwordOf, termLink, termList } from './term-list.ts'

export const TOPIC_MAP: PageKind<Subject> = {
  name: 'maps',
  part: frameOf,
  items: (_, dictionary) => SUBJECTS.filter(subject => dictionary.count(subject) > 0),
  origin: subject => `the map of the topic "${subject}"`,
  paths: subject => inBoth(language => page.topicMap(language, subject)),
  view(subject, { language, dictionary, site }) {
    const strings = VISIT_STRINGS[language]
    const topic = site.subjects[subject][language]
    const map = topicMap(subject, language, dictionary)
    return {
      title: strings.mapOf(topic),
      description: strings.mapDescription(topic),
      topic: subject,
      trail: [[topic, page.topic(language, subject)]],
      thing: { '@type': 'CollectionPage' },
      main: () => html`<h1>${glyph(subject)}${strings.mapOf(topic)}</h1>
<p class="tagline">${strings.mapDescription(topic)}</p>
${drawing(map, language, site)}${map.stages.map((stage, i) => stageList(stage, i + 1, language, site))}${
  map.free.length > 0 &&
  html`<section aria-labelledby="free">
<h2 id="free">${strings.free}</h2>
${termList(map.free, language, site)}
</section>
`
}`,
      blocks: () => [
        ...map.stages.flatMap((stage, i) => [
          `## ${strings.stage(i + 1)}`,
          bullets(
            stage.map(({ term, after }) => {
              const line = markdownTermLink(term, language, site)
              return after.length === 0 ? line : `${line} (${strings.needs} ${names(after, language)})`
            }),
          ),
        ]),
        ...(map.free.length > 0 ? [`## ${strings.free}`, markdownList(map.free, language, site)] : []),
      ],
    }
  },
}

const names = (terms: readonly Summary[], language: Language): string =>
  terms.map(term => headwordOf(term, language)).join(', ')

const stageList = (stage: readonly MapEntry[], number: number, language: Language, site: Frame): Html =>
  html`<section aria-labelledby="stage-${number}">
<h2 id="stage-${number}">${VISIT_STRINGS[language].stage(number)}</h2>
<ul class="terms">
${stage.map(
  ({ term, after }) =>
    html`<li>${termLink(term, language, site)}${after.length > 0 && html`<br><span>${VISIT_STRINGS[language].needs} ${names(after, language)}</span>`}</li>\n`,
)}</ul>
</section>
`

/** Units of the drawing, which are pixels at its natural size. */
const COLUMN = 208
const BOX = 172
const ROW = 36
const HEIGHT = 28
const MAX_CHARACTERS = 23

/** For the eye alone: the lists below say the same. */
function drawing({ stages }: TopicMap, language: Language, site: Frame): Html | undefined {
  if (stages.length < 2) return undefined
  const places = new Map(
    stages.flatMap((stage, column) =>
      stage.map(({ term }, row) => [term.slug, [column * COLUMN + 1, row * ROW + 1]] as const),
    ),
  )
  const width = (stages.length - 1) * COLUMN + BOX + 2
  const height = Math.max(...stages.map(({ length }) => length)) * ROW
  // Only between neighboring stages: longer lines would run behind boxes, and the lists name all.
  const line = (from: Summary, to: Summary): Html | undefined => {
    const [start, end] = [places.get(from.slug), places.get(to.slug)]
    if (!start || !end || end[0] - start[0] > COLUMN) return undefined
    const [x, y, across, down] = [start[0] + BOX, start[1] + HEIGHT / 2, end[0], end[1] + HEIGHT / 2]
    const middle = (x + across) / 2
    return html`<path d="M${x} ${y}C${middle} ${y} ${middle} ${down} ${across} ${down}"/>`
  }
  const box = (term: Summary): Html | undefined => {
    const place = places.get(term.slug)
    if (!place) return undefined
    const name = headwordOf(term, language)
    const short = name.length > MAX_CHARACTERS ? `${name.slice(0, MAX_CHARACTERS - 1).trimEnd()}…` : name
    return html`<a href="${href(site, page.term(language, term.slug))}" tabindex="-1"><title>${name}</title><rect x="${place[0]}" y="${place[1]}" width="${BOX}" height="${HEIGHT}" rx="5"/><text x="${place[0] + 10}" y="${place[1] + 19}">${short}</text></a>\n`
  }
  const entries = stages.flat()
  return html`<div class="map"><svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true" focusable="false">
<g class="lines">${entries.map(({ term, after }) => after.map(each => line(each, term)))}</g>
${entries.map(({ term }) => box(term))}</svg></div>
`
}
