/**
 * Requests that a broken or hostile program sends, each with the answer that it must get. What HTTP itself forbids is
 * refused before anybody looks whose it is; everything else below /v1/ and at /mcp counts.
 */
import { got, type Planned, posted } from './planned.ts'

const LIST = '/v1/terms.json'
const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}'
const JSON_FIELD = 'Content-Type: application/json'
const LARGE = Buffer.alloc(100_000, 'x')
/** The same in pieces, which have no length that could be looked at. */
const LARGE_IN_PIECES = `${'4000\r\n'}${'y'.repeat(0x4000)}\r\n`.repeat(6).concat('0\r\n\r\n')

const PATHS: readonly Planned[] = [
  got('/%', 404, false),
  got('/%E0%A4%A/', 404, false),
  got('/%ff%fe/', 404, false),
  got('/..%2f..%2fetc%2fpasswd', 404, false),
  got('//evil.example/', 404, false),
  got(`/${'a/'.repeat(2_000)}`, 404, false),
  got('/5g\\..\\x', 400, false),
  got('/v1/%zz', 404, true),
  got('/v1/terms/%00.json', 404, true),
  got('/v1//terms.json', 404, true),
  got('/v1/..%2f..%2fpackage.json', 404, true),
  got('/v1/terms/__proto__.json', 404, true),
  got(`/v1/terms/${'a'.repeat(3_000)}.json`, 404, true),
]

const METHODS: readonly Planned[] = [
  ...['DELETE', 'PUT', 'PATCH', 'POST', 'PROPFIND'].map(method => got(LIST, 405, true, { method, body: 'x' })),
  got('/', 405, false, { method: 'POST', body: 'x' }),
  got('/mcp', 405, true),
  got('/mcp', 405, true, { method: 'DELETE' }),
  got(LIST, 400, false, { method: 'BREW' }),
]

const BODIES: readonly Planned[] = [
  posted('{"jsonrpc":', 400),
  posted('', 400),
  posted(`[${PING}]`, 400),
  posted('['.repeat(5_000), 400),
  posted(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), 400),
  posted(LARGE, 413),
  posted(LARGE_IN_PIECES, 413, { fields: [JSON_FIELD, 'Transfer-Encoding: chunked'] }),
  posted(PING, 415, { fields: ['Content-Type: text/plain'] }),
  posted(PING, 403, { host: 'evil.example' }),
  posted(PING, 403, { fields: [JSON_FIELD, 'Origin: https://a b'] }),
  posted(PING, 400, { fields: [JSON_FIELD, 'MCP-Protocol-Version: 1999-01-01'] }),
  posted('5\r\nhello\r\n0\r\n\r\n', 400, {
    counts: false,
    fields: [JSON_FIELD, 'Content-Length: 3', 'Transfer-Encoding: chunked'],
  }),
]

const FIELDS: readonly Planned[] = [
  got(LIST, 431, false, { fields: [`X-Long: ${'x'.repeat(20_000)}`] }),
  got(LIST, 400, false, { host: null }),
  got(LIST, 400, false, { host: 'a b' }),
  got(LIST, 400, false, { fields: ['X-Zero: a\0b'] }),
  got(LIST, 400, false, { fields: ['No colon'] }),
  got(LIST, 417, false, { fields: ['Expect: a-miracle'] }),
  got(LIST, 200, true, { fields: [`Accept: ${'text/html;q=9,'.repeat(500)}`] }),
  got(LIST, 200, true, { fields: ['Range: bytes=9-1', 'If-None-Match: W/W/"",,"', 'X-Odd: \xff\xfe'] }),
  got(LIST, 200, true, { fields: ['Accept-Encoding: br;q=2, ;, gzip;q=, constructor'] }),
  got('http://evil.example/v1/terms.json', 200, true),
  got(LIST, 200, true, { forwarded: client => `198.51.100.7, not-an-address, , ${client}` }),
  got(LIST, 200, true, { forwarded: client => `${'203.0.113.9, '.repeat(500)}${client}` }),
]

export const malformed: readonly Planned[] = [...PATHS, ...METHODS, ...BODIES, ...FIELDS]
