import { isPlainLine } from "../contract/plain-line.ts";
import { isId } from "../contract/ids.ts";
import { PART, PORTFOLIO_USECASES } from "../contract/limits.ts";
import { isDetail, LINE_DETAILS } from "../contract/line-details.ts";
import type { PortfolioEntry } from "../contract/portfolio.ts";
import type { PartColumns } from "../contract/portfolio-part.ts";
import type { KnownPart, UseCaseLines } from "../ports/part-directory.ts";
import { parsed } from "./json-scan.ts";
import { invalidField } from "./refusal.ts";

const LABEL_LETTERS = 80;
const MAX_USES = 1e10;
const LAST_PLACE = 1e9 + 1;

/** Optional columns; their numbers are places in `labels`. */
export const LABELLED = ["label", ...LINE_DETAILS] as const;

/** Most texts of a part: the line that fills it may add texts in all of its columns. */
const MAX_TEXTS = PART.texts + 3 + LABELLED.length;

const encoder = new TextEncoder();

/** Bytes that a text takes in JSON, with its comma. */
const bytesOfText = (text: string): number => encoder.encode(JSON.stringify(text)).byteLength + 1;
/** Most bytes that a number takes in JSON, with its comma. */
const bytesOfNumber = (number: number): number =>
  Number.isInteger(number)
    ? number < 10
      ? 2
      : number < 100
        ? 3
        : number < 1000
          ? 4
          : number < 10_000
            ? 5
            : 12
    : String(number).length + 1;

/** Collects the lines of one part. */
function growingPart() {
  const part: PartColumns = { ids: [], labels: [""], useCase: [], product: [], food: [], quantity: [] };
  const known = { ids: new Map<string, number>(), labels: new Map([["", 0]]) };
  const usecases: [string, number][] = [];
  let bytes = 200;
  const numberOf = (list: "ids" | "labels", text: string): number => {
    const number = known[list].get(text) ?? part[list].length;
    if (number === part[list].length) {
      part[list].push(text);
      known[list].set(text, number);
      bytes += bytesOfText(text);
    }
    return number;
  };
  const optional = (name: "place" | (typeof LABELLED)[number], number: number): void => {
    if (number > 0 && part[name] === undefined) {
      part[name] = Array.from({ length: part.quantity.length }, () => 0);
      bytes += 20 + 2 * part.quantity.length;
    }
    const column = part[name];
    if (column !== undefined) bytes += bytesOfNumber(column[column.push(number) - 1] ?? 0);
  };
  return {
    part,
    usecases: usecases as UseCaseLines,
    get isFull(): boolean {
      const { length } = part.quantity;
      return length === PART.lines || part.ids.length + part.labels.length >= PART.texts || bytes >= PART.bytes;
    },
    /** Begins the list of a use case, which may stay empty. */
    begin(usecase: string): void {
      usecases.push([usecase, 0]);
    },
    /** Adds a line to the list begun last. */
    add(entry: PortfolioEntry): void {
      const current = usecases.at(-1);
      if (current === undefined) throw new Error("a line without a use case");
      current[1] += 1;
      for (const name of LABELLED) optional(name, numberOf("labels", entry[name] ?? ""));
      const place = entry.place === undefined ? 0 : entry.place + 1;
      optional("place", place);
      const numbers = [current[0], entry.prodsys_id, entry.food_id].map((id) => numberOf("ids", id));
      const [useCase = 0, product = 0, food = 0] = numbers;
      part.useCase.push(useCase);
      part.product.push(product);
      part.food.push(food);
      part.quantity.push(entry.quantity);
      for (const number of [...numbers, entry.quantity]) bytes += bytesOfNumber(number);
    },
  };
}

/** Receives each full part and the last one, which may be empty. */
export type KeepPart = (part: PartColumns, usecases: UseCaseLines) => void;

/** Splits lines that arrive one by one into parts. */
export function partSplitter(keep: KeepPart) {
  let growing = growingPart();
  let hasPlaces = false;
  let current = "";
  return {
    /** Begins the list of a use case, which may stay empty. */
    begin(usecase: string): void {
      current = usecase;
      growing.begin(usecase);
    },
    add(entry: PortfolioEntry): void {
      if (growing.isFull) {
        hasPlaces ||= growing.part.place !== undefined;
        keep(growing.part, growing.usecases);
        growing = growingPart();
        growing.begin(current);
        // a line without a place follows the line before it
        if (hasPlaces) growing.part.place = [];
      }
      growing.add(entry);
    },
    end: (): void => keep(growing.part, growing.usecases),
  };
}

/** What the directory stores about a part. */
export function contentOf({ ids, useCase }: PartColumns): Omit<KnownPart, "sha256"> {
  const lines = new Map<number, number>();
  for (const number of useCase) lines.set(number, (lines.get(number) ?? 0) + 1);
  return { lines: useCase.length, usecases: [...lines].map(([number, count]) => [ids[number] ?? "", count]) };
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isWhole = (value: unknown, below: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value < below;

/** Why a value is no part; null: it is one. Loops over each column, since a schema takes a second for 700,000 numbers. */
function faultOf(value: unknown): string | null {
  const part: Readonly<Record<string, unknown>> = Object(value);
  const { ids, labels, quantity } = part;
  if (!isList(ids) || !isList(labels) || !isList(quantity)) return "ids, labels and quantity are lists";
  if (quantity.length === 0 || quantity.length > PART.lines) return `a part has 1 to ${PART.lines} lines`;
  if (ids.length + labels.length > MAX_TEXTS) return `a part has at most ${MAX_TEXTS} texts`;
  if (labels[0] !== "") return "the first label is empty";
  if (!ids.every((id) => typeof id === "string" && isId(id))) return "an id is none";
  if (!labels.every((label) => typeof label === "string" && label.length <= LABEL_LETTERS && isPlainLine(label))) {
    return "a label is too long, or changes the direction of text";
  }
  if (!quantity.every((uses) => typeof uses === "number" && uses >= 1 && uses <= MAX_USES)) return "a quantity is none";
  const needed: readonly string[] = ["useCase", "product", "food"];
  const columns: readonly (readonly [string, number])[] = [
    ...needed.map((name) => [name, ids.length] as const),
    ...LABELLED.map((name) => [name, labels.length] as const),
    ["place", LAST_PLACE + 1],
  ];
  for (const [name, below] of columns) {
    const column = part[name];
    if (column === undefined && !needed.includes(name)) continue;
    if (!isList(column) || column.length !== quantity.length) return `${name} has another length`;
    if (!column.every((number) => isWhole(number, below))) return `${name} names nothing`;
  }
  const { date } = part;
  if (isList(date) && date.some((number) => !isDetail("date", String(labels[Number(number)]))))
    return "a date is no day";
  const known = new Set(["ids", "labels", "quantity", ...columns.map(([name]) => name)]);
  if (Object.keys(part).some((name) => !known.has(name))) return "a field is unknown";
  return new Set(isList(part["useCase"]) ? part["useCase"] : []).size > PORTFOLIO_USECASES
    ? "too many use cases"
    : null;
}

/** Parses the text of a part that a client sent. @throws Refusal malformed_json, invalid */
export function readPart(text: string): PartColumns {
  const value = parsed(text);
  const fault = faultOf(value);
  if (fault !== null) throw invalidField("", fault);
  return value as PartColumns;
}
