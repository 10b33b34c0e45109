/** What answers for an address of the API at which there is nothing says whether a term or the address is unknown. */
import { expect, test } from 'vitest'
import { host } from './platform.ts'

test('Only the address of an entry is answered with the name of a term.', async () => {
  const { ask } = host()
  const detail = async (path: string) => ((await (await ask(path)).json()) as { detail: string }).detail
  expect(await detail('/v1/terms/a.json')).toBe('There is no term with the slug "a".')
  expect(await detail('/v1/terms/a-json')).toBe('There is nothing at this address.')
})
