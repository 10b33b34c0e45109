/**
 * Characters that XML 1.0 cannot hold and that spreadsheets show as boxes. Sources with control characters are refused
 * when they are read, but YAML can still write one as an escape.
 */

/** Cheap to test, and true of every text that has one of them. */
const SUSPECT = /[^\t\n\r -~\u00a0-\ud7ff\ue000-\ufffd]/
const ILLEGAL = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** @example withoutControls('a\u0000b') // => 'ab' */
export const withoutControls = (text: string): string => (SUSPECT.test(text) ? text.replace(ILLEGAL, '') : text)
