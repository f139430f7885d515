import type { PartColumns } from "../contract/portfolio-part.ts";
import type { KnownPart } from "../ports/part-directory.ts";
import { LABELLED } from "./part-columns.ts";

/** Use cases with at most so many lines together are collected in one pass over the parts. */
const LINES_A_PASS = 16_384;
/** Lines of one piece of text. */
const LINES_A_PIECE = 2048;

interface UseCase {
  readonly id: string;
  lines: number;
}

/** The use cases of all parts in order of first appearance. */
function useCasesOf(parts: readonly KnownPart[]): readonly UseCase[] {
  const all = new Map<string, UseCase>();
  for (const [id, lines] of parts.flatMap(({ usecases }) => usecases)) {
    const known = all.get(id);
    if (known === undefined) all.set(id, { id, lines });
    else known.lines += lines;
  }
  return [...all.values()];
}

/** Use cases in turn, together at most LINES_A_PASS lines, or one. */
function passesOf(usecases: readonly UseCase[]): readonly (readonly UseCase[])[] {
  const passes: UseCase[][] = [];
  let room = 0;
  for (const usecase of usecases) {
    const last = passes.at(-1);
    if (last === undefined || usecase.lines > room) {
      passes.push([usecase]);
      room = LINES_A_PASS;
    } else last.push(usecase);
    room -= usecase.lines;
  }
  return passes;
}

const quoted = (texts: readonly string[]): string[] => texts.map((text) => JSON.stringify(text));

/** A part with its ids and labels as JSON texts. */
const quotedPart = ({ ids, labels, ...columns }: PartColumns): PartColumns => ({
  ...columns,
  ids: quoted(ids),
  labels: quoted(labels),
});

/** A line of a quoted part as an entry of `products`. Joined, because a text made by `+` holds all its pieces. */
function entryOf({ ids, labels, ...columns }: PartColumns, at: number, place: number): string {
  const pieces = [
    '{"prodsys_id":',
    ids[columns.product[at] ?? 0],
    ',"quantity":',
    columns.quantity[at],
    ',"food_id":',
    ids[columns.food[at] ?? 0],
  ];
  for (const name of LABELLED) {
    const number = columns[name]?.[at] ?? 0;
    if (number > 0) pieces.push(',"', name, '":', labels[number]);
  }
  if (place >= 0) pieces.push(',"place":', place);
  pieces.push("}");
  return pieces.join("");
}

/** The entries of one use case on their way to the text. */
interface List {
  /** not given out yet */
  pending: string[];
  /** number of the line before */
  last: number;
  /** line of the first pending entry if the list begins with it and names no place itself; null: else */
  first: number | null;
}

/**
 * The lines of parts as JSON text of `products`, use case by use case. Lines that are not grouped by use case in their
 * parts name their places. Each pass reads the parts that have its use cases, so memory does not grow with the portfolio.
 *
 * @param read the columns of a part
 */
export async function* productsOfParts(
  parts: readonly KnownPart[],
  read: (part: KnownPart, firstLine: number) => Promise<PartColumns>,
): AsyncGenerator<string, void> {
  const usecases = useCasesOf(parts);
  // a reader may sort keys that look like indexes of an array first
  const keys = Object.keys(Object.fromEntries(usecases.map(({ id }) => [id, 0])));
  const isReordered = usecases.some(({ id }, at) => id !== keys[at]);
  const latest = new Map<KnownPart, PartColumns>();
  /** line that follows the text so far */
  let next = 0;
  const given = (list: List): string => {
    const [entry, ...more] = list.pending;
    if (entry === undefined) return "";
    const isNamed = list.first !== null && (isReordered || list.first !== next);
    list.pending = [];
    next = list.last + 1;
    return [isNamed ? `${entry.slice(0, -1)},"place":${list.first}}` : entry, ...more].join(",");
  };

  let separator = "{";
  for (const pass of passesOf(usecases)) {
    const lists = new Map<string, List>(
      pass.map(({ id }) => [JSON.stringify(id), { pending: [], last: -1, first: null }]),
    );
    const single = pass.length === 1 ? lists.get(JSON.stringify(pass[0]?.id)) : undefined;
    let opening = `${separator}${JSON.stringify(pass[0]?.id)}:[`;
    let firstLine = 0;
    for (const part of parts) {
      if (part.usecases.some(([id]) => lists.has(JSON.stringify(id)))) {
        // only the part that is read last stays in memory
        if (!latest.has(part)) latest.clear();
        const columns = latest.get(part) ?? quotedPart(await read(part, firstLine));
        latest.set(part, columns);
        const entry = (at: number, place: number): string => entryOf(columns, at, place);
        const listOf = columns.ids.map((id) => lists.get(id));
        for (let at = 0; at < columns.useCase.length; at++) {
          const list = listOf[columns.useCase[at] ?? 0];
          if (list === undefined) continue;
          const line = firstLine + at;
          if (columns.place !== undefined) list.pending.push(entry(at, (columns.place[at] ?? 0) - 1));
          else if (list.last < 0) {
            list.first = line;
            list.pending.push(entry(at, -1));
          } else list.pending.push(entry(at, line === list.last + 1 ? -1 : line));
          list.last = line;
          if (list !== single || list.pending.length < LINES_A_PIECE) continue;
          yield opening + given(list);
          list.first = null;
          opening = ",";
        }
      }
      firstLine += part.lines;
    }
    if (single !== undefined) yield `${opening === "," && single.pending.length === 0 ? "" : opening}${given(single)}]`;
    else {
      for (const [id, list] of lists) {
        yield `${separator}${id}:[${given(list)}]`;
        separator = ",";
      }
    }
    separator = ",";
  }
  yield separator === "{" ? "{}" : "}";
}
