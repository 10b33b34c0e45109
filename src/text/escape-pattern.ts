/**
 * Text as a regular expression that matches it literally.
 * @example escapePattern('a.b') // => 'a\\.b'
 */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
