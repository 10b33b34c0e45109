/** Every kind of page causes no console error, no third-party request and no violation of its content security policy. */
import { expect } from 'vitest'
import { EXPECTED, ONE_OF_EACH } from '../accessibility/page-types.ts'
import { test } from '../visit.ts'

test.for(ONE_OF_EACH)('%s causes no error and no third-party request.', async ([, path], { tour }) => {
  // `tour` fails the test at the first complaint; here the page also gets time to run everything that it has.
  const page = await tour(path, { expected: EXPECTED, serviceWorkers: 'allow' })
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForLoadState('networkidle')
  const origins = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin),
  )
  expect([...new Set(origins)]).toEqual([new URL(page.url()).origin])
})
