/** Words within the downloaded files, in English: Anki decks, the StarDict dictionary and the EPUB book. */

export const ENGLISH_DOWNLOADED_FILES = {
  deck: 'words and what they mean',
  tags: { topic: 'topic', level: 'level', path: 'path' },
  entry: 'Read the entry',
  book: {
    contents: 'Contents',
    index: 'A to Z',
    landmarks: 'Parts of the book',
    cover: 'Cover',
    beginning: 'Entries by topic',
    from: 'From',
    license: 'License:',
    otherLanguage: 'In Spanish:',
    accessibility: 'All texts can be read by screen readers; drawings have text alternatives and numbered legends.',
  },
}
