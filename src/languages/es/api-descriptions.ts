/**
 * The Spanish descriptions of the fields of the API and of the MCP tools, by the English descriptions in the schemas.
 */
import { bounds } from '../../schema/bounds.ts'

export const SPANISH_NOTES: Readonly<Record<string, string>> = {
  'Name of the dictionary.': 'Nombre del diccionario.',
  'Number of terms in the whole list.': 'Número de términos de la lista completa.',
  'Begin the next page with this cursor; absent on the last page and in the whole list.':
    'Cursor de la página siguiente; falta en la última página y en la lista completa.',
  'Day of the newest content in this build.': 'Día del contenido más reciente de esta versión del sitio.',
  'Display labels of the subjects, by key.': 'Nombres visibles de los temas, por clave.',
  'The slug at first publication; it survives a renaming.':
    'El slug de la primera publicación; no cambia aunque el término se renombre.',
  'Name of the term in addresses: lower-case letters, digits and hyphens.':
    'Nombre del término en las direcciones: minúsculas, cifras y guiones.',
  'Day of first publication.': 'Día de la primera publicación.',
  'Knowledge needed to understand the entry: 1 basic, 2 intermediate, 3 advanced.':
    'Conocimientos necesarios para entender la entrada: 1 básico, 2 intermedio, 3 avanzado.',
  'Subjects; the first is the home topic.': 'Temas; el primero es el principal.',
  'Key of a subject.': 'Clave de un tema.',
  'Address of the illustration.': 'Dirección de la ilustración.',
  'Address of the illustration, with its words in this language.':
    'Dirección de la ilustración, con sus textos en este idioma.',
  'A term in one language, short.': 'Un término en un idioma, resumido.',
  'One-line definition.': 'Definición en una línea.',
  'Other names in this language.': 'Otros nombres en este idioma.',
  'Other names, by language.': 'Otros nombres, por idioma.',
  'Text alternative of the illustration.': 'Texto alternativo de la ilustración.',
  'First paragraph of the explanation.': 'Primer párrafo de la explicación.',
  'Address of the HTML page in this language.': 'Dirección de la página HTML en este idioma.',
  'Address of the Markdown version in this language.': 'Dirección de la versión en Markdown en este idioma.',
  'An entry in one language, whole.': 'Una entrada completa en un idioma.',
  'Page addresses, by language.': 'Direcciones de las páginas, por idioma.',
  'Where nothing matches well, up to three entries with names that are near.':
    'Si nada coincide bien, hasta tres entradas con nombres parecidos.',
  'Where the query asks for the difference between two entries, what tells them apart.':
    'Si se pregunta por la diferencia entre dos entradas, lo que las distingue.',
  'Slugs of the entries to read first.': 'Slugs de las entradas que conviene leer antes.',
  'Day of the last change of meaning.': 'Día del último cambio de sentido.',
  'Addresses of the Markdown versions, by language.': 'Direcciones de las versiones en Markdown, por idioma.',
  'Slugs of the terms to read next, best first.':
    'Slugs de los términos que conviene leer a continuación, del más cercano al menos.',
  'What the numbers in the illustration stand for, in their order.':
    'Qué representan los números de la ilustración, en su orden.',
  'The word itself: how it is said, inflected and used, and where.':
    'La palabra: cómo se dice, se flexiona y se usa, y dónde.',
  'What kind of word the title is.': 'Qué clase de palabra es el título.',
  'Grammatical gender, in Spanish; `mf` where both are in use.':
    'Género gramatical, en español; `mf` si se usan los dos.',
  'The plural, where it needs to be said; empty where there is none.':
    'El plural, si hace falta decirlo; vacío si no lo hay.',
  'How the title is said, the usual way first.': 'Cómo se dice el título; primero, lo más usual.',
  'The words behind initials or a blend.': 'Las palabras que hay detrás de unas siglas o de un acrónimo.',
  'What others say, and where.': 'Qué dicen otros, y dónde.',
  'The word at work in a sentence, marked `**bold**`.': 'La palabra en una frase, marcada con `**negrita**`.',
  'Where the word comes from.': 'De dónde viene la palabra.',
  'Other things that the word means.': 'Otras cosas que significa la palabra.',
  'Entries that this one is often confused with.': 'Entradas con las que esta se confunde a menudo.',
  'Slugs of the paths that lead through the entry.': 'Slugs de los recorridos que pasan por la entrada.',
  'Slug of the other entry.': 'Slug de la otra entrada.',
  'One sentence that tells the two apart, by language.': 'Una frase que distingue las dos, por idioma.',
  'Addresses of the page that compares the two, by language; absent where there is none.':
    'Direcciones de la página que compara las dos, por idioma; falta si no la hay.',
  'An entry with which another is often confused.': 'Una entrada con la que otra se confunde a menudo.',
  'Address of the page.': 'Dirección de la página.',
  'With `not_found`: entries whose names are close, nearest first.':
    'Con `not_found`: entradas de nombre parecido, de la más cercana a la menos.',
  'Paragraphs with inline `**bold**` and `` `code` `` markup.':
    'Párrafos con marcas `**negrita**` y `` `código` `` en la línea.',
  'Title of the linked page.': 'Título de la página enlazada.',
  'Absolute http or https address.': 'Dirección http o https absoluta.',
  'A page to read next.': 'Una página para seguir leyendo.',
  'Section of the developer guide that explains the error.':
    'Apartado de la guía para desarrolladores que explica el error.',
  'Short summary.': 'Resumen breve.',
  'HTTP status.': 'Estado HTTP.',
  'Machine-readable code. Known values: `not_found`, `rate_limited`, `method_not_allowed`, `not_acceptable`, `invalid_parameter`, `gone`.':
    'Código para programas. Valores conocidos: `not_found`, `rate_limited`, `method_not_allowed`, `not_acceptable`, `invalid_parameter`, `gone`.',
  'What went wrong in this request.': 'Qué falló en esta petición.',
  'Path of the request.': 'Ruta de la petición.',
  'What to do next.': 'Qué hacer a continuación.',
  'Developer guide.': 'Guía para desarrolladores.',
  'A term, an acronym or a description, in English or Spanish.':
    'Un término, una sigla o una descripción, en inglés o en español.',
  'Language of the answer.': 'Idioma de la respuesta.',
  'Only entries of this level: 1 basic, 2 intermediate, 3 advanced.':
    'Solo entradas de este nivel: 1 básico, 2 intermedio, 3 avanzado.',
  [`Cards to return, 1 to ${bounds.search.max}.`]: `Resultados que se devuelven, de 1 a ${bounds.search.max}.`,
  [`Cards to return, 1 to ${bounds.topic.max}.`]: `Resultados que se devuelven, de 1 a ${bounds.topic.max}.`,
  'Cards to skip, for the next page.': 'Resultados que se saltan, para la página siguiente.',
  'Slug of the term; a title, an alias, a plural or the address of its page is understood too.':
    'Slug del término; también se entienden un título, un alias, un plural o la dirección de su página.',
  [`Several terms in one call, ${bounds.getTerm.slugs} at most, in place of slug.`]: `Varios términos en una sola llamada, ${bounds.getTerm.slugs} como máximo, en lugar de slug.`,
  'json, or markdown: the page as text, which is shorter to read.':
    'json, o markdown: la página como texto, más breve de leer.',
  'Pages that answer the query besides entries, best first, three at most: show the first for a problem or a difference.':
    'Páginas que responden a la consulta además de las entradas, las mejores primero, tres como máximo: muestra la primera ante un problema o una diferencia.',
  'What to do where nothing matches well.': 'Qué hacer cuando nada coincide bien.',
  'True where no entry matches well: the results are the closest there are.':
    'Verdadero cuando ninguna entrada coincide bien: los resultados son los más cercanos que hay.',
  [`Budget for the answer, ${bounds.getTerm.minTokens} or more; what does not fit is left out.`]: `Presupuesto para la respuesta, ${bounds.getTerm.minTokens} o más; lo que no cabe se omite.`,
  'Entries that match, on all pages.': 'Entradas encontradas, en todas las páginas.',
  'Offset of the next page; absent on the last.': 'Desplazamiento de la página siguiente; falta en la última.',
  'Day, YYYY-MM-DD; today in UTC when absent.': 'Día, AAAA-MM-DD; si falta, el de hoy en UTC.',
}
