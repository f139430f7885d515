import type { ProductOverrides } from "../../../edge-api/contract/product-overrides.ts";
import { contentKey } from "../product/content-key.ts";

/** A distinct item of a portfolio: what its score depends on within one scoring context. */
export interface Pair {
  readonly usecase_id: string;
  readonly prodsys_id: string;
  readonly food_id: string;
  /** absent = default settings */
  readonly overrides: ProductOverrides | undefined;
}

/** A pair of a portfolio with its number in the pair table and its uses. */
export interface HeldPair {
  readonly number: number;
  readonly pair: Pair;
  readonly quantity: number;
}

/** A pair table as plain data for another thread. */
export interface PairTableData {
  readonly strings: readonly string[];
  readonly settings: readonly ProductOverrides[];
  /** four numbers per pair: use case, product and food as indexes in `strings`; settings as index + 1, 0 = defaults */
  readonly pairs: Uint32Array;
}

const WIDTH = 4;

/**
 * Numbers every distinct (use case, product, food, settings) in order of first appearance. Looks up ids in Maps only, so
 * that any id is safe (`__proto__`, empty, very long). Several portfolios can share a table; a pair is then scored once
 * for all of them.
 */
export class PairTable {
  readonly #strings = new StringIndex();
  readonly #settings = new StringIndex();
  readonly #settingsValues: ProductOverrides[] = [];
  readonly #fields: number[] = [];
  readonly #byKey = new Map<string, number>();
  /** [product][food] → the first pair with default settings: a fast path for nearly every lookup */
  readonly #common: (number[] | undefined)[] = [];

  /** Number of distinct pairs. */
  get size(): number {
    return this.#fields.length / WIDTH;
  }

  /** The number of a pair, 0 ≤ number < size; a new one is added at the end. Empty overrides are the same as none. */
  intern(usecase_id: string, prodsys_id: string, food_id: string, overrides?: ProductOverrides): number {
    const product = this.#strings.of(prodsys_id);
    const food = this.#strings.of(food_id);
    const row = (this.#common[product] ??= []);
    const common = row[food];
    if (common !== undefined && overrides === undefined && this.#text(common, 0) === usecase_id) return common;

    const usecase = this.#strings.of(usecase_id);
    const settings = this.#internSettings(overrides);
    const key = `${usecase}/${product}/${food}/${settings}`;
    const known = this.#byKey.get(key);
    if (known !== undefined) return known;
    const pair = this.size;
    this.#fields.push(usecase, product, food, settings);
    this.#byKey.set(key, pair);
    if (settings === 0 && common === undefined) row[food] = pair;
    return pair;
  }

  /** The ids and settings of a pair. Throws RangeError for an unknown number. */
  pair(pair: number): Pair {
    const settings = this.#fields[pair * WIDTH + 3];
    if (settings === undefined) throw new RangeError(`pair ${pair} of ${this.size}`);
    return {
      usecase_id: this.#text(pair, 0),
      prodsys_id: this.#text(pair, 1),
      food_id: this.#text(pair, 2),
      overrides: this.#settingsValues[settings - 1],
    };
  }

  /**
   * A text that identifies the pair in every table: equal for equal pairs, different for different ones (JSON quoting
   * keeps ids apart).
   */
  canonicalKey(pair: number): string {
    const at = pair * WIDTH;
    const quoted = (field: number): string => this.#strings.quoted(this.#fields[at + field] ?? -1);
    const ids = `${quoted(0)},${quoted(1)},${quoted(2)}`;
    const settings = this.#fields[at + 3] ?? 0;
    return settings === 0 ? ids : ids + this.#settings.text(settings - 1);
  }

  /** A hash of the pair, 0 to 2^32 - 1, that is the same in every table. */
  canonicalHash(pair: number): number {
    const at = pair * WIDTH;
    let value = 0;
    for (let field = 0; field < 3; field++) value = mix(value, this.#strings.hash(this.#fields[at + field] ?? -1));
    const settings = this.#fields[at + 3] ?? 0;
    return settings === 0 ? value : mix(value, this.#settings.hash(settings - 1));
  }

  /** The chosen pairs as plain data, renumbered in the given order. */
  data(chosen: Uint32Array): PairTableData {
    const part = new PairTable();
    for (const number of chosen) {
      const { usecase_id, prodsys_id, food_id, overrides } = this.pair(number);
      part.intern(usecase_id, prodsys_id, food_id, overrides);
    }
    return {
      strings: part.#strings.texts(),
      settings: part.#settingsValues,
      pairs: Uint32Array.from(part.#fields),
    };
  }

  /**
   * Adds the pairs of another table and returns their numbers in this one, in the order of the data. Throws RangeError
   * if the data refer to a string or settings that are missing.
   */
  adopt(data: PairTableData): Uint32Array {
    const numbers = new Uint32Array(Math.floor(data.pairs.length / WIDTH));
    for (let pair = 0; pair < numbers.length; pair++) {
      const at = pair * WIDTH;
      const text = (field: number): string | undefined => data.strings[data.pairs[at + field] ?? -1];
      const [usecase, product, food] = [text(0), text(1), text(2)];
      const settings = data.pairs[at + 3] ?? 0;
      const overrides = data.settings[settings - 1];
      if (usecase === undefined || product === undefined || food === undefined || (settings > 0 && !overrides)) {
        throw new RangeError(`pair ${pair} names what the table does not hold`);
      }
      numbers[pair] = this.intern(usecase, product, food, overrides);
    }
    return numbers;
  }

  #text(pair: number, field: number): string {
    return this.#strings.text(this.#fields[pair * WIDTH + field] ?? -1);
  }

  #internSettings(overrides: ProductOverrides | undefined): number {
    if (overrides === undefined) return 0;
    const key = contentKey(overrides);
    if (key === "{}") return 0;
    const index = this.#settings.of(key);
    this.#settingsValues[index] ??= overrides;
    return index + 1;
  }
}

/** Combines two hashes; depends on every bit of both and on their order. */
function mix(value: number, next: number): number {
  const joined = Math.imul(value ^ next, 0x9e3779b1);
  return (joined ^ (joined >>> 15)) >>> 0;
}

/** Numbers strings in order of first appearance. Uses a Map, so that names such as `__proto__` are safe. */
class StringIndex {
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
