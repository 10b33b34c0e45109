/** What forms say of each part of an English text, to those who write it. */
import { bounds } from '../../schema/bounds.ts'
import { SECTION_HEADINGS } from '../../schema/language.ts'
import { limits } from '../../schema/limits.ts'

const { tagline, keyPoint, example, aliases, keywords } = limits
const HEADINGS = SECTION_HEADINGS.en

export const ENGLISH_PARTS = {
  title: { label: 'Title', rule: `The form that people use, in up to ${bounds.title.max} characters.` },
  article: { label: 'Article', rule: '' },
  tagline: {
    label: 'Tagline',
    rule: `One sentence that says what it is, without repeating the title: ${tagline.min} to ${tagline.max} characters.`,
  },
  explanation: {
    label: 'Explanation',
    rule: `First what it is and does, then how it works: ${bounds.explanation.min} to ${bounds.explanation.max} paragraphs. Two asterisks around a **word** make it bold, backticks mark \`code\`.`,
  },
  analogy: {
    label: HEADINGS.analogy,
    rule: `A comparison with something that everybody knows, in up to ${limits.analogy.max} sentences.`,
  },
  keyPoints: {
    label: HEADINGS.keyPoints,
    rule: `${bounds.keyPoints.min} or ${bounds.keyPoints.max} sentences of up to ${keyPoint.max} characters. The last one corrects the most usual mistake.`,
  },
  links: {
    label: HEADINGS.links,
    rule: `${limits.links.min} to ${limits.links.max} pages. The first one serves the reader of this level.`,
  },
  aliases: {
    label: 'Other names',
    rule: `Other names of the same thing, one on each line; up to ${aliases.max} are usual.`,
  },
  keywords: {
    label: 'What people type',
    rule: `Words of somebody who does not know the name, one on each line: at least ${keywords.min}.`,
  },
  example: {
    label: 'Example',
    rule: `A sentence from daily life with the **word** between two asterisks: ${example.min} to ${example.max} characters; no definition.`,
  },
  partOfSpeech: { label: 'Kind of word', rule: 'Only where it is not a common noun.' },
  plural: { label: 'Plural', rule: 'A dash (–) if there is none.' },
  pronunciation: { label: 'Pronunciation', rule: 'In letters that everyone can read: dee-en-ESS.' },
  ipa: { label: 'Pronunciation, in the IPA', rule: 'Between slashes: /ˌdiː ɛn ˈɛs/.' },
  standsFor: { label: 'Stands for', rule: 'The words behind initials, after their language: en: Domain Name System.' },
  variants: { label: 'In other countries', rule: 'A word and where it is said, one on each line: lift: GB.' },
  word: { label: 'The word itself', rule: '' },
  origin: { label: 'Origin', rule: 'Where the word comes from, in one to three short sentences.' },
  imageAlt: { label: 'Text for the drawing', rule: 'What somebody learns who cannot see it.' },
  legend: { label: 'Legend of the drawing', rule: 'A line for each number, in their order.' },
  labels: { label: 'Words in the drawing', rule: 'The name of each slot, a colon, and its words, one on each line.' },
}
