/**
 * The addresses that scripts for readers build. Each is a function by itself, so that a script contains only those that
 * it calls; `address.ts` has them in its tables, for everything else.
 */
import { DEFAULT_LANGUAGE, type Language } from '../../schema/language.ts'

/** What addresses of a language begin with. */
export const prefix = (language: Language): string => (language === DEFAULT_LANGUAGE ? '/' : `/${language}/`)

/** @example termPage('es', 'dns') // => '/es/dns/' */
export const termPage = (language: Language, slug: string): string => `${prefix(language)}${slug}/`

export const indexPage = (language: Language): string => `${prefix(language)}a-z/`

export const searchPage = (language: Language): string => `${prefix(language)}search/`

export const savedPage = (language: Language): string => `${prefix(language)}saved/`

export const comparisonPage = (language: Language, name: string): string => `${prefix(language)}compare/${name}/`

export const offlineFile = (language: Language): string => `${prefix(language)}offline.html`

/** @param slug or a placeholder, for templates of addresses */
export const entryFile = (slug: string): string => `/v1/terms/${slug}.json`

export const imageFile = (slug: string, name: string): string => `/images/${slug}${name.replace(/^image/, '')}`

export const searchFile = (language: Language): string => `/search/${language}.json`

/** The file of names beside a search file. */
export const namesFile = (searchFile: string): string => searchFile.replace('.json', '-names.json')
