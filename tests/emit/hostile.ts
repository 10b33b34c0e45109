/** A term whose words try to break out of every format there is. */
import { makeTerm } from '../make.ts'

export const HOSTILE = 'A "quoted", <b>bold</b> & ]]> \'single\' 😀'

export const hostile = makeTerm('hostile', {
  subjects: ['ai', 'security'],
  updated: '2026-02-03',
  en: {
    title: HOSTILE,
    tagline: '=HYPERLINK("https://evil.example","x")',
    aliases: ['@sum', '+1, -1', 'a\u0001b', 'c\ud800d'],
    explanation: ['**Bold & `<code>`** and `a "b", c`, 1 < 2.', 'Second\nline\r\nthird.'],
    analogy: '-2+3 is like &amp; a \u0000 formula.',
    keyPoints: ['\t=1+1', 'Two\nlines.', 'Three.'],
    links: [{ label: '<script>alert("1")</script>', url: 'HTTPS://example.org/?a=1&b="2"' }],
  },
  es: { title: '¿Qué, "esto"?', tagline: '＝1+1', links: [{ label: 'Página', url: 'https://example.org/á' }] },
})
