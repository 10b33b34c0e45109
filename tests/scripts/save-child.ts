/** Saves two versions of an entry in turn, until it is killed. Prints a line when it begins. */
import { withSaving } from '../../src/dev/save-entry.ts'
import { readEntrySource } from '../../src/source/entry-source.ts'

const [content = '', sizeText = '0'] = process.argv.slice(2)
const handler = withSaving(
  () => new Response(null, { status: 404 }),
  content,
  () => true,
)
const versions = ['a', 'b'].map(letter => {
  const text = `${letter.repeat(79)}\n`.repeat(Number(sizeText) / 80)
  return { 'term.yaml': text, 'en.md': text, 'es.md': text }
})
process.stdout.write('saving\n')
for (let i = 0; ; i++) {
  const opened = readEntrySource(content, '5g', []).files
  const request = new Request('http://localhost:8787/__dev/save', {
    method: 'POST',
    headers: { Origin: 'http://localhost:8787', 'Content-Type': 'application/json' },
    body: JSON.stringify({ slug: '5g', opened, files: versions[i % 2] }),
  })
  const { status } = await handler(request)
  if (status !== 200) throw new Error(`answered ${status}`)
}
