/** Words of the form in which entries are written, on an English page. */
import { bounds } from '../../schema/bounds.ts'
import { SECTION_HEADINGS } from '../../schema/language.ts'
import { limits } from '../../schema/recommended-lengths.ts'

const { tagline, keyPoint, example, aliases, keywords } = limits
const HEADINGS = SECTION_HEADINGS.en

export const ENGLISH_FORM = {
  show: 'Show',
  bothLanguages: 'Both languages',
  facts: 'Facts of the entry',
  slug: 'Address of the page',
  slugRule: 'Lower-case letters a to z, digits, and hyphens, from the English name.',
  level: 'Level',
  choose: 'Choose',
  subject: 'Subject',
  subjectRule: 'The home topic of the entry.',
  moreSubjects: `Other subjects, up to ${bounds.subjects.usual - 1}`,
  needs: 'Read first',
  needsRule: `Addresses of up to ${bounds.needs.max} entries that a reader should know, with commas between them.`,
  isDraft: 'A draft: an editor publishes it when both texts are ready',
  item: {
    explanation: (number: number) => `Paragraph ${number}`,
    keyPoints: (number: number) => `Key point ${number}`,
    links: (number: number) => `Title of page ${number}`,
  },
  address: 'Its address',
  add: { explanation: 'Add a paragraph', keyPoints: 'Add a key point', links: 'Add a page' },
  remove: (item: string) => `Remove ${item}`,
  severities: {
    error: ['error', 'errors'],
    warning: ['warning', 'warnings'],
    note: ['note', 'notes'],
  } satisfies Readonly<Record<string, readonly [one: string, more: string]>>,
  fine: 'Nothing is wrong.',
  toDo: (count: number) => `${count} left to write`,
  elsewhere: 'Sentences are compared with those of other entries later, when the whole dictionary is checked.',
  check: 'Check all boxes',
  preview: 'Preview',
  previewOf: 'Preview of the page',
  kept: 'This browser keeps your draft.',
  restored: 'Your draft is back.',
  discard: 'Discard the draft',
  discardAsk: 'Discard what you have written here?',
  notOpened: 'The form could not be opened. Load the page again, or use one of the ways below.',
  send: 'Send it',
  sendText:
    'Download the files, and drop all of them on the page to which the last link leads; it opens one pull request. An editor reads it before it is published.',
  upload: 'Upload the files to GitHub',
}

/** What forms say of each part of an English text, to those who write it. */
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
    rule: `${bounds.keyPoints.min} or ${bounds.keyPoints.max} sentences of up to ${keyPoint.max} characters. One corrects the usual mistake, by what is true.`,
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
  origin: { label: 'Origin', rule: 'Where the word comes from, in one to three short sentences.' },
  senses: {
    label: 'Other senses',
    rule: 'Other things that the word means, one on each line: what it is called, a colon, a sentence.',
  },
}
