/** Bytes that grow: whole numbers take as many as they need, seven bits a byte, small ones first. */
export class ByteWriter {
  #bytes = new Uint8Array(1024);
  #length = 0;

  byte(value: number): void {
    this.#room(1);
    this.#bytes[this.#length++] = value;
  }

  /** A whole number from 0 below 2^53. */
  whole(value: number): void {
    this.#room(8);
    let rest = value;
    // shifts would cut what is beyond 32 bits
    while (rest >= 0x80) {
      this.#bytes[this.#length++] = (rest % 0x80) + 0x80;
      rest = Math.floor(rest / 0x80);
    }
    this.#bytes[this.#length++] = rest;
  }

  /** Each number as its distance to the one before: 0, -1, 1, -2, 2 … become 0, 1, 2, 3, 4 … */
  distances(numbers: Uint32Array): void {
    let before = 0;
    for (const number of numbers) {
      const distance = number - before;
      this.whole(distance < 0 ? -2 * distance - 1 : 2 * distance);
      before = number;
    }
  }

  double(value: number): void {
    this.#room(8);
    new DataView(this.#bytes.buffer).setFloat64(this.#length, value);
    this.#length += 8;
  }

  /** Its length, then its UTF-16 code units: one byte each for ASCII, and nothing is lost. */
  text(text: string): void {
    this.whole(text.length);
    for (let at = 0; at < text.length; at++) this.whole(text.charCodeAt(at));
  }

  /** What was written. */
  taken(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }

  #room(bytes: number): void {
    if (this.#length + bytes <= this.#bytes.length) return;
    const longer = new Uint8Array(this.#bytes.length * 2);
    longer.set(this.#bytes);
    this.#bytes = longer;
  }
}
