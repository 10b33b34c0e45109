/**
 * The body of an entry as boxes, and back. A part whose boxes say what the file says keeps its own lines.
 */
import { BODY_PARTS, type BodyPart, type Language, SECTION_HEADINGS, SECTIONS } from '../schema/language.ts'
import type { BodyDraft, LinkDraft } from './entry-draft.ts'

/** The text of each part as it stands in a file, with its heading and the empty lines below. */
type Sources = Readonly<Record<BodyPart, string>>

/** Divides a body at the headings of its sections. A heading that stands there again belongs to the section above it. */
export function splitBody(body: string, language: Language): Sources {
  const sources: Record<BodyPart, string> = { explanation: '', analogy: '', keyPoints: '', links: '' }
  let part: BodyPart = 'explanation'
  for (const line of body.split(/(?<=\n)/)) {
    const section = SECTIONS.find(each => line.trim() === `## ${SECTION_HEADINGS[language][each]}`)
    if (section !== undefined && sources[section] === '') part = section
    sources[part] += line
  }
  return sources
}

/** What the boxes hold of a body. */
export function readBoxes(sources: Sources): BodyDraft {
  return {
    explanation: paragraphsOf(sources.explanation),
    analogy: paragraphsOf(belowHeading(sources.analogy)).join('\n\n'),
    keyPoints: itemsOf(belowHeading(sources.keyPoints)),
    links: itemsOf(belowHeading(sources.links)).map(readLink),
  }
}

/**
 * Writes a body.
 * @param own the parts of the file that was opened
 */
export function writeBody(draft: BodyDraft, own: Sources, language: Language): string {
  const before = readBoxes(own)
  const filled = withoutEmpty(draft)
  const parts = BODY_PARTS.map(part => {
    const isSame = own[part] !== '' && JSON.stringify(filled[part]) === JSON.stringify(before[part])
    return isSame ? own[part] : writePart(part, filled, language)
  })
  return `${parts
    .map(part => part.trimEnd())
    .filter(part => part !== '')
    .join('\n\n')}\n`
}

/** Without boxes in which nothing was written. */
const withoutEmpty = ({ explanation, analogy, keyPoints, links }: BodyDraft): BodyDraft => ({
  explanation: given(explanation),
  analogy: analogy.trim(),
  keyPoints: given(keyPoints),
  links: links.filter(({ label, url }) => label !== '' || url !== ''),
})

const belowHeading = (source: string): string => source.replace(/^[^\n]*\n?/, '')

export const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim()

export const paragraphsOf = (text: string): readonly string[] =>
  text.split(/\n[ \t]*\n/).flatMap(each => oneLine(each) || [])

/** The items of a list, without their hyphens; a line that begins none goes on with the one before. */
function itemsOf(text: string): readonly string[] {
  const items: string[] = []
  for (const line of text.split('\n')) {
    const item = /^\s*[-*+]\s+(.*)$/.exec(line)?.[1]
    if (item !== undefined) items.push(item.trim())
    else if (line.trim() !== '') items.push([...items.splice(-1), line.trim()].join(' '))
  }
  return items
}

export function readLink(item: string): LinkDraft {
  const [, label = item, url = ''] = /^\[(.*)\]\((\S*)\)$/.exec(item) ?? []
  return { label, url }
}

const writeLink = ({ label, url }: LinkDraft): string => (url === '' ? label : `[${label}](${url})`)

function writePart(part: BodyPart, draft: BodyDraft, language: Language): string {
  if (part === 'explanation') return draft.explanation.join('\n\n')
  const heading = `## ${SECTION_HEADINGS[language][part]}\n\n`
  if (part === 'analogy') return heading + draft.analogy
  const items = part === 'keyPoints' ? draft.keyPoints : draft.links.map(writeLink)
  return heading + items.map(item => `- ${item}`).join('\n')
}

const given = (texts: readonly string[]): readonly string[] => texts.flatMap(text => oneLine(text) || [])
