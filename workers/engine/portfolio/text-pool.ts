/** Numbers texts in order of first appearance. Texts are only added, so numbers stay valid. */
export class TextPool {
  /** built at the first lookup: a table that is only read needs no index of 100,000 texts */
  #numbers: Map<string, number> | null = null;
  readonly #texts: string[];

  /** @param texts the first texts, by number; a duplicate keeps its first number */
  constructor(texts: readonly string[] = []) {
    this.#texts = [...texts];
  }

  get size(): number {
    return this.#texts.length;
  }

  /** The number of a text; a new text gets the next one. */
  of(text: string): number {
    const numbers = (this.#numbers ??= numbersOf(this.#texts));
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, this.#texts.length);
    return this.#texts.push(text) - 1;
  }

  /** The text of a number. Throws RangeError for an unknown number. */
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

function numbersOf(texts: readonly string[]): Map<string, number> {
  const numbers = new Map<string, number>();
  for (let number = 0; number < texts.length; number++) {
    const text = texts[number] ?? "";
    if (!numbers.has(text)) numbers.set(text, number);
  }
  return numbers;
}
