/** What a whole number may take: 53 bits, seven a byte. */
const WIDEST = 8;

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
    this.#room(WIDEST);
    this.#length = put(this.#bytes, this.#length, value);
  }

  /** Each number as its distance to the one before: 0, -1, 1, -2, 2 … become 0, 1, 2, 3, 4 … */
  distances(numbers: Uint32Array): void {
    this.#room(numbers.length * WIDEST);
    const bytes = this.#bytes;
    let at = this.#length;
    let before = 0;
    for (let place = 0; place < numbers.length; place++) {
      const number = numbers[place] ?? 0;
      const distance = number - before;
      at = put(bytes, at, distance < 0 ? -2 * distance - 1 : 2 * distance);
      before = number;
    }
    this.#length = at;
  }

  /** Numbers that are nearly always whole: those are written as 1 more, any other as 0 and its eight bytes. */
  amounts(values: Float64Array): void {
    this.#room(values.length * (WIDEST + 1));
    const bytes = this.#bytes;
    const view = new DataView(bytes.buffer);
    let at = this.#length;
    for (let place = 0; place < values.length; place++) {
      const value = values[place] ?? 0;
      if (isPlain(value)) {
        at = put(bytes, at, value + 1);
        continue;
      }
      bytes[at] = 0;
      view.setFloat64(at + 1, value);
      at += 9;
    }
    this.#length = at;
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
    const longer = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + bytes));
    longer.set(this.#bytes);
    this.#bytes = longer;
  }
}

const isPlain = (value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value < Number.MAX_SAFE_INTEGER && !Object.is(value, -0);

/** Writes a whole number and returns the place behind it. */
function put(bytes: Uint8Array, at: number, value: number): number {
  let rest = value;
  // shifts would cut what is beyond 32 bits
  for (; rest >= 0x1000_0000; rest = Math.floor(rest / 0x80)) bytes[at++] = (rest % 0x80) + 0x80;
  for (; rest >= 0x80; rest >>>= 7) bytes[at++] = (rest & 0x7f) | 0x80;
  bytes[at++] = rest;
  return at;
}
