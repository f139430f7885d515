import { plainLine } from "../edge-api/contract/plain-line.ts";
import { LINE_DETAILS } from "../edge-api/contract/line-details.ts";
import { blankLists, columnsOf, pickColumns } from "./engine/portfolio/line-columns.ts";
import { LineTable } from "./engine/portfolio/line-table.ts";
import { runToEnd } from "./engine/portfolio/steps.ts";
import { orderOf, placeReader } from "./engine/portfolio/line-places.ts";
import { yieldToEventLoop } from "./yield-to-event-loop.ts";

/** Entries parsed between two yields: a few milliseconds. */
const ENTRIES_PER_SLICE = 2000;
/** Shorter texts are parsed at once. */
const SMALL = 256 * 1024;

/** The start of the entries. It cannot occur inside a JSON string, where its quotes would be escaped. */
const START = /[{,]"products":\{/;
const KEY = /"(?:[^"\\]|\\.)*":\[/y;
const ENTRY = /\{(?:[^"{}]|"(?:[^"\\]|\\.)*")*\}/y;

const matchAt = (pattern: RegExp, text: string, at: number): string | null => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
};

/** Builds columns line by line; each distinct text is stored once. */
function growing() {
  const [ids, labels] = [new Map<string, number>(), new Map([["", 0]])];
  const lists = blankLists();
  const places: number[] = [];
  const placeOf = placeReader();
  const place = (texts: Map<string, number>, text: unknown): number => {
    const key = String(text);
    const known = texts.get(key) ?? texts.size;
    texts.set(key, known);
    return known;
  };
  return {
    add: (usecase_id: string, entry: Readonly<Record<string, unknown>>): void => {
      for (const name of LINE_DETAILS) {
        const number = place(labels, entry[name] ?? "");
        if (number > 0) lists[name] ??= Array.from({ length: lists.quantity.length }, () => 0);
        lists[name]?.push(number);
      }
      lists.useCase.push(place(ids, usecase_id));
      lists.product.push(place(ids, entry["prodsys_id"]));
      lists.food.push(place(ids, entry["food_id"]));
      lists.label.push(place(labels, entry["label"] ?? ""));
      lists.quantity.push(Number(entry["quantity"]));
      places.push(placeOf(entry["place"]));
    },
    table: (): LineTable => {
      const order = orderOf(places);
      const columns = columnsOf(lists);
      return LineTable.adopt({
        ids: [...ids.keys()],
        labels: [...labels.keys()].map(plainLine),
        ...(order === null ? columns : runToEnd(pickColumns(columns, order))),
      });
    },
  };
}

/** A parsed text; the entries of a large portfolio apart from it. */
export interface Sliced {
  /** without `products` of the portfolio if there is a table */
  readonly value: unknown;
  /** null = the entries are in the value */
  readonly table: LineTable | null;
}

interface SliceOptions {
  /** number of characters from which on the text is parsed in slices */
  readonly sliceFrom?: number;
  readonly parse?: (text: string) => unknown;
}

/**
 * Parses JSON text that holds one portfolio. The entries of a large one become a table, parsed in slices, because
 * 100,000 objects at once would block the thread. A text of another shape is parsed at once. Throws SyntaxError.
 */
export async function slicedEntries(text: string, options: SliceOptions = {}): Promise<Sliced> {
  const { sliceFrom = SMALL, parse = JSON.parse } = options;
  const whole = (): Sliced => ({ value: parse(text), table: null });
  const start = text.length < sliceFrom ? null : START.exec(text);
  if (start === null) return whole();
  const lines = growing();
  let at = start.index + start[0].length;
  let entries = 0;
  while (text[at] !== "}") {
    const key = matchAt(KEY, text, at);
    if (key === null) return whole();
    const usecase_id = String(JSON.parse(key.slice(0, -2)));
    at += key.length;
    while (text[at] !== "]") {
      const entry = matchAt(ENTRY, text, at);
      if (entry === null) return whole();
      lines.add(usecase_id, { ...Object(JSON.parse(entry)) });
      at += entry.length;
      if (text[at] === ",") at += 1;
      entries += 1;
      if (entries % ENTRIES_PER_SLICE === 0) await yieldToEventLoop();
    }
    at += 1;
    if (text[at] === ",") at += 1;
  }
  // the first member takes the comma after it along, any other one the comma before it
  const isFirst = text[start.index] === "{";
  const rest = text.slice(at + (isFirst && text[at + 1] === "," ? 2 : 1));
  return { value: parse(text.slice(0, start.index + (isFirst ? 1 : 0)) + rest), table: lines.table() };
}
