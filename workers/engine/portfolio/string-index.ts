/** Numbers for strings, in order of first sight. A Map, so that no string is special. */
export class StringIndex {
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];

  /** The number of a string; a new string gets the next one. */
  of(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.#texts.length;
    this.#texts.push(text);
    this.#numbers.set(text, number);
    return number;
  }

  /** The string of a number; throws RangeError for a number that was never given out. */
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
