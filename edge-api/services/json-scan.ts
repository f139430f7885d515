import { Refusal } from "./refusal.ts";

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPENING = new Set([0x7b, 0x5b]);
const CLOSING = new Set([0x7d, 0x5d]);

/** Longest member name, in characters. */
const MAX_KEY_CHARACTERS = 4096;

const isSpace = (unit: number): boolean => unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;

const malformed = () => new Refusal("malformed_json");
const tooLarge = () => new Refusal("too_large");

/** JSON text that arrives in pieces. The part already read is dropped. */
export interface JsonSource {
  text: string;
  /** index of the first unread character */
  at: number;
  /** `text` ends the whole text */
  isWhole: boolean;
}

/** A parser that yields when it needs more text. */
export type Reading<T> = Generator<undefined, T, undefined>;

function* more(source: JsonSource): Reading<void> {
  if (source.isWhole) throw malformed();
  source.text = source.text.slice(source.at);
  source.at = 0;
  yield;
}

/**
 * Runs a parser over a text that arrives in pieces.
 *
 * @param between awaited after each piece
 * @throws Refusal malformed_json
 */
export async function readPieces<T>(
  pieces: AsyncIterable<string>,
  read: (source: JsonSource) => Reading<T>,
  between: () => Promise<void>,
): Promise<T> {
  const source: JsonSource = { text: "", at: 0, isWhole: false };
  const reading = read(source);
  for await (const piece of pieces) {
    source.text += piece;
    const step = reading.next();
    if (step.done) return step.value;
    await between();
  }
  source.isWhole = true;
  const step = reading.next();
  if (step.done) return step.value;
  throw malformed();
}

/** Skips white space. @returns the next UTF-16 unit; NaN at the end of the text */
export function* nextUnit(source: JsonSource): Reading<number> {
  for (;;) {
    while (isSpace(source.text.charCodeAt(source.at))) source.at++;
    if (source.at < source.text.length || source.isWhole) return source.text.charCodeAt(source.at);
    yield* more(source);
  }
}

/** Requires that only white space follows. @throws Refusal malformed_json */
export function* endOfText(source: JsonSource): Reading<void> {
  if (!Number.isNaN(yield* nextUnit(source))) throw malformed();
}

/** End index of the string that begins at `from`; -1: not in this text. */
function stringEnd(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === BACKSLASH) at++;
    else if (unit === QUOTE) return at + 1;
  }
  return -1;
}

/**
 * End index of the value that begins at `from`; -1: not in this text. Looks at brackets and quotes only: JSON.parse
 * validates the rest.
 */
function valueEnd(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) {
      const end = stringEnd(text, at);
      if (depth === 0 || end < 0) return end;
      at = end - 1;
    } else if (OPENING.has(unit)) depth++;
    else if (CLOSING.has(unit)) {
      if (depth === 0) return at;
      if (--depth === 0) return at + 1;
    } else if (depth === 0 && (unit === COMMA || isSpace(unit))) return at;
  }
  return -1;
}

/**
 * Reads the text of the next value.
 *
 * @param most maximum length in characters
 * @param refusal thrown for a longer value
 * @throws Refusal malformed_json
 */
export function* nextText(source: JsonSource, most: number, refusal: () => Refusal = tooLarge): Reading<string> {
  for (;;) {
    const end = valueEnd(source.text, source.at);
    const to = end < 0 ? source.text.length : end;
    if (to - source.at > most) throw refusal();
    if (end >= 0 || source.isWhole) {
      const text = source.text.slice(source.at, to);
      source.at = to;
      return text;
    }
    yield* more(source);
  }
}

/** @throws Refusal malformed_json */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed();
  }
}

/** Walks an array or object from its opening bracket; `visit` reads each element. */
function* walk(source: JsonSource, brackets: string, visit: () => Reading<void>): Reading<void> {
  const [opening, closing] = [brackets.charCodeAt(0), brackets.charCodeAt(1)];
  if ((yield* nextUnit(source)) !== opening) throw malformed();
  source.at++;
  if ((yield* nextUnit(source)) === closing) {
    source.at++;
    return;
  }
  for (;;) {
    yield* visit();
    const unit = yield* nextUnit(source);
    source.at++;
    if (unit === closing) return;
    if (unit !== COMMA) throw malformed();
    yield* nextUnit(source);
  }
}

/**
 * Walks the members of the next object without building it.
 *
 * @param visit gets a key and reads its value
 * @throws Refusal malformed_json; too_large for a key
 */
export const eachMember = (source: JsonSource, visit: (key: string) => Reading<void>): Reading<void> =>
  walk(source, "{}", function* () {
    if ((yield* nextUnit(source)) !== QUOTE) throw malformed();
    const key = String(parsed(yield* nextText(source, MAX_KEY_CHARACTERS)));
    if ((yield* nextUnit(source)) !== COLON) throw malformed();
    source.at++;
    yield* nextUnit(source);
    yield* visit(key);
  });

/** Walks the elements of the next array; `visit` reads one. @throws Refusal malformed_json */
export const eachElement = (source: JsonSource, visit: () => Reading<void>): Reading<void> => walk(source, "[]", visit);
