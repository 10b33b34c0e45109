/** A question about the difference between two entries finds what tells them apart, however it is asked. */
import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/schema/language.ts'
import { search } from './published-search.ts'

const ask = (language: Language, question: string) => search[language].find(question, { limit: 5, offset: 0 })

describe('Found by both names, in either order', () => {
  test.for([
    ['en', 'cpu vs gpu', 'cpu-vs-gpu'],
    ['en', 'GPU vs. CPU', 'cpu-vs-gpu'],
    ['en', 'gpu or cpu', 'cpu-vs-gpu'],
    ['en', 'processor versus graphics chip', 'cpu-vs-gpu'],
    ['en', 'difference between ram and ssd', 'ram-vs-ssd'],
    ['en', 'What is the difference between a container and a VM?', 'container-vs-virtual-machine'],
    ['en', 'difference http and https', 'http-vs-https'],
    ['en', 'differences of http https', 'http-vs-https'],
    ['en', 'compare docker container with virtual machine', 'container-vs-virtual-machine'],
    ['es', 'diferencia entre ram y ssd', 'ram-vs-ssd'],
    ['es', '¿Cuál es la diferencia entre la RAM y el SSD?', 'ram-vs-ssd'],
    ['es', 'ram o ssd', 'ram-vs-ssd'],
    ['es', 'cpu vs gpu', 'cpu-vs-gpu'],
    ['es', 'contenedor o máquina virtual', 'container-vs-virtual-machine'],
    ['es', 'diferencias entre contenedores y máquinas virtuales', 'container-vs-virtual-machine'],
  ] as const)('%s: "%s".', ([language, question, name]) => {
    const { comparison, hits } = ask(language, question)
    expect(comparison?.terms.join('-vs-')).toBe(name)
    if (name === undefined) return
    expect(comparison?.title).not.toBe('')
    expect(comparison?.difference).not.toBe('')
    expect(
      hits
        .slice(0, 2)
        .map(({ slug }) => slug)
        .sort(),
    ).toEqual(comparison?.terms)
  })
})

test.for(['cpu', 'cpu gpu memory', 'cpu vs banana', 'ram vs cloudflare', 'what is a gpu'])(
  '"%s" does not ask for a difference that the dictionary explains.',
  question => {
    expect(ask('en', question).comparison).toBeUndefined()
  },
)
