/** Choosing a content coding by the Accept-Encoding field (RFC 9110 §12.5.3), for hosts that compress by themselves. */
const CODINGS = ['br', 'gzip'] as const
export type Coding = (typeof CODINGS)[number]

/**
 * @param accept value of the field; clients that do not send it mostly cannot decode any coding
 * @returns undefined for the identity coding, which is used even if the client refuses it
 */
export function chooseCoding(accept: string | null): Coding | undefined {
  if (accept === null || accept === '') return undefined
  const weights = parse(accept)
  const plain = weights.get('identity') ?? 0
  let best: Coding | undefined
  let most = plain
  for (const coding of CODINGS) {
    const q = weights.get(coding) ?? weights.get('*') ?? 0
    if (q > 0 && (best === undefined ? q >= most : q > most)) {
      best = coding
      most = q
    }
  }
  return best
}

/** A coding with a weight of at most three decimals; other members of the list are ignored. */
const ITEM = /^([\w*-]+)(?:\s*;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/i

function parse(accept: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const text of accept.split(',')) {
    const found = ITEM.exec(text.trim())
    if (!found) continue
    const name = (found[1] ?? '').toLowerCase()
    weights.set(name === 'x-gzip' ? 'gzip' : name, Number(found[2] ?? 1))
  }
  return weights
}
