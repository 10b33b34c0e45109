/** A Bloom filter with one bit for each hash: what it does not have was never added. */
export class Bloom {
  readonly #bits: Uint32Array
  readonly #shift: number

  /** @param count of the hashes that will be added */
  constructor(count: number) {
    const power = Math.min(MAX_POWER, Math.max(MIN_POWER, Math.ceil(Math.log2(count * BITS_PER_HASH + 1))))
    this.#bits = new Uint32Array(2 ** (power - 5))
    this.#shift = 32 - power
  }

  add(hash: number): void {
    const bit = this.#bitOf(hash)
    this.#bits[bit >>> 5] = (this.#bits[bit >>> 5] as number) | (1 << (bit & 31))
  }

  has(hash: number): boolean {
    const bit = this.#bitOf(hash)
    return ((this.#bits[bit >>> 5] as number) & (1 << (bit & 31))) !== 0
  }

  #bitOf(hash: number): number {
    return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> this.#shift
  }
}

/** At least; one in so many of the hashes that were not added seems to have been. */
const BITS_PER_HASH = 32
const MIN_POWER = 10
const MAX_POWER = 24
