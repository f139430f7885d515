/** Numbers strings in order of first appearance. Uses a Map, so that names such as `__proto__` are safe. */
export class StringIndex {
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];
  readonly #quoted: string[] = [];
  readonly #hashes: number[] = [];

  /** The number of a string; a new string gets the next one. */
  of(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.#texts.length;
    this.#texts.push(text);
    this.#quoted.push(JSON.stringify(text));
    this.#hashes.push(hash(text));
    this.#numbers.set(text, number);
    return number;
  }

  /** The string as JSON text, so that joined strings stay unambiguous. */
  quoted(number: number): string {
    return this.#quoted[number] ?? "";
  }

  /** A number from 0 below 2^32 that depends on the string alone. */
  hash(number: number): number {
    return this.#hashes[number] ?? 0;
  }

  /** The string of a number. Throws RangeError for an unknown number. */
  text(number: number): string {
    const text = this.#texts[number];
    if (text === undefined) throw new RangeError(`string ${number} of ${this.#texts.length}`);
    return text;
  }

  /** All strings, by number. */
  texts(): string[] {
    return [...this.#texts];
  }
}

/** FNV-1a over UTF-16 code units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}
