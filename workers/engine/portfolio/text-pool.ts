/** Numbers for texts, in order of first sight. A Map, so that no text is special. It only grows: a number stays good. */
export class TextPool {
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];

  /** @param texts the texts of the first numbers. Throws RangeError for one that is there twice. */
  constructor(texts: readonly string[] = []) {
    for (const text of texts) {
      if (this.#numbers.has(text)) throw new RangeError("a text is there twice");
      this.of(text);
    }
  }

  get size(): number {
    return this.#texts.length;
  }

  /** The number of a text; a new text gets the next one. */
  of(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.#texts.length);
    return this.#texts.push(text) - 1;
  }

  /** The text of a number; throws RangeError for a number that was never given out. */
  text(number: number): string {
    const text = this.#texts[number];
    if (text === undefined) throw new RangeError(`text ${number} of ${this.#texts.length}`);
    return text;
  }

  /** All texts, by number. */
  texts(): string[] {
    return [...this.#texts];
  }
}
