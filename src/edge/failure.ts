/** Answers that say what went wrong: problem details (RFC 9457), never kept by a cache, open to every origin. */
import { languageOf } from '../model/address.ts'
import type { EdgeSettings } from '../model/edge-settings.ts'
import { type Occurrence, problem } from '../model/problem.ts'
import type { ProblemCode } from '../schema/api.ts'
import { baseHeaders } from './headers.ts'

export function failure(
  code: ProblemCode,
  occurrence: Occurrence,
  settings: EdgeSettings,
  extra: Readonly<Record<string, string>> = {},
): Response {
  const body = problem(code, { ...occurrence, instance: settings.basePath + occurrence.instance }, settings)
  const headers = baseHeaders('/v1/', settings)
  headers.set('Content-Type', 'application/problem+json')
  headers.set('Content-Language', languageOf('/'))
  headers.set('Cache-Control', 'no-store')
  for (const [name, value] of Object.entries(extra)) headers.set(name, value)
  return new Response(JSON.stringify(body), { status: body.status, headers })
}
