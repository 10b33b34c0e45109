/**
 * Signs requests as S3 and the stores that follow it want them: AWS Signature Version 4, with the hash of the body as a
 * field.
 */
import { createHash, createHmac } from 'node:crypto'

export interface Credentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Of temporary credentials. */
  readonly sessionToken?: string | undefined
}

interface UnsignedRequest {
  readonly method: string
  /** Without a query; its path is encoded as it is sent. */
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array | string
}

/**
 * @param now time of the request
 * @returns all fields to be sent but `Host`
 */
export function sign(
  { method, url, headers, body }: UnsignedRequest,
  { accessKeyId, secretAccessKey, sessionToken }: Credentials,
  region: string,
  now: Date,
): Readonly<Record<string, string>> {
  const time = now.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const day = time.slice(0, 8)
  const bodyHash = hashOf(body)
  const own: Record<string, string> = {
    ...Object.fromEntries(new Headers(headers)),
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': time,
    ...(sessionToken !== undefined && { 'x-amz-security-token': sessionToken }),
  }
  const signed = Object.entries({ ...own, host: url.host }).sort(([a], [b]) => (a < b ? -1 : 1))
  const names = signed.map(([name]) => name).join(';')
  const fields = signed.map(([name, value]) => `${name}:${value.trim()}\n`).join('')
  const canonical = [method, url.pathname, '', fields, names, bodyHash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', time, scope, hashOf(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<Uint8Array | string>(
    (before, part) => createHmac('sha256', before).update(part).digest(),
    `AWS4${secretAccessKey}`,
  )
  const signature = createHmac('sha256', key).update(text).digest('hex')
  const credential = `${accessKeyId}/${scope}`
  return {
    ...own,
    authorization: `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${names},Signature=${signature}`,
  }
}

/** A name in a store as a path: every byte but letters, digits and `-._~` is encoded, and slashes are kept. */
export const encodedKey = (key: string): string =>
  encodeURIComponent(key)
    .replaceAll('%2F', '/')
    .replace(/[!'()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const hashOf = (body: Uint8Array | string): string => createHash('sha256').update(body).digest('hex')
