/** The words of the tables on the developers page, in both languages. */
import type { ProblemCode } from '../schema/api.ts'
import { bounds } from '../schema/bounds.ts'
import type { Language } from '../schema/language.ts'

export interface DeveloperStrings {
  readonly address: string
  readonly content: string
  readonly header: string
  readonly meaning: string
  readonly list: string
  readonly entry: string
  readonly apiIndex: string
  readonly searchApi: string
  readonly openapi: string
  readonly pages: string
  readonly markdown: string
  readonly llms: string
  readonly llmsFull: string
  readonly sitemap: string
  readonly apiCatalog: string
  readonly mcp: string
  readonly serverCard: string
  readonly aiCatalog: string
  readonly feedNew: string
  readonly feedToday: string
  readonly openSearch: string
  readonly csv: string
  readonly jsonLines: string
  readonly tbx: string
  readonly skos: string
  readonly allDownloads: string
  readonly noDownloads: string
  readonly contents: string
  readonly file: string
  readonly tool: string
  readonly purpose: string
  readonly toolFields: (tool: string) => string
  readonly standard: (value: string) => string
  readonly configuration: string
  readonly withoutEdge: string
  readonly searchExample: string
  readonly noRetirement: string
  readonly retirement: (deprecated: string, sunset: string) => string
  readonly headers: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<ProblemCode, string>>
  readonly tools: Readonly<Record<'search_terms' | 'get_term' | 'list_topic' | 'term_of_the_day', string>>
}

const { quota, windowSeconds } = bounds.rate

export const DEVELOPER_STRINGS: Readonly<Record<Language, DeveloperStrings>> = {
  en: {
    address: 'Address',
    content: 'Content',
    header: 'Header',
    meaning: 'Meaning',
    list: 'Every term with its one-line definition, in both languages',
    entry: 'One entry, whole, in both languages',
    apiIndex: 'Index of the API, with links to everything in it',
    searchApi: 'Search by name or description; answers as the MCP tool `search_terms` does',
    openapi: 'OpenAPI 3.1 description of the JSON API',
    pages: 'Page of a term in English and in Spanish',
    markdown: 'The same page in Markdown; works for every page of the site',
    llms: 'Index for AI agents, in English and in Spanish',
    llmsFull: 'The whole dictionary as plain text: both languages, English, Spanish',
    sitemap: 'All pages, with their counterparts in the other language',
    apiCatalog: 'Catalog of the API (RFC 9727)',
    mcp: 'MCP server (Streamable HTTP)',
    serverCard: 'Card of the MCP server',
    aiCatalog: 'Catalog of what is offered to AI agents',
    feedNew: 'New terms, as Atom and as JSON Feed, in English and in Spanish',
    feedToday: 'The term of the day, likewise',
    openSearch: 'Description of the search for browsers (OpenSearch), in English and in Spanish',
    csv: 'Table for spreadsheets (CSV): a row for each term and language, texts without markup',
    jsonLines: 'JSON Lines: an entry a line, exactly as the API answers it',
    tbx: 'Terminology exchange (TBX-Basic, ISO 30042), for translation tools',
    skos: 'Thesaurus (SKOS), as Turtle and as JSON-LD: labels and definitions in both languages',
    allDownloads:
      'Page of all downloads with their sizes: these, books (EPUB 3), dictionaries for reading programs (StarDict), and Anki decks',
    noDownloads: 'This site publishes no downloads; the list of the API holds every definition.',
    contents: 'On this page',
    file: 'File',
    tool: 'Tool',
    purpose: 'Purpose',
    toolFields: tool => `Input of \`${tool}\``,
    standard: value => `Default: \`${value}\`.`,
    configuration: 'Add it to the configuration of your client:',
    withoutEdge:
      'This deployment serves files only: it has no MCP server and does not negotiate content. Append `index.md` to the address of a page to read it in Markdown.',
    searchExample: 'turns+names+into+addresses',
    noRetirement: 'Version 1 is the current version; no retirement is planned.',
    retirement: (deprecated, sunset) =>
      `**Version 1 is deprecated since ${deprecated} and will stop answering on ${sunset}.** Every answer says so in its \`Deprecation\` and \`Sunset\` headers.`,
    headers: {
      'Access-Control-Allow-Origin': 'Always `*`: any page may call the API from a browser.',
      'Cache-Control': `Answers may be kept for ${bounds.cacheSeconds} seconds and must then be checked again; errors are never kept.`,
      ETag: 'Validator of the answer. Send it back in `If-None-Match`; if nothing has changed, the answer is an empty 304.',
      'RateLimit-Policy': `The policy: \`q\` requests in \`w\` seconds (${quota} in ${windowSeconds}).`,
      RateLimit: 'Requests left (`r`) and seconds until the window ends (`t`).',
      'Retry-After': 'With status 429: seconds to wait.',
      Vary: '`Accept`, on pages: the same address has an HTML and a Markdown version.',
      Link: 'Where the other version of a page is, and where the index for agents is.',
      'X-Markdown-Tokens': 'On Markdown: estimated tokens of the text, so that an agent can plan.',
      'Deprecation · Sunset': 'Only once a version is being retired: since when, and until when it answers.',
    },
    errors: {
      not_found:
        'No term has the slug in the address. `resolution` points to the list; where names are close, `suggestions` lists them. A renamed term answers 308 with its new address instead.',
      rate_limited: `More than ${quota} requests in ${windowSeconds} seconds from one client. Wait for the seconds in \`Retry-After\`. To read everything, fetch the list once instead of asking term by term.`,
      method_not_allowed:
        'The dictionary is read-only. `Allow` lists the methods that work: `GET`, `HEAD` and `OPTIONS`.',
      not_acceptable:
        'The `Accept` header excludes every version that exists. Pages exist as `text/html` and `text/markdown`.',
      invalid_parameter:
        'A parameter of the search is missing, unknown, or has a value that cannot be used. `detail` names it and says what it must be.',
      gone: 'The term has been taken out of the dictionary on purpose, and no other has taken its place.',
    },
    tools: {
      search_terms: 'Find terms by name, acronym, misspelling or description, in either language',
      get_term: 'One entry, whole, with related terms; understands titles and aliases too',
      list_topic: 'The terms of a topic with their one-line definitions',
      term_of_the_day: 'One entry a day, the same for everybody',
    },
  },
  es: {
    address: 'Dirección',
    content: 'Contenido',
    header: 'Cabecera',
    meaning: 'Significado',
    list: 'Todos los términos con su definición en una línea, en ambos idiomas',
    entry: 'Una entrada completa, en ambos idiomas',
    apiIndex: 'Índice de la API, con enlaces a todo lo que contiene',
    searchApi: 'Búsqueda por nombre o descripción; responde como la herramienta MCP `search_terms`',
    openapi: 'Descripción OpenAPI 3.1 de la API JSON',
    pages: 'Página de un término en inglés y en español',
    markdown: 'La misma página en Markdown; sirve para todas las páginas del sitio',
    llms: 'Índice para agentes de IA, en inglés y en español',
    llmsFull: 'El diccionario entero como texto: ambos idiomas, inglés, español',
    sitemap: 'Todas las páginas, con su equivalente en el otro idioma',
    apiCatalog: 'Catálogo de la API (RFC 9727)',
    mcp: 'Servidor MCP (Streamable HTTP)',
    serverCard: 'Ficha del servidor MCP',
    aiCatalog: 'Catálogo de lo que se ofrece a los agentes de IA',
    feedNew: 'Términos nuevos, en Atom y en JSON Feed, en inglés y en español',
    feedToday: 'El término del día, en los mismos formatos',
    openSearch: 'Descripción de la búsqueda para navegadores (OpenSearch), en inglés y en español',
    csv: 'Tabla para hojas de cálculo (CSV): una fila por término e idioma, textos sin marcas',
    jsonLines: 'JSON Lines: una entrada por línea, tal como la responde la API',
    tbx: 'Intercambio de terminología (TBX-Basic, ISO 30042), para programas de traducción',
    skos: 'Tesauro (SKOS), en Turtle y en JSON-LD: nombres y definiciones en ambos idiomas',
    allDownloads:
      'Página de todas las descargas con su tamaño: estas, libros (EPUB 3), diccionarios para programas de lectura (StarDict) y mazos de Anki',
    noDownloads: 'Este sitio no publica descargas; la lista de la API contiene todas las definiciones.',
    contents: 'En esta página',
    file: 'Archivo',
    tool: 'Herramienta',
    purpose: 'Para qué sirve',
    toolFields: tool => `Entrada de \`${tool}\``,
    standard: value => `Valor predeterminado: \`${value}\`.`,
    configuration: 'Añádelo a la configuración de tu cliente:',
    withoutEdge:
      'Este sitio solo sirve archivos: no tiene servidor MCP ni negocia el contenido. Agrega `index.md` a la dirección de una página para leerla en Markdown.',
    searchExample: 'convierte+nombres+en+direcciones',
    noRetirement: 'La versión 1 es la actual; no está previsto retirarla.',
    retirement: (deprecated, sunset) =>
      `**La versión 1 está en desuso desde el ${deprecated} y dejará de responder el ${sunset}.** Todas las respuestas lo indican en las cabeceras \`Deprecation\` y \`Sunset\`.`,
    headers: {
      'Access-Control-Allow-Origin': 'Siempre `*`: cualquier página puede llamar a la API desde un navegador.',
      'Cache-Control': `Las respuestas se pueden guardar ${bounds.cacheSeconds} segundos y después hay que comprobarlas de nuevo; los errores no se guardan nunca.`,
      ETag: 'Validador de la respuesta. Envíalo de vuelta en `If-None-Match`; si nada ha cambiado, la respuesta es un 304 vacío.',
      'RateLimit-Policy': `La norma: \`q\` peticiones en \`w\` segundos (${quota} en ${windowSeconds}).`,
      RateLimit: 'Peticiones que quedan (`r`) y segundos hasta que termina la ventana (`t`).',
      'Retry-After': 'Con el estado 429: segundos de espera.',
      Vary: '`Accept`, en las páginas: la misma dirección tiene una versión HTML y otra Markdown.',
      Link: 'Dónde está la otra versión de una página y dónde está el índice para agentes.',
      'X-Markdown-Tokens': 'En Markdown: tokens estimados del texto, para que un agente pueda planificar.',
      'Deprecation · Sunset': 'Solo cuando una versión se está retirando: desde cuándo y hasta cuándo responde.',
    },
    errors: {
      not_found:
        'Ningún término tiene el slug de la dirección. `resolution` remite a la lista; si hay nombres parecidos, `suggestions` los enumera. Un término renombrado responde, en cambio, 308 con su nueva dirección.',
      rate_limited: `Más de ${quota} peticiones en ${windowSeconds} segundos desde un mismo cliente. Espera los segundos que indica \`Retry-After\`. Para leerlo todo, pide una vez la lista en lugar de ir término por término.`,
      method_not_allowed:
        'El diccionario es de solo lectura. `Allow` enumera los métodos que funcionan: `GET`, `HEAD` y `OPTIONS`.',
      not_acceptable:
        'La cabecera `Accept` excluye todas las versiones que existen. Las páginas existen como `text/html` y `text/markdown`.',
      invalid_parameter:
        'Un parámetro de la búsqueda falta, no existe o tiene un valor que no sirve. `detail` lo nombra y dice cómo tiene que ser.',
      gone: 'El término se retiró del diccionario a propósito y ningún otro ocupa su lugar.',
    },
    tools: {
      search_terms: 'Buscar términos por nombre, sigla, errata o descripción, en cualquiera de los dos idiomas',
      get_term: 'Una entrada completa con sus términos relacionados; entiende también títulos y alias',
      list_topic: 'Los términos de un tema con su definición en una línea',
      term_of_the_day: 'Una entrada al día, la misma para todo el mundo',
    },
  },
}
