/** Characters that String.fromCharCode takes at once. */
const BLOCK = 4096;

/** Reads what a ByteWriter wrote. Throws RangeError where the bytes end too early. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get atEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  byte(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw new RangeError("the bytes end too early");
    return byte;
  }

  whole(): number {
    const first = this.byte();
    if (first < 0x80) return first;
    const second = this.byte();
    if (second < 0x80) return (first & 0x7f) | (second << 7);
    let value = (first & 0x7f) | ((second & 0x7f) << 7);
    for (let scale = 0x4000; ; scale *= 0x80) {
      const byte = this.byte();
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
    }
  }

  distances(length: number): Uint32Array<ArrayBuffer> {
    const numbers = new Uint32Array(length);
    let before = 0;
    for (let at = 0; at < length; at++) {
      const code = this.whole();
      before += code % 2 === 0 ? code / 2 : -(code + 1) / 2;
      numbers[at] = before;
    }
    return numbers;
  }

  amounts(length: number): Float64Array<ArrayBuffer> {
    const values = new Float64Array(length);
    for (let at = 0; at < length; at++) {
      const more = this.whole();
      if (more === 0) {
        values[at] = this.#view.getFloat64(this.#at);
        this.#at += 8;
      } else values[at] = more - 1;
    }
    return values;
  }

  text(): string {
    let text = "";
    for (let left = this.whole(); left > 0; left -= BLOCK) {
      text += String.fromCharCode(...Array.from({ length: Math.min(left, BLOCK) }, () => this.whole()));
    }
    return text;
  }
}
