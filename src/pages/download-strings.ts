/** Words of the downloads in both languages: of the page that lists them, and within the files. */
import type { AnkiDeck, Download, DownloadKind } from '../model/web/downloads.ts'
import type { Language } from '../schema/language.ts'

export interface DownloadStrings {
  readonly title: string
  readonly description: string
  /** @param day in words */
  readonly introduction: (day: string) => string
  readonly file: string
  readonly holds: string
  readonly size: string
  /** Before the names of programs. */
  readonly opens: string
  readonly kinds: Readonly<
    Record<DownloadKind, { readonly title: string; readonly text: string; readonly opens: string }>
  >
  /** What a file of several holds. */
  readonly forms: Readonly<Record<NonNullable<Download['form']>, string>>
  readonly decks: Readonly<Record<AnkiDeck, string>>
  readonly tags: { readonly topic: string; readonly level: string; readonly path: string }
  /** The link from a card to the entry. */
  readonly entry: string
  /** Words of the book. */
  readonly book: Readonly<
    Record<
      | 'contents'
      | 'index'
      | 'landmarks'
      | 'cover'
      | 'beginning'
      | 'from'
      | 'license'
      | 'otherLanguage'
      | 'accessibility',
      string
    >
  >
  readonly kilobytes: (size: string) => string
  readonly megabytes: (size: string) => string
  readonly decimal: string
}

export const DOWNLOAD_STRINGS: Readonly<Record<Language, DownloadStrings>> = {
  en: {
    title: 'Downloads',
    description:
      'The whole dictionary as files: for e-readers, dictionary programs, flash cards, spreadsheets and translation tools.',
    introduction: day =>
      `The whole dictionary to take along, free and without an account. All files are made from the same entries, those of ${day}, and are replaced when entries change.`,
    file: 'File',
    holds: 'What it holds',
    size: 'Size',
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
        text: 'Each file is a deck; cards carry tags for topic, level and path. In Anki choose File, Import. Importing a newer file updates the cards and keeps your progress.',
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
      jsonLinkedData: {
        title: 'Thesaurus (SKOS, JSON-LD)',
        text: 'The same statements as in Turtle.',
        opens: 'Apache Jena, RDFLib, jsonld.js',
      },
    },
    forms: {
      en: 'English',
      es: 'Spanish',
      'en-es': 'English to Spanish',
      'es-en': 'Spanish to English',
      'definition-word-en': 'English: definition → word',
      'word-definition-en': 'English: word → definition',
      'word-word-en': 'English word → Spanish word',
      'definition-word-es': 'Spanish: definition → word',
      'word-definition-es': 'Spanish: word → definition',
      'word-word-es': 'Spanish word → English word',
    },
    decks: {
      'definition-word': 'definition → word',
      'word-definition': 'word → definition',
      'word-word': 'English → Spanish',
    },
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
    kilobytes: size => `${size} kB`,
    megabytes: size => `${size} MB`,
    decimal: '.',
  },
  es: {
    title: 'Descargas',
    description:
      'El diccionario entero en archivos: para lectores electrónicos, programas de diccionarios, tarjetas de estudio, hojas de cálculo y herramientas de traducción.',
    introduction: day =>
      `El diccionario entero para llevar, gratis y sin cuenta. Todos los archivos se hacen con las mismas entradas, las del ${day}, y se sustituyen cuando cambian las entradas.`,
    file: 'Archivo',
    holds: 'Qué contiene',
    size: 'Tamaño',
    opens: 'Se abre con:',
    kinds: {
      epub: {
        title: 'Libro (EPUB 3)',
        text: 'Todas las entradas por temas, con índice alfabético, enlaces entre entradas y dibujos. Funciona sin conexión.',
        opens: 'Apple Books, Google Play Libros, Kobo, PocketBook, Thorium, calibre; Kindle mediante «Enviar a Kindle»',
      },
      starDict: {
        title: 'Diccionario para programas de lectura (StarDict)',
        text: 'Busca una palabra allí donde la lees. Descomprime el archivo en la carpeta de diccionarios de tu programa.',
        opens: 'GoldenDict, KOReader, StarDict, sdcv',
      },
      anki: {
        title: 'Tarjetas de estudio (Anki)',
        text: 'Cada archivo es un mazo; las tarjetas llevan etiquetas de tema, nivel y recorrido. En Anki, elige Archivo, Importar. Al importar un archivo más nuevo, las tarjetas se actualizan y tu progreso se conserva.',
        opens: 'Anki 2.1.54 o posterior, AnkiMobile, AnkiDroid',
      },
      csv: {
        title: 'Tabla (CSV)',
        text: 'Una fila por término e idioma, textos sin marcas.',
        opens: 'Excel, LibreOffice Calc, Google Sheets',
      },
      jsonLines: {
        title: 'JSON Lines',
        text: 'Una entrada por línea, tal como la responde la API.',
        opens: 'jq, pandas, DuckDB, programas propios',
      },
      tbx: {
        title: 'Intercambio de terminología (TBX-Basic, ISO 30042)',
        text: 'Términos, alias, definiciones y datos de la palabra en ambos idiomas.',
        opens: 'OmegaT, memoQ, Trados, Phrase',
      },
      turtle: {
        title: 'Tesauro (SKOS, Turtle)',
        text: 'Conceptos con nombres y definiciones en dos idiomas; temas y niveles como colecciones.',
        opens: 'Protégé, Skosmos, PoolParty, TopBraid, Apache Jena',
      },
      jsonLinkedData: {
        title: 'Tesauro (SKOS, JSON-LD)',
        text: 'Las mismas declaraciones que en Turtle.',
        opens: 'Apache Jena, RDFLib, jsonld.js',
      },
    },
    forms: {
      en: 'Inglés',
      es: 'Español',
      'en-es': 'Del inglés al español',
      'es-en': 'Del español al inglés',
      'definition-word-en': 'Inglés: definición → palabra',
      'word-definition-en': 'Inglés: palabra → definición',
      'word-word-en': 'Palabra inglesa → palabra española',
      'definition-word-es': 'Español: definición → palabra',
      'word-definition-es': 'Español: palabra → definición',
      'word-word-es': 'Palabra española → palabra inglesa',
    },
    decks: {
      'definition-word': 'definición → palabra',
      'word-definition': 'palabra → definición',
      'word-word': 'español → inglés',
    },
    tags: { topic: 'tema', level: 'nivel', path: 'recorrido' },
    entry: 'Leer la entrada',
    book: {
      contents: 'Contenido',
      index: 'De la A a la Z',
      landmarks: 'Partes del libro',
      cover: 'Cubierta',
      beginning: 'Entradas por temas',
      from: 'De',
      license: 'Licencia:',
      otherLanguage: 'En inglés:',
      accessibility:
        'Los lectores de pantalla pueden leer todos los textos; los dibujos tienen textos alternativos y leyendas numeradas.',
    },
    kilobytes: size => `${size} kB`,
    megabytes: size => `${size} MB`,
    decimal: ',',
  },
}
