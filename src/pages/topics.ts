/** The page of all topics, what the home page shows of them, and the map of each: which entries to read before which. */

import { STRINGS, VISIT_STRINGS } from '../languages/strings.ts'
import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Summary } from '../model/dictionary/summary.ts'
import { inReadingOrder } from '../model/relations/reading-order.ts'
import { type MapEntry, type TopicMap, topicMap } from '../model/relations/topic-map.ts'
import type { PageContext } from '../model/views/artifact.ts'
import { href, page } from '../model/web/address.ts'
import { LEVELS, SUBJECTS } from '../schema/bounds.ts'
import type { Subject } from '../schema/classification.ts'
import { inBoth, type Language } from '../schema/language.ts'
import { type Html, html } from '../text/html.ts'
import { anchor, linkRow, list, section } from './elements.ts'
import { glyph } from './icons.ts'
import { bullets, markdownLink, markdownList, markdownTermLink } from './markdown.ts'
import { listPage, onePage, type PageKind } from './page-kind.ts'
import { headwordOf, levelLabel, termLink, termList } from './term-list.ts'

export const TOPICS: PageKind<true> = {
  ...onePage('the page of all topics', page.topics),
  view(_, context) {
    const { language, dictionary, site } = context
    const strings = STRINGS[language]
    const { topicsDescription, mapLink } = VISIT_STRINGS[language]
    const maps = SUBJECTS.map(
      subject =>
        dictionary.count(subject) > 0 &&
        anchor(href(site, page.topicMap(language, subject)), site.subjects[subject][language]),
    )
    const main = () => html`${topicTiles(context)}
${section('maps', mapLink, list(maps, 'more'))}
${linkRow(strings.levels, levelLinks(context))}`
    return listPage(strings.topics, topicsDescription, main, () => [markdownTopics(context)])
  },
}

/** Topics with their numbers of terms. */
export const markdownTopics = ({ language, dictionary, site }: PageContext): string =>
  bullets(
    SUBJECTS.map(subject => {
      const count = STRINGS[language].count(dictionary.count(subject))
      return markdownLink(site.subjects[subject][language], page.topic(language, subject), site, count)
    }),
  )

const MAX_SAMPLES = 3

/** Each topic with its icon, its number of terms, and terms to begin with. */
export function topicTiles({ language, dictionary, site }: PageContext): Html {
  const tile = (subject: Subject): Html => {
    const samples = inReadingOrderOf(subject, dictionary).slice(0, MAX_SAMPLES)
    return html`<li data-topic="${subject}">${glyph(subject)}<a href="${href(site, page.topic(language, subject))}">${site.subjects[subject][language]}</a> <span>${STRINGS[language].count(dictionary.count(subject))}</span><p>${samples.map((sample, i) => [i > 0 && '\u00a0· ', termLink(sample, language, site)])}</p></li>
`
  }
  return html`<ul class="topics">
${SUBJECTS.map(tile)}</ul>`
}

/** Those whose home topic it is come first. Terms of equal rank are in the order of their English names. */
function inReadingOrderOf(subject: Subject, dictionary: Dictionary): readonly Summary[] {
  const ordered = inReadingOrder(dictionary.topic(subject, 'en'), dictionary)
  const isOwn = (term: Summary): boolean => term.subjects[0] === subject
  return [...ordered.filter(isOwn), ...ordered.filter(term => !isOwn(term))]
}

/** The levels that have terms, with their numbers. */
export const levelLinks = ({ language, dictionary, site }: PageContext): readonly (Html | false)[] =>
  LEVELS.map(level => {
    const count = dictionary.count(undefined, level)
    const text = html`${levelLabel(level, language, site)} <small>${STRINGS[language].number(count)}</small>`
    return count > 0 && anchor(href(site, page.level(language, level)), text)
  })

export const TOPIC_MAP: PageKind<Subject> = {
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
  map.free.length > 0 && html`${section('free', strings.free, termList(map.free, language, site))}\n`
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

function stageList(stage: readonly MapEntry[], number: number, language: Language, site: Site): Html {
  const { needs, stage: title } = VISIT_STRINGS[language]
  const entries = stage.map(
    ({ term, after }) =>
      html`${termLink(term, language, site)}${after.length > 0 && html`<br><span>${needs} ${names(after, language)}</span>`}`,
  )
  return html`${section(`stage-${number}`, title(number), list(entries, 'terms'))}\n`
}

/** Units of the drawing, which are pixels at its natural size. */
const COLUMN = 208
const BOX = 172
const ROW = 36
const HEIGHT = 28
const MAX_CHARACTERS = 23

/** For the eye alone: the lists below say the same. */
function drawing({ stages }: TopicMap, language: Language, site: Site): Html | undefined {
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
