import type { ReferenceRow } from "../contract/reference-kinds.ts";
import type { UpdateTime } from "../contract/reference-replies.ts";
import { BASE_REGION } from "../contract/regions.ts";

/**
 * The rows of one kind as they are stored: the JSON text of an array's inside, so that every reply that holds them
 * is joined from texts and never parsed.
 */
export const rowsText = (rows: readonly ReferenceRow[]): string =>
  rows.map(({ kind, data }) => JSON.stringify({ kind, data })).join(",");

/** Stands between the head and the rows of a list's text; nothing before it holds such quotes. */
const ROWS = ',"rows":[';

/** The text of a whole list, as it is hashed and copied. The same head and texts always give the same bytes. */
export function listText(
  head: { readonly version: string; readonly region: string; readonly updateTimes: readonly UpdateTime[] },
  texts: readonly string[],
): string {
  const open = JSON.stringify({
    version: head.version,
    ...(head.region === BASE_REGION ? {} : { region: head.region }),
    updateTimes: head.updateTimes.map(({ kind, updateTime }) => ({ kind, updateTime })),
  });
  return `${open.slice(0, -1)}${ROWS}${texts.join(",")}]}`;
}

/** A row's beginning as `rowsText` writes it. Quotes within `data` are escaped, so it is found nowhere else. */
const ROW = /\{"kind":"([a-z-]+)","data":/g;

/** JSON text of the plain list that is answered: stored rows (the text of `rowsText`), each with the time of its kind. */
export function answerText(rows: string, updateTimes: readonly UpdateTime[]): string {
  const times = new Map<string, number>(updateTimes.map(({ kind, updateTime }) => [kind, updateTime]));
  const timed = rows.replaceAll(
    ROW,
    (_, kind: string) => `{"kind":"${kind}","updateTime":${times.get(kind) ?? 0},"data":`,
  );
  return `[${timed}]`;
}

/** The same of the text of a whole list. */
export function answerOfList(list: string): string {
  const end = list.indexOf(ROWS);
  const { updateTimes }: { updateTimes: readonly UpdateTime[] } = JSON.parse(`${list.slice(0, end)}}`);
  return answerText(list.slice(end + ROWS.length, -2), updateTimes);
}
