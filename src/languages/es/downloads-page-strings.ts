/** Words of the page that lists the downloads, in Spanish. */
import type { ENGLISH_DOWNLOADS_PAGE } from '../en/downloads-page-strings.ts'

export const SPANISH_DOWNLOADS_PAGE: typeof ENGLISH_DOWNLOADS_PAGE = {
  title: 'Descargas',
  description:
    'El diccionario entero en archivos: para lectores electrónicos, programas de diccionarios, tarjetas de estudio, hojas de cálculo y herramientas de traducción.',
  introduction: day =>
    `El diccionario entero para llevar, gratis y sin cuenta. Todos los archivos se hacen con las mismas entradas, las del ${day}, y se sustituyen cuando cambian las entradas.`,
  groups: { readers: 'Para leer y estudiar', programs: 'Para programas' },
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
      text: 'Cada archivo es un mazo que pregunta qué significa una palabra; las tarjetas llevan etiquetas de tema, nivel y recorrido. En Anki, elige Archivo, Importar. Al importar un archivo más nuevo, las tarjetas se actualizan y tu progreso se conserva.',
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
  },
}
