/** Answers that say what went wrong: problem details (RFC 9457), never kept by a cache, open to every origin. */
import { languageOf } from '../model/address.ts'
import type { EdgeSettings } from '../model/edge-settings.ts'
import { type Occurrence, problem } from '../model/problem.ts'
import type { ProblemCode } from '../schema/api.ts'
import { baseFields } from './headers.ts'
import type { Fields, Reply } from './reply.ts'

export function failure(code: ProblemCode, occurrence: Occurrence, settings: EdgeSettings, extra: Fields = {}): Reply {
  const body = problem(code, { ...occurrence, instance: settings.basePath + occurrence.instance }, settings)
  const fields = {
    ...baseFields('/v1/', settings),
    'Content-Type': 'application/problem+json',
    'Content-Language': languageOf('/'),
    'Cache-Control': 'no-store',
    ...extra,
  }
  return { status: body.status, fields, body: JSON.stringify(body) }
}
