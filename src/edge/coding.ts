/** Choosing a content coding by the Accept-Encoding field (RFC 9110 §12.5.3), for hosts that compress by themselves. */
export type Coding = 'br' | 'gzip'

/** A coding with a weight of at most three decimals; other members of the list are ignored. */
const ITEM = /^([\w*-]+)(?:\s*;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/

/**
 * @param accept value of the field; clients that do not send it mostly cannot decode any coding
 * @returns undefined for the identity coding, which is used even if the client refuses it
 */
export function chooseCoding(accept: string | null): Coding | undefined {
  const items = (accept ?? '').toLowerCase().split(',')
  const weights = new Map(
    items.flatMap(text => {
      const [, name, q = 1] = ITEM.exec(text.trim()) ?? []
      return name === undefined ? [] : [[name === 'x-gzip' ? 'gzip' : name, Number(q)] as const]
    }),
  )
  const weightOf = (coding: Coding): number => weights.get(coding) ?? weights.get('*') ?? 0
  const best = weightOf('gzip') > weightOf('br') ? 'gzip' : 'br'
  return weightOf(best) > 0 && weightOf(best) >= (weights.get('identity') ?? 0) ? best : undefined
}
