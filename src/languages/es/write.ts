/** Words of the page on which entries are written, in Spanish. */
import type { ENGLISH_WRITE } from '../en/write.ts'

export const SPANISH_WRITE: typeof ENGLISH_WRITE = {
  title: 'Escribir una entrada',
  description:
    'Un formulario para una entrada nueva, o para mejorar una, en español y en inglés: revisa el texto mientras escribes.',
  needs: 'El formulario funciona en el navegador y necesita JavaScript. Las otras vías, no.',
  loading: 'Abriendo el formulario…',
  drafts: 'Borradores de entradas',
  others: 'Otras maneras de colaborar',
  form: {
    label: 'Rellenar un formulario de GitHub',
    what: 'un programa revisa la entrada, responde allí y la propone.',
  },
  mistake: { label: 'Avisar de un error', what: 'di qué está mal en una página y dónde se puede comprobar.' },
  missing: { label: 'Proponer un término', what: 'di qué palabra debería explicar el diccionario.' },
  files: {
    label: 'Leer la guía para editores',
    what: 'una entrada son tres archivos de texto, que también puedes enviar como una solicitud de cambios.',
  },
}
