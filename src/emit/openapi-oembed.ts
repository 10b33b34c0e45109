/** The operation of oEmbed in the OpenAPI description. */

import type { Site } from '../model/dictionary/site.ts'
import { absolute, file, href, page } from '../model/web/address.ts'
import { oembedOf } from '../model/web/oembed.ts'
import type { Term } from '../schema/term.ts'
import { headers, notModified, problems } from './openapi-responses.ts'

/** On sites with an edge; elsewhere the same stands in a file beside each card. */
export function oembedOperation(site: Site, first: Term | undefined): unknown {
  const parameter = (name: string, required: boolean, schema: object, example: unknown) => ({
    name,
    in: 'query',
    required,
    schema,
    example,
  })
  const size = { type: 'integer', minimum: 1 }
  return {
    operationId: 'getOembed',
    tags: ['Files'],
    summary: 'The card of an entry, as oEmbed 1.0 describes it',
    description: 'Other sites ask here what to show for the address of an entry. XML is answered with 501.',
    parameters: [
      parameter(
        'url',
        true,
        { type: 'string', format: 'uri' },
        absolute(site, page.term('en', first?.slug ?? 'algorithm')),
      ),
      parameter('format', false, { type: 'string', enum: ['json'] }, 'json'),
      parameter('maxwidth', false, size, 400),
      parameter('maxheight', false, size, 300),
    ],
    responses: {
      200: {
        description: 'A frame with the card.',
        headers: headers('RateLimit', 'RateLimit-Policy', 'ETag'),
        content: {
          'application/json': { schema: { type: 'object' }, ...(first && { example: oembedOf(first, 'en', site) }) },
        },
      },
      304: notModified(true),
      501: { description: 'Another format than JSON was asked for.' },
      ...problems(
        ['invalid_parameter', 'not_found', 'method_not_allowed', 'rate_limited'],
        href(site, file.oembed),
        site,
      ),
    },
  }
}
