/** The few words that scripts say on every page, in the language of the page. */

const WORDS = {
  en: { copied: 'Copied', notCopied: 'Copying did not work. Select the text and copy it by hand.' },
  es: { copied: 'Copiado', notCopied: 'No se pudo copiar. Selecciona el texto y cópialo a mano.' },
} as const

/** Language of the page as its root element says it. */
export const pageLanguage = (): keyof typeof WORDS => (document.documentElement.lang === 'es' ? 'es' : 'en')

export const inLanguage = (): (typeof WORDS)['en' | 'es'] => WORDS[pageLanguage()]
