/** An ambiguous name means its term only in texts with which the term shares a subject. */
import { expect, test } from 'vitest'
import { makeTerm } from '../make.ts'
import { makeDictionary } from './make-dictionary.ts'

const text = (explanation: string) => ({ explanation: [explanation, 'The second paragraph.'] })
const packet = makeTerm('packet', { subjects: ['networks'], en: { title: 'Packet (networking)' } })
const rice = makeTerm('rice', { subjects: ['hardware'], en: text('The laser reads a packet of rice.') })
const router = makeTerm('router', { subjects: ['hardware', 'networks'], en: text('Each packet finds its way.') })
const namedIn = (ambiguous: boolean, slug: string) =>
  makeDictionary([{ ...packet, ambiguous }, rice, router])
    .mentions(slug, 'en')
    .map(mention => mention.slug)

test('A term of another subject does not name it.', () => {
  expect(namedIn(false, 'rice')).toEqual(['packet'])
  expect(namedIn(true, 'rice')).toEqual([])
})

test('A term that shares one of its subjects does.', () => {
  expect(namedIn(true, 'router')).toEqual(['packet'])
})
