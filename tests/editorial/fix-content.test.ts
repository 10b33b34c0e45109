/** `npm run check -- --fix`: what a program fixes in texts, and everything that it leaves alone. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fixContent } from '../../src/editorial/fix-content.ts'
import { fixText, type TextKind } from '../../src/editorial/fix-text.ts'
import { edit, snapshot, write } from '../build/folders.ts'
import { soundWorkspace } from '../lint/sound.ts'
import { runHere } from '../scripts/run-here.ts'

const HEAD = '---\ntitle: Nube\n---\n\n'

/** What becomes of the body of a Spanish entry. */
const spanish = (body: string): string => fixText(HEAD + body, 'es').text.slice(HEAD.length)

describe('Spanish prose', () => {
  test.for([
    ['La palabra "nube" dice poco.', 'La palabra «nube» dice poco.'],
    ['«La palabra "nube" dice poco.»', '«La palabra “nube” dice poco.»'],
    ['Dos: "una", ("otra") y "**más**".', 'Dos: «una», («otra») y «**más**».'],
    ['El "`ls`" lista.', 'El «`ls`» lista.'],
    ['Un 45% de 32GB y 16 GB.', 'Un 45\u00a0% de 32\u00a0GB y 16\u00a0GB.'],
    ['Son 25300 y 1 250 300 filas.', 'Son 25\u202f300 y 1\u202f250\u202f300 filas.'],
    ['Tarda 45000ms.', 'Tarda 45\u202f000\u00a0ms.'],
    ['La red - y así ocurre - falla.', 'La red —y así ocurre— falla.'],
    ['Fin. \t\nOtra línea.  ', 'Fin.\nOtra línea.'],
    ['Un cafe\u0301.', 'Un café.'],
  ])('%j', ([body = '', expected]) => {
    expect(spanish(body)).toBe(expected)
    expect(spanish(expected ?? '')).toBe(expected)
  })

  test.for([
    ['marks without a partner', 'Una pantalla de 15" y otra.'],
    ['marks that may open or close', 'Un "a"b"c" raro.'],
    ['marks around angle quotes', 'Dijo "la «nube» cae".'],
    ['years and four digits', 'En 2026 hubo 4300 y 4 300.'],
    ['decimals, versions, and lists of numbers', 'Mide 3.14159, 25.300 y 4,7; va por 10.0.19045.'],
    ['standards and telephones', 'La ISO 27001 y la RFC 10000; 555 123 4567.'],
    ['names with figures', 'USB-3W, x86_64000, CVE-2021-44228, #123456.'],
    ['one dash alone, three, and a subtraction', 'Uno - dos.\n\nA - b - c - d.\n\nSon 5 - 3 - x.'],
    ['quotations', 'Pone «cuesta 45% de 25300» en la puerta.'],
    ['code', 'Se escribe `"a" - b - 45% 25300` y ``"x` y"``.'],
    ['fences and indented lines', '```\n"a" 45%  \n```\n\n    "b" 25300 \n'],
    ['a backtick without a partner', 'Se escribe `"a" y "b" con 45%.'],
    ['addresses', 'Ve a https://example.org/?a="b"&n=25300%, www.example.org/45000 y yo25300@example.org.'],
    ['links and their labels', '- [El "Libro" - o no - 45%](https://example.org/25300)'],
    ['HTML', '<a title="45%">x</a>'],
  ])('%s stay as they are.', ([, body = '']) => {
    expect(spanish(body)).toBe(body)
  })
})

describe('Front matter', () => {
  const fields = (yaml: string): string => fixText(`---\n${yaml}\n---\n`, 'es').text.slice(4, -5)

  test.for([
    ['tagline: La "nube" al 45%.', 'tagline: La «nube» al 45\u00a0%.'],
    ['tagline: "Dos cosas: una \\"nube\\" y 45%."', 'tagline: "Dos cosas: una «nube» y 45\u00a0%."'],
    ["tagline: 'Dos cosas: la \"nube\" y l''eau.'", "tagline: 'Dos cosas: la «nube» y l''eau.'"],
    ['title: Nube  ', 'title: Nube'],
    ['title: Cafe\u0301', 'title: Café'],
  ])('%j', ([yaml = '', expected]) => expect(fields(yaml)).toBe(expected))

  test.for([
    'title: "Nube"',
    'aliases: ["8.8.8.8", "disco de 500GB"]\nkeywords: [el 45%, "a, b"]',
    'tagline: "La \\u00ab nube \\" x"',
    'tagline: |\n  Una "nube"',
    'tagline: "sin cerrar 45%',
    '# "comentario" 45%',
  ])('leaves %j alone.', yaml => expect(fields(yaml)).toBe(yaml))
})

test('How files are stored is fixed in every file, whatever it says.', () => {
  const text = '\ufefftitle: "a"\r\nb: 45%\r'
  for (const kind of ['stored', 'yaml', 'page', 'en', 'es'] satisfies TextKind[]) {
    const fixed = fixText(text, kind)
    expect(fixed.text).toBe(
      'title: "a"\nb: 45%\n'
        .replace('45%', kind === 'es' ? '45\u00a0%' : '45%')
        .replace('"a"', kind === 'es' ? '«a»' : '"a"'),
    )
    expect([...fixed.repairs.keys()].slice(0, 2)).toEqual(['byte-order-mark', 'line-ends'])
  }
})

test('Spaces and quotation marks of word processors give way to those of keyboards.', () => {
  const before =
    '---\ntitle: Cloud\naliases: [“web, wide”, plain, “net”]\n---\n\nAn operating\u00a0system of 5\u202f%.\n'
  expect(fixText(before, 'en').text).toBe(
    '---\ntitle: Cloud\naliases: ["web, wide", plain, "net"]\n---\n\nAn operating system of 5%.\n',
  )
  expect(spanish('El sistema\u00a0operativo usa 5\u00a0%.')).toBe('El sistema operativo usa 5\u00a0%.')
})

/** What becomes of the body of an English entry. */
const english = (body: string): string => fixText(HEAD + body, 'en').text.slice(HEAD.length)

describe('English prose', () => {
  test.for([
    ['The “cloud” is the operator’s.', 'The "cloud" is the operator\'s.'],
    ['A disk of 32GB, 45 % full, at 2.4GHz; 5\u00a0%.', 'A disk of 32 GB, 45% full, at 2.4 GHz; 5%.'],
    ['A cl\u00adoud and a zero\u200b width.', 'A cloud and a zero width.'],
  ])('%j', ([body = '', expected]) => {
    expect(english(body)).toBe(expected)
    expect(english(expected ?? '')).toBe(expected)
  })

  test.for([
    'A mark “without a partner.',
    'A word “in "two" kinds” of marks.',
    'A quotation ‘in single’ marks of the users’ own.',
    'Names: DDR32GB, USB-3GB, x86_64GB; `45 %` and https://example.org/a%20b.',
  ])('%j stays as it is.', body => expect(english(body)).toBe(body))

  test('Curly marks around a whole field go; at its beginning they are kept from YAML.', () => {
    const field = (line: string): string => fixText(`---\n${line}\n---\n`, 'en').text.slice(4, -5)
    expect(field('tagline: “Pattern of bars.”')).toBe('tagline: "Pattern of bars."')
    expect(field('tagline: “Bars” in a pattern.')).toBe(`tagline: '"Bars" in a pattern.'`)
  })
})

test('English quotation marks, dashes, and numbers, and breaks of lines in pages, are left to people.', () => {
  const body = `${HEAD}The "cloud" - as it is - has 45% of 25300 GB.`
  expect(fixText(body, 'en').text).toBe(body)
  expect(fixText(`${HEAD}One  \ntwo`, 'page').text).toBe(`${HEAD}One  \ntwo`)
})

test('Text with a conflict that git left is not touched.', () => {
  const text = `${HEAD}<<<<<<< mine\n"a" \n=======\n"b"\n>>>>>>> theirs\n`
  expect(fixText(text, 'es').text).toBe(text)
})

describe('npm run check -- --fix', () => {
  test.for([
    ['UTF-16', (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])],
    ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
  ] as const)('stores a file that is %s as UTF-8.', async ([, encode]) => {
    const site = soundWorkspace()
    const path = join(site.content, 'terms/telegraph/es.md')
    // Windows-1252 has no phonetic signs.
    const sound = readFileSync(path, 'utf8')
      .replace(/^ipa:.*\n|^pronunciation:.*\n/gm, '')
      .replaceAll('–', '-')
    write(site.content, 'terms/telegraph/es.md', encode(sound))
    const { stdout } = await runHere('check', ['--fix'], { cwd: site.home })
    expect(stdout).toContain('content/terms/telegraph/es.md  stored as UTF-8')
    expect(stdout).not.toContain('not-utf-8')
    expect(readFileSync(path, 'utf8')).toBe(sound)
  })

  test('says what it changed in each file, checks again, and changes nothing a second time.', async () => {
    const site = soundWorkspace()
    const file = 'terms/telegraph/es.md'
    const sound = readFileSync(join(site.content, file), 'utf8')
    write(site.content, file, `\ufeff${sound.replaceAll('\n', '\r\n').replace(/\r\n$/, '  \r\n')}`)
    edit(site.content, 'terms/abacus/en.md', 'title: Abacus', 'title: Abacus  ')
    const fixed = await runHere('check', ['--fix', '--strict'], { cwd: site.home })
    expect(fixed.status).toBe(0)
    expect(fixed.stdout).toContain(`content/terms/abacus/en.md  removed spaces at the end of the line (line 2)
content/terms/telegraph/es.md  removed the byte order mark; replaced Windows line ends; removed spaces`)
    expect(fixed.stdout).toContain('Fixed 2 files')
    expect(fixed.stdout).toContain('3 terms are in order')
    expect(readFileSync(join(site.content, file), 'utf8')).toBe(sound)
    const before = snapshot(site.content)
    const again = await runHere('check', ['--fix', '--strict'], { cwd: site.home })
    expect(again.stdout).toContain('Nothing to fix by program.')
    expect(snapshot(site.content)).toEqual(before)
  })

  test('leaves files that are not text, and still says what only a person can fix.', async () => {
    const site = soundWorkspace()
    write(site.content, 'terms/telegraph/es.md', Buffer.from([0x22, 0xff, 0x22, 0x20, 0x0a]))
    edit(site.content, 'terms/abacus/en.md', 'title: Abacus', 'tittle: Abacus')
    const before = snapshot(site.content)
    const { status, stdout } = await runHere('check', ['--fix'], { cwd: site.home })
    expect(status).toBe(1)
    expect(stdout).toContain('not-utf-8')
    expect(stdout).toContain('unknown-field')
    expect(snapshot(site.content)).toEqual(before)
  })
})

test('With slugs, only these entries are fixed.', () => {
  const { content } = soundWorkspace()
  const slugs = ['abacus', 'telegraph']
  for (const slug of slugs) edit(content, `terms/${slug}/en.md`, '\n\n', ' \n\n')
  expect(fixContent(content, ['telegraph']).map(({ file }) => file)).toEqual(['content/terms/telegraph/en.md'])
  expect(fixContent(content).map(({ file }) => file)).toEqual(['content/terms/abacus/en.md'])
})
