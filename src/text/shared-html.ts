/** HTML that stands on many pages, so that its bytes are made once. Scripts for readers do without. */
import { Html } from './html.ts'

export class SharedHtml extends Html {
  #bytes: Uint8Array | undefined
  get bytes(): Uint8Array {
    this.#bytes ??= new TextEncoder().encode(this.toString())
    return this.#bytes
  }
}

export const shared = (part: Html): SharedHtml => new SharedHtml(part.toString())
