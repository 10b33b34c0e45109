/** Words of what an entry says of the word itself, in English. */

export const ENGLISH_WORD = {
  heading: 'The word',
  pronunciation: 'Pronunciation',
  listen: 'Listen',
  partOfSpeech: 'Part of speech',
  partsOfSpeech: { noun: 'noun', 'proper noun': 'proper noun', adjective: 'adjective', verb: 'verb' },
  gender: 'Gender',
  genders: { m: 'masculine', f: 'feminine', mf: 'masculine or feminine' },
  plural: 'Plural',
  standsFor: 'Stands for',
  /** By ISO 639. */
  inLanguage: { de: 'in German', es: 'in Spanish', fr: 'in French', la: 'in Latin' } as Readonly<
    Record<string, string>
  >,
  variants: 'Elsewhere',
  example: 'In use',
  /** Of the word, or of what it names. */
  origin: 'Where it comes from',
  senses: 'Other senses',
}
