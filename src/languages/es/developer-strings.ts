/** Words of the developers page in Spanish. */

import { bounds } from '../../schema/bounds.ts'
import type { ENGLISH_DEVELOPER } from '../en/developer-strings.ts'

const { quota, windowSeconds } = bounds.rate

export const SPANISH_DEVELOPER: typeof ENGLISH_DEVELOPER = {
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
  feed: 'Términos nuevos, en Atom y en JSON Feed, en inglés y en español',
  allDownloads:
    'Página de todas las descargas con su tamaño: estas, libros (EPUB 3), diccionarios para programas de lectura (StarDict) y mazos de Anki',
  noDownloads: 'Este sitio no publica descargas; la lista de la API contiene todas las definiciones.',
  contents: 'En esta página',
  file: 'Archivo',
  tool: 'Herramienta',
  purpose: 'Para qué sirve',
  toolFields: tool => `Entrada de \`${tool}\``,
  standard: value => `Valor predeterminado: \`${value}\`.`,
  configuration:
    'Da la dirección a tu cliente o añádela a su configuración; los nombres de los campos cambian según el cliente:',
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
}
