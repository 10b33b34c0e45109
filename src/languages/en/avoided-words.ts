/** Words that English entries avoid: the list in content/REFERENCE.md, with inflected forms. */
import type { Wording } from '../shapes/style-rules.ts'

export const ENGLISH_WORDINGS: readonly Wording[] = [
  {
    rule: 'absolute',
    phrases: 'always, never, only, must, cannot',
    but: 'not always, almost always, nearly always, almost never, not only, must not only',
    hint: 'Think of a counterexample; if there is one, add a condition, "usually", or a date.',
    only: ['tagline', 'explanation', 'keyPoints'],
  },
  {
    rule: 'minimizing-word',
    phrases:
      'simply, just, easy, easily, effortless, effortlessly, obviously, of course, needless to say, trivially, all you need to do, all you have to do',
    but: 'just as, just before, just after, just enough, has just, have just, had just, not easy, never easy, not easily, as easily as, just in time',
    hint: 'Leave it out, or say what it takes.',
  },
  {
    rule: 'hype-word',
    phrases:
      "revolutionary, revolutionize*, revolutionise*, cutting-edge, cutting edge, bleeding-edge, groundbreaking, ground-breaking, game-changing, game-changer, game changer, state-of-the-art, world-class, next-generation, next-gen, unprecedented, amazing, amazingly, incredible, incredibly, astonishing, astonishingly, seamless, seamlessly, best-in-class, blazing, blazingly, lightning-fast, supercharge*, unleash*, empower*, ever-evolving, ever-changing, fast-paced, rapidly evolving, in today's world, delve*, tapestry, testament to, crucial role, pivotal, must-have, one-stop, magically",
    hint: 'Leave it out, or give the fact behind it.',
  },
  {
    rule: 'time-word',
    phrases:
      "latest, currently, nowadays, these days, recently, lately, in recent years, at present, as of today, of today, today's, Today",
    but: 'at the latest',
    hint: 'Name the year, or write what holds at any time.',
  },
  { rule: 'long-word', phrases: 'leverag*, utiliz*, utilis*', hint: 'Write "use".' },
  {
    rule: 'long-word',
    phrases: 'commenc*, initiat*',
    but: 'initiative, initiatives',
    hint: 'Write "begin" or "start".',
  },
  { rule: 'long-word', phrases: 'facilitat*, enabl*', hint: 'Write "help" or "let".' },
  { rule: 'long-word', phrases: 'in order to', hint: 'Write "to".' },
  { rule: 'long-word', phrases: 'due to the fact that', hint: 'Write "because".' },
  { rule: 'long-word', phrases: 'prior to', hint: 'Write "before".' },
  {
    rule: 'idiom',
    phrases:
      'piece of cake, silver bullet, low-hanging fruit, out of the box, under the hood, bells and whistles, reinvent the wheel, at the end of the day, rocket science, tip of the iceberg, back to square one, outside the box, holy grail, double-edged sword, hit the ground running, on the same page, heavy lifting, rule of thumb, in a nutshell, best of both worlds, apples to oranges',
    hint: 'Say it literally.',
  },
  {
    rule: 'analogy-reference',
    phrases:
      'baseball, football, soccer, basketball, cricket, hockey, touchdown, home run, quarterback, war, wars, battle, battlefield, army, armies, soldier, soldiers, weapon, weapons, Lego, Uber, Netflix, McDonald*, Starbucks, Disney*, Harry Potter, Thanksgiving',
    hint: 'Choose something that people know in Bogotá, Madrid, and Boston alike.',
    only: ['analogy'],
  },
]
