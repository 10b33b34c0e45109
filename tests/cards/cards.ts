/** Cards for tests: a plain one, the extremes, and what a stranger might write. */
import { loadFaces } from '../../src/cards/fonts.ts'
import { drawLogo } from '../../src/cards/rasterize-logo.ts'
import type { Card } from '../../src/model/views/social-card-text.ts'

await loadFaces()

/** A mark that is no one's: a square with a hole. */
export const LOGO = drawLogo(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#a03a12" d="M0 0h4v4H0zM1 1v2h2V1z"/></svg>',
)

/** The card of a short term, with whatever a test cares about. */
export const makeCard = (facts: Partial<Card> = {}): Card => ({
  language: 'en',
  title: 'API',
  tagline: 'Contract that says how one program may ask another for data or work.',
  level: 2,
  levelLabel: 'Intermediate',
  subject: 'software',
  subjectLabel: 'Software',
  siteName: 'Palabit',
  ...facts,
})

/** Cards that between them try every part of the layout, by the name of their golden file. */
export const SAMPLES: Readonly<Record<string, Card>> = {
  short: makeCard(),
  'long-word': makeCard({ title: 'Internationalization', subject: 'networks', subjectLabel: 'Networks', level: 1 }),
  'long-title-spanish': makeCard({
    language: 'es',
    title: 'Aprendizaje por refuerzo con retroalimentación humana (RLHF)',
    tagline:
      '¿Qué prefieren las personas? Técnica que ajusta un modelo según cómo puntúan sus respuestas, año tras año, sin que nadie escriba reglas.',
    level: 3,
    levelLabel: 'Avanzado',
    subject: 'ai',
    subjectLabel: 'Inteligencia artificial',
  }),
  'too-much': makeCard({
    title: 'W'.repeat(70),
    tagline: 'M'.repeat(140),
    subject: 'companies',
    subjectLabel: 'A label much longer than anybody would ever put there',
    levelLabel: 'Extraordinarily advanced level',
    siteName: 'An exceptionally long name of a dictionary',
  }),
  'foreign-letters': makeCard({ title: '🚀 C♯ 量子コンピュータ', tagline: 'Naïve Ωmega → ﬁne ½ “quotes” 中 ends.' }),
  hostile: makeCard({
    title: '</text><script>alert(1)</script>',
    tagline: '"&\'><image href="file:///etc/hostname"/>&amp;<!-- ]]>',
    siteName: '<a>&</a>',
  }),
}
