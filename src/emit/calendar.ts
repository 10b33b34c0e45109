/** The term of the day as a calendar (RFC 5545), from a month before the date of the content to a month after. */

import { VISIT_STRINGS } from '../languages/strings.ts'
import { termsOfDays } from '../model/days/days.ts'
import { dayAfter } from '../model/days/today.ts'
import type { PageContext } from '../model/views/artifact.ts'
import { absolute, file, page } from '../model/web/address.ts'
import { oneFileEach } from './one-file.ts'

const DAYS_BEFORE = 30
const DAYS_AFTER = 30

/** Octets of a line without its end (RFC 5545 §3.1). */
const MAX_LINE_OCTETS = 75

export const calendars = oneFileEach(file.calendar, 'the calendar of the term of the day', calendar)

function calendar({ language, dictionary, site }: PageContext): string {
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
