import { PART } from "../../../edge-api/contract/limits.ts";
import { LINE_DETAILS } from "../../../edge-api/contract/line-details.ts";
import type { PartColumns } from "../../../edge-api/contract/portfolio-part.ts";
import { blankLists, columnsOf, pickColumns, type ColumnName, type EntryColumns } from "./entry-columns.ts";
import { orderOf, placeReader } from "./entry-places.ts";
import { EntryTable } from "./entry-table.ts";
import { hasAny } from "./entry-texts.ts";
import { runToEnd } from "./steps.ts";

/** Lines between two yields: a few milliseconds. */
const LINES_A_STEP = 8192;
/** One line of so many begins a part, once the part before is at least half full. */
const ONE_OF = 4096;
/** Most bytes of one number and its comma in a part, which has at most PART.texts texts. */
const CELL_BYTES = 6;

const ID_COLUMNS = ["useCase", "product", "food"] as const;
const TEXT_COLUMNS = ["label", ...LINE_DETAILS] as const;

const quantityBytes = (quantity: number): number => (Number.isInteger(quantity) ? 12 : 20);

/** Most bytes of a text in JSON, with its comma. */
const textBytes = (text: string): number => 3 * JSON.stringify(text).length + 1;

/** FNV-1a over UTF-16 units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** A value for each number of a text, made once. */
function once(make: (number: number) => number): (number: number) => number {
  const known: number[] = [];
  return (number) => (known[number] ??= make(number));
}

/**
 * The lines at which the parts of a table end. Each fits into a part of the contract. The borders follow the content, so
 * that after an inserted or removed line the parts of all other lines stay as they were.
 *
 * Yields after every few thousand lines.
 */
export function* partEnds(table: EntryTable): Generator<undefined, readonly number[], void> {
  const { columns } = table;
  const { product, food, quantity, useCase } = columns;
  const texts = TEXT_COLUMNS.flatMap((name) => columns[name] ?? []).filter(hasAny);
  const [idHash, idBytes] = [
    once((number) => hashOf(table.idOf(number))),
    once((number) => textBytes(table.idOf(number))),
  ];
  const labelBytes = once((number) => textBytes(table.labelOf(number)));
  const lineBytes = CELL_BYTES * (ID_COLUMNS.length + texts.length);
  /** number of the part in which a text was seen last */
  const [idSeen, labelSeen]: [number[], number[]] = [[], []];
  const ends: number[] = [];
  let start = 0;
  let bytes = 0;
  let different = 0;
  for (let at = 0; at < table.length; at++) {
    const part = ends.length + 1;
    bytes += lineBytes + quantityBytes(quantity[at] ?? 0);
    for (const column of [useCase, product, food]) {
      const number = column[at] ?? 0;
      if (idSeen[number] === part) continue;
      idSeen[number] = part;
      different += 1;
      bytes += idBytes(number);
    }
    for (const column of texts) {
      const number = column[at] ?? 0;
      if (labelSeen[number] === part) continue;
      labelSeen[number] = part;
      different += 1;
      bytes += labelBytes(number);
    }
    const fill = Math.max((at + 1 - start) / PART.lines, bytes / PART.bytes, (different + 10) / PART.texts);
    const hash = Math.imul(
      idHash(product[at] ?? 0) ^ Math.imul(idHash(food[at] ?? 0), 31) ^ (quantity[at] ?? 0),
      0x9e3779b1,
    );
    if (fill >= 1 || (fill >= 0.5 && (hash >>> 8) % ONE_OF === 0)) {
      ends.push(at + 1);
      [start, bytes, different] = [at + 1, 0, 0];
    }
    if (at % LINES_A_STEP === LINES_A_STEP - 1) yield;
  }
  if (start < table.length) ends.push(table.length);
  return ends;
}

/** The text of the part of the lines `from` to `to`, in pieces. Equal lines give equal texts. */
export function* partText(table: EntryTable, from: number, to: number): Generator<string, void> {
  const { columns } = table;
  const ids: string[] = [];
  const labels = [""];
  function* numbers(name: ColumnName, texts: string[], known: Map<number, number>, textOf: (number: number) => string) {
    const column = columns[name]?.subarray(from, to) ?? new Uint32Array(0);
    for (let at = 0; at < column.length; at += LINES_A_STEP) {
      const piece = Array.from(column.subarray(at, at + LINES_A_STEP), (number) => {
        const local = known.get(number) ?? texts.push(textOf(number)) - 1;
        known.set(number, local);
        return local;
      });
      yield (at === 0 ? "" : ",") + piece.join(",");
    }
  }
  let opening = "{";
  const knownIds = new Map<number, number>();
  for (const name of ID_COLUMNS) {
    yield `${opening}"${name}":[`;
    yield* numbers(name, ids, knownIds, (number) => table.idOf(number));
    opening = "],";
  }
  yield `],"quantity":[`;
  const quantity = columns.quantity.subarray(from, to);
  for (let at = 0; at < quantity.length; at += LINES_A_STEP) {
    yield (at === 0 ? "" : ",") + quantity.subarray(at, at + LINES_A_STEP).join(",");
  }
  const knownLabels = new Map([[0, 0]]);
  for (const name of TEXT_COLUMNS) {
    if (!hasAny(columns[name]?.subarray(from, to))) continue;
    yield `],"${name}":[`;
    yield* numbers(name, labels, knownLabels, (number) => table.labelOf(number));
  }
  yield `],"ids":${JSON.stringify(ids)},"labels":${JSON.stringify(labels)}}`;
}

/** Joins the lines of parts, one part after the other. */
export function joinedParts() {
  const [ids, labels] = [new Map<string, number>(), new Map([["", 0]])];
  const lists = blankLists();
  const places: number[] = [];
  const placeOf = placeReader();
  const numbersFor = (known: Map<string, number>, texts: readonly string[]): readonly number[] =>
    texts.map((text) => {
      const number = known.get(text) ?? known.size;
      known.set(text, number);
      return number;
    });
  return {
    add(part: PartColumns): void {
      const [ofId, ofLabel] = [numbersFor(ids, part.ids), numbersFor(labels, part.labels)];
      const { length } = part.quantity;
      for (const name of ID_COLUMNS) for (const number of part[name]) lists[name].push(ofId[number] ?? 0);
      for (const quantity of part.quantity) lists.quantity.push(quantity);
      for (const name of TEXT_COLUMNS) {
        const column = part[name];
        if (column === undefined && (name === "label" || lists[name] !== undefined)) {
          for (let at = 0; at < length; at++) lists[name]?.push(0);
        } else if (column !== undefined) {
          const list = (lists[name] ??= Array.from({ length: lists.quantity.length - length }, () => 0));
          for (const number of column) list.push(ofLabel[number] ?? 0);
        }
      }
      for (let at = 0; at < length; at++) {
        const place = part.place?.[at] ?? 0;
        places.push(placeOf(place === 0 ? undefined : place - 1));
      }
    },
    /** Throws RangeError for parts that do not fit together. */
    table(): EntryTable {
      const columns: EntryColumns = columnsOf(lists);
      const order = orderOf(places);
      const texts = { ids: [...ids.keys()], labels: [...labels.keys()] };
      return EntryTable.adopt({ ...texts, ...(order === null ? columns : runToEnd(pickColumns(columns, order))) });
    },
  };
}
