/** Links by which readers correct an entry: to its file in the repository, and to the contact of the site. */
import { describe, expect, test } from 'vitest'
import { renderTiny, textOf, tiny } from '../emit/rendered.ts'

const editLinks = (page: string): readonly string[] =>
  [...page.matchAll(/href="([^"]*\/edit\/[^"]*)"/g)].map(([, address = '']) => address)

test.for([
  ['5g/index.html', 'en.md'],
  ['es/5g/index.html', 'es.md'],
] as const)('%s leads to the file of its language.', ([path, name]) => {
  const { repository, branch } = tiny().site
  expect(editLinks(textOf(tiny().files, path))).toEqual([`${repository}/edit/${branch}/content/terms/5g/${name}`])
})

describe('A mistake is reported', () => {
  const reportLink = (settings: string): string | undefined => {
    const { files } = renderTiny({ settings })
    return /<a href="([^"]+)">Report a mistake/.exec(textOf(files, '5g/index.html'))?.[1]
  }

  test('on GitHub, where the site names no contact.', () => {
    expect(reportLink('')).toMatch(/\/issues\/new\?template=mistake\.yml&amp;page=https%3A%2F%2F/)
  })

  test('by email to the contact of the site, with the address of the page.', () => {
    const link = reportLink('contact: help@tiny.example')
    expect(link).toMatch(/^mailto:help@tiny\.example\?subject=/)
    expect(decodeURIComponent(link ?? '')).toContain('https://tiny.example/5g/')
  })

  test('on the page that the site names.', () => {
    expect(reportLink('contact: https://tiny.example/form')).toBe('https://tiny.example/form')
  })
})
