import { Refusal } from "./refusal.ts";

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPENING = new Set([0x7b, 0x5b]);
const CLOSING = new Set([0x7d, 0x5d]);

const isSpace = (unit: number): boolean => unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;

const malformed = () => new Refusal("malformed_json");

/** The next place that is no white space. */
export function skipSpace(text: string, from: number): number {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at++;
  return at;
}

function stringEnd(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === BACKSLASH) at++;
    else if (unit === QUOTE) return at + 1;
  }
  throw malformed();
}

/** Where the value that begins at `from` ends. Only its brackets and quotes are looked at: JSON.parse does the rest. */
export function valueEnd(text: string, from: number): number {
  const first = text.charCodeAt(from);
  if (first === QUOTE) return stringEnd(text, from);
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) at = stringEnd(text, at) - 1;
    else if (OPENING.has(unit)) depth++;
    else if (CLOSING.has(unit)) {
      if (depth === 0) return at;
      if (--depth === 0) return at + 1;
    } else if (depth === 0 && (unit === COMMA || isSpace(unit))) return at;
  }
  throw malformed();
}

/** Walks a list from its opening bracket; `visit` says where the part that begins at `at` ends. */
function walk(text: string, from: number, brackets: string, visit: (at: number) => number): number {
  if (text[from] !== brackets[0]) throw malformed();
  let at = skipSpace(text, from + 1);
  if (text[at] === brackets[1]) return at + 1;
  for (;;) {
    at = skipSpace(text, visit(at));
    if (text[at] === brackets[1]) return at + 1;
    if (text.charCodeAt(at) !== COMMA) throw malformed();
    at = skipSpace(text, at + 1);
  }
}

/**
 * Walks the members of the object at `from` without building it.
 *
 * @param visit gets a key and where its value begins, answers where the value ends
 * @returns where the object ends. @throws Refusal malformed_json
 */
export const eachMember = (text: string, from: number, visit: (key: string, at: number) => number): number =>
  walk(text, from, "{}", (at) => {
    if (text.charCodeAt(at) !== QUOTE) throw malformed();
    const end = stringEnd(text, at);
    const colon = skipSpace(text, end);
    if (text.charCodeAt(colon) !== COLON) throw malformed();
    return visit(String(parsedPart(text, at, end)), skipSpace(text, colon + 1));
  });

/** The same for the elements of an array. */
export const eachElement = (text: string, from: number, visit: (at: number) => number): number =>
  walk(text, from, "[]", visit);

/** The value between two places. @throws Refusal malformed_json */
export function parsedPart(text: string, from: number, to: number): unknown {
  try {
    return JSON.parse(text.slice(from, to));
  } catch {
    throw malformed();
  }
}
