/** Words within the downloaded files, in Spanish: Anki decks, the StarDict dictionary and the EPUB book. */
import type { ENGLISH_DOWNLOADED_FILES } from '../en/downloaded-file-strings.ts'

export const SPANISH_DOWNLOADED_FILES: typeof ENGLISH_DOWNLOADED_FILES = {
  deck: 'palabras y su significado',
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
}
