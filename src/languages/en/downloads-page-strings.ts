/** Words of the page that lists the downloads, in English. */

export const ENGLISH_DOWNLOADS_PAGE = {
  title: 'Downloads',
  description:
    'The whole dictionary as files: for e-readers, dictionary programs, flash cards, spreadsheets and translation tools.',
  /** @param day in words */
  introduction: (day: string) =>
    `The whole dictionary to take along, free and without an account. All files are made from the same entries, those of ${day}, and are replaced when entries change.`,
  groups: { readers: 'For readers', programs: 'For programs' },
  /** Before the names of programs. */
  opens: 'Opens in:',
  kinds: {
    epub: {
      title: 'Book (EPUB 3)',
      text: 'All entries by topic, with an alphabetical index, links between entries, and drawings. Works without a connection.',
      opens: 'Apple Books, Google Play Books, Kobo, PocketBook, Thorium, calibre; Kindle by way of “Send to Kindle”',
    },
    starDict: {
      title: 'Dictionary for reading programs (StarDict)',
      text: 'Look up a word where you read it. Unpack the archive into the folder of dictionaries of your program.',
      opens: 'GoldenDict, KOReader, StarDict, sdcv',
    },
    anki: {
      title: 'Flash cards (Anki)',
      text: 'Each file is a deck that asks what a word means; cards carry tags for topic, level and path. In Anki choose File, Import. Importing a newer file updates the cards and keeps your progress.',
      opens: 'Anki 2.1.54 or later, AnkiMobile, AnkiDroid',
    },
    csv: {
      title: 'Table (CSV)',
      text: 'A row for each term and language, texts without markup.',
      opens: 'Excel, LibreOffice Calc, Google Sheets',
    },
    jsonLines: {
      title: 'JSON Lines',
      text: 'An entry a line, exactly as the API answers it.',
      opens: 'jq, pandas, DuckDB, programs of your own',
    },
    tbx: {
      title: 'Terminology exchange (TBX-Basic, ISO 30042)',
      text: 'Terms, aliases, definitions and facts of the word in both languages.',
      opens: 'OmegaT, memoQ, Trados, Phrase',
    },
    turtle: {
      title: 'Thesaurus (SKOS, Turtle)',
      text: 'Concepts with labels and definitions in two languages, topics and levels as collections.',
      opens: 'Protégé, Skosmos, PoolParty, TopBraid, Apache Jena',
    },
  },
}
