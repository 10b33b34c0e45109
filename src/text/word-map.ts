/** A map from words to values. A word of a text is looked up where it stands, without making a string of it. */
export class WordMap<Value> {
  #slots = new Int32Array(FIRST_SLOTS)
  readonly #hashes: number[] = []
  readonly #words: string[] = []
  readonly #values: Value[] = []

  /** The value of the word between two offsets of a text, of which `WordTable` knows the hash. */
  get(text: string, start: number, end: number, hash: number): Value | undefined {
    const mask = this.#slots.length - 1
    for (let slot = mixed(hash) & mask; ; slot = (slot + 1) & mask) {
      const place = (this.#slots[slot] as number) - 1
      if (place === -1) return undefined
      if (this.#hashes[place] !== hash) continue
      const word = this.#words[place] as string
      if (word.length === end - start && text.startsWith(word, start)) return this.#values[place]
    }
  }

  /** Adds a word that is not there yet. */
  add(word: string, hash: number, value: Value): void {
    this.#hashes.push(hash)
    this.#words.push(word)
    this.#values.push(value)
    if (this.#words.length * 2 > this.#slots.length) this.#grow()
    else this.#place(this.#words.length)
  }

  #grow(): void {
    this.#slots = new Int32Array(this.#slots.length * 2)
    for (let number = 1; number <= this.#words.length; number++) this.#place(number)
  }

  /** @param number of the word, from 1 */
  #place(number: number): void {
    const mask = this.#slots.length - 1
    let slot = mixed(this.#hashes[number - 1] as number) & mask
    while (this.#slots[slot] !== 0) slot = (slot + 1) & mask
    this.#slots[slot] = number
  }
}

const FIRST_SLOTS = 1024

/** Spreads hashes, because words that differ in their last letter have hashes beside each other. */
function mixed(hash: number): number {
  const spread = Math.imul(hash, 0x9e3779b1)
  return spread ^ (spread >>> 15)
}
