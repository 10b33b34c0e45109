/** Words of the form in the language of its page. */
import { bounds } from '../schema/bounds.ts'
import type { InBoth } from '../schema/language.ts'

interface Strings {
  readonly languages: InBoth<string>
  readonly show: string
  readonly bothLanguages: string
  readonly open: string
  readonly openButton: string
  readonly newEntry: string
  readonly facts: string
  readonly slug: string
  readonly slugRule: string
  readonly level: string
  readonly choose: string
  readonly subject: string
  readonly subjectRule: string
  readonly moreSubjects: string
  readonly needs: string
  readonly needsRule: string
  readonly isDraft: string
  readonly isNewMeaning: string
  readonly word: string
  readonly drawing: string
  readonly item: Readonly<Record<'explanation' | 'keyPoints' | 'links', (number: number) => string>>
  readonly address: string
  readonly add: Readonly<Record<'explanation' | 'keyPoints' | 'links', string>>
  readonly remove: (item: string) => string
  readonly characters: (now: number, range: string) => string
  readonly words: (now: number, range: string) => string
  readonly sentences: (now: number, range: string) => string
  readonly names: (now: number, range: string) => string
  readonly range: (min: number, max: number) => string
  readonly most: (max: number) => string
  readonly least: (min: number) => string
  readonly severities: Readonly<Record<'error' | 'warning' | 'note', readonly [one: string, more: string]>>
  readonly fine: string
  readonly toDo: (count: number) => string
  readonly elsewhere: string
  readonly check: string
  readonly preview: string
  readonly previewOf: string
  readonly save: string
  readonly saved: string
  readonly conflict: string
  readonly notSaved: string
  readonly kept: string
  readonly restored: string
  readonly changedSince: string
  readonly discard: string
  readonly discardAsk: string
  readonly notOpened: string
  readonly notFound: (slug: string) => string
  readonly send: string
  readonly sendText: string
  readonly download: string
  readonly issue: string
  readonly issueText: string
  readonly issueLong: string
  readonly copied: string
  readonly byHand: string
  readonly byHandText: string
  readonly byHandOpened: string
  readonly copy: (name: string) => string
  readonly token: string
  readonly tokenText: string
  readonly tokenLabel: string
  readonly repository: string
  readonly pull: string
  readonly sending: string
  readonly sent: string
  readonly compare: string
  readonly refused: (reason: string) => string
  readonly movedOn: string
}

export const STRINGS: InBoth<Strings> = {
  en: {
    languages: { en: 'English', es: 'Spanish' },
    show: 'Show',
    bothLanguages: 'Both languages',
    open: 'Change an entry',
    openButton: 'Open',
    newEntry: 'New entry',
    facts: 'Facts of the entry',
    slug: 'Address of the page',
    slugRule: 'Lower-case letters a to z, digits, and hyphens, from the English name.',
    level: 'Level',
    choose: 'Choose',
    subject: 'Subject',
    subjectRule: 'The home topic of the entry.',
    moreSubjects: `Other subjects, up to ${bounds.subjects.usual - 1}`,
    needs: 'Read first',
    needsRule: `Addresses of up to ${bounds.needs.max} entries that a reader should know, with commas between them.`,
    isDraft: 'A draft: an editor publishes it when both texts are ready',
    isNewMeaning: 'The meaning changes, so that the entry is dated today',
    word: 'The word itself',
    drawing: 'The drawing',
    item: {
      explanation: number => `Paragraph ${number}`,
      keyPoints: number => `Key point ${number}`,
      links: number => `Title of page ${number}`,
    },
    address: 'Its address',
    add: { explanation: 'Add a paragraph', keyPoints: 'Add a key point', links: 'Add a page' },
    remove: item => `Remove ${item}`,
    characters: (now, range) => `${now} characters (${range})`,
    words: (now, range) => `${now} words (${range})`,
    sentences: (now, range) => `${now} sentences (${range})`,
    names: (now, range) => `${now} names (${range})`,
    range: (min, max) => `${min} to ${max}`,
    most: max => `up to ${max}`,
    least: min => `at least ${min}`,
    severities: { error: ['error', 'errors'], warning: ['warning', 'warnings'], note: ['note', 'notes'] },
    fine: 'Nothing is wrong.',
    toDo: count => `${count} left to write`,
    elsewhere: 'Sentences are compared with those of other entries later, when the whole dictionary is checked.',
    check: 'Check all boxes',
    preview: 'Preview',
    previewOf: 'Preview of the page',
    save: 'Save to the files',
    saved: 'Saved.',
    conflict:
      'The files have changed since you opened the entry. Copy what you wrote, open the entry again, and make the change there.',
    notSaved: 'Not saved:',
    kept: 'This browser keeps your draft.',
    restored: 'Your draft is back.',
    changedSince:
      'The entry has changed since you began the draft. It cannot be sent over the newer version: copy what you wrote, discard the draft, and make the change there.',
    discard: 'Discard the draft',
    discardAsk: 'Discard what you have written here?',
    notOpened: 'The form could not be opened. Load the page again, or use one of the ways below.',
    notFound: slug => `There is no entry "${slug}". You can write it now.`,
    send: 'Send it',
    sendText: 'Choose one way. An editor reads what you send before it is published.',
    download: 'Download the files',
    issue: 'By an issue on GitHub',
    issueText: 'Needs an account there. A program makes a proposal of it and answers in the issue.',
    issueLong:
      'The text is too long for an address, so it is in the clipboard: paste it into the issue that has opened.',
    copied: 'Copied.',
    byHand: 'File by file on GitHub',
    byHandText: 'Each link opens a file with its text. Put all of them into the same new branch.',
    byHandOpened: 'Each link opens a file; replace its text with what the button copies.',
    copy: name => `Copy ${name}`,
    token: 'With a token of your own',
    tokenText:
      'A fine-grained token with "Contents: read and write" and "Pull requests: read and write" for the repository. It goes to GitHub alone, and it is forgotten when you leave the page.',
    tokenLabel: 'Token',
    repository: 'Repository, or your fork of it',
    pull: 'Open a pull request',
    sending: 'Sending…',
    sent: 'Sent. Look at the pull request',
    compare: 'Sent to your fork. Open the pull request',
    refused: reason => `GitHub did not accept it: ${reason}`,
    movedOn: 'The entry has changed on GitHub since this site was published. Nothing was sent.',
  },
  es: {
    languages: { en: 'inglés', es: 'español' },
    show: 'Mostrar',
    bothLanguages: 'Los dos idiomas',
    open: 'Cambiar una entrada',
    openButton: 'Abrir',
    newEntry: 'Entrada nueva',
    facts: 'Datos de la entrada',
    slug: 'Dirección de la página',
    slugRule: 'Letras minúsculas de la a a la z, cifras y guiones, a partir del nombre en inglés.',
    level: 'Nivel',
    choose: 'Elige',
    subject: 'Tema',
    subjectRule: 'El principal de la entrada.',
    moreSubjects: `Otros temas, ${bounds.subjects.usual - 1} como máximo`,
    needs: 'Leer antes',
    needsRule: `Direcciones de hasta ${bounds.needs.max} entradas que convenga conocer, separadas por comas.`,
    isDraft: 'Es un borrador: un editor la publica cuando están los dos textos',
    isNewMeaning: 'Cambia lo que dice, así que la entrada lleva la fecha de hoy',
    word: 'La palabra misma',
    drawing: 'El dibujo',
    item: {
      explanation: number => `Párrafo ${number}`,
      keyPoints: number => `Punto clave ${number}`,
      links: number => `Título de la página ${number}`,
    },
    address: 'Su dirección',
    add: { explanation: 'Añadir un párrafo', keyPoints: 'Añadir un punto clave', links: 'Añadir una página' },
    remove: item => `Quitar ${item}`,
    characters: (now, range) => `${now} caracteres (${range})`,
    words: (now, range) => `${now} palabras (${range})`,
    sentences: (now, range) => `${now} frases (${range})`,
    names: (now, range) => `${now} nombres (${range})`,
    range: (min, max) => `${min} a ${max}`,
    most: max => `${max} como máximo`,
    least: min => `${min} como mínimo`,
    severities: { error: ['error', 'errores'], warning: ['aviso', 'avisos'], note: ['nota', 'notas'] },
    fine: 'No hay nada que corregir.',
    toDo: count => (count === 1 ? 'falta una cosa por escribir' : `faltan ${count} cosas por escribir`),
    elsewhere: 'Las frases se comparan con las de otras entradas después, al revisar todo el diccionario.',
    check: 'Revisar todo',
    preview: 'Vista previa',
    previewOf: 'Vista previa de la página',
    save: 'Guardar en los archivos',
    saved: 'Guardado.',
    conflict:
      'Los archivos han cambiado desde que abriste la entrada. Copia lo que has escrito, abre la entrada otra vez y haz allí el cambio.',
    notSaved: 'No se ha guardado:',
    kept: 'Este navegador guarda tu borrador.',
    restored: 'Aquí está tu borrador.',
    changedSince:
      'La entrada ha cambiado desde que empezaste el borrador. No se puede enviar por encima de la versión nueva: copia lo que has escrito, descarta el borrador y haz allí el cambio.',
    discard: 'Descartar el borrador',
    discardAsk: '¿Descartar lo que has escrito aquí?',
    notOpened: 'No se ha podido abrir el formulario. Carga la página otra vez, o usa una de las maneras de abajo.',
    notFound: slug => `No hay ninguna entrada «${slug}». Puedes escribirla ahora.`,
    send: 'Enviarla',
    sendText: 'Elige una manera. Un editor lee lo que envías antes de publicarlo.',
    download: 'Descargar los archivos',
    issue: 'Por un formulario de GitHub',
    issueText: 'Hace falta una cuenta allí. Un programa hace de ello una propuesta y responde.',
    issueLong:
      'El texto no cabe en una dirección, así que está en el portapapeles: hay que pegar el texto en la página que se ha abierto.',
    copied: 'Copiado.',
    byHand: 'Archivo por archivo en GitHub',
    byHandText: 'Cada enlace abre un archivo con su texto. Ponlos todos en la misma rama nueva.',
    byHandOpened: 'Cada enlace abre un archivo; cambia su texto por el que copia el botón.',
    copy: name => `Copiar ${name}`,
    token: 'Con un token tuyo',
    tokenText:
      'Un token de acceso limitado, con «Contents: read and write» y «Pull requests: read and write» para el repositorio. Solo va a GitHub, y se olvida cuando dejas la página.',
    tokenLabel: 'Token',
    repository: 'Repositorio, o tu copia de él',
    pull: 'Proponer el cambio',
    sending: 'Enviando…',
    sent: 'Enviado. Mira la propuesta',
    compare: 'Enviado a tu copia. Abre la propuesta',
    refused: reason => `GitHub no lo ha aceptado: ${reason}`,
    movedOn: 'La entrada ha cambiado en GitHub desde que se publicó este sitio. No se ha enviado nada.',
  },
}
