/** The term of the day as a calendar (RFC 5545), from a month before the date of the content to a month after. */

import { VISIT_STRINGS } from '../languages/visit-strings.ts'
import { termsOfDays } from '../model/days/days.ts'
import { dayAfter } from '../model/days/today.ts'
import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Artifact } from '../model/views/artifact.ts'
import { absolute, file, fileOf, page } from '../model/web/address.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'

const DAYS_BEFORE = 30
const DAYS_AFTER = 30

/** Octets of a line without its end (RFC 5545 §3.1). */
const MAX_LINE_OCTETS = 75

export function* calendars(dictionary: Dictionary, site: Site): Iterable<Artifact> {
  for (const language of LANGUAGES)
    yield {
      path: fileOf(file.calendar(language)),
      origin: 'the calendar of the term of the day',
      render: () => calendar(language, dictionary, site),
    }
}

function calendar(language: Language, dictionary: Dictionary, site: Site): string {
  const last = dayAfter(site.generated, DAYS_AFTER)
  const host = new URL(site.base).host
  const events = termsOfDays(dictionary, last, DAYS_BEFORE + DAYS_AFTER + 1).flatMap(({ term, day }) => {
    const { title, tagline } = term[language]
    return [
      'BEGIN:VEVENT',
      `UID:today-${day}-${language}@${host}`,
      `DTSTAMP:${compact(site.generated)}T000000Z`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(tagline)}`,
      `URL:${absolute(site, page.term(language, term.slug))}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]
  })
  const name = `${site.name}: ${VISIT_STRINGS[language].days}`
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(site.name)}//${escaped(VISIT_STRINGS[language].days)}//${language.toUpperCase()}`,
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    ...events,
    'END:VCALENDAR',
  ]
    .map(line => `${folded(line)}\r\n`)
    .join('')
}

const compact = (day: string): string => day.replaceAll('-', '')

const escaped = (text: string): string => text.replace(/[\\;,]/g, sign => `\\${sign}`)

/** Long lines go on in the next one, behind a space; no character is divided. */
function folded(line: string): string {
  let [result, octets] = ['', 0]
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (octets + size > MAX_LINE_OCTETS) {
      result += '\r\n '
      octets = 1
    }
    result += character
    octets += size
  }
  return result
}
