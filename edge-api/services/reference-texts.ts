import type { ReferenceRow } from "../contract/reference-kinds.ts";
import type { UpdateTime } from "../contract/reply-schemas.ts";
import { BASE_REGION } from "../contract/regions.ts";

/**
 * The rows of one kind as stored: JSON text without the array brackets, so that replies are joined from texts and never
 * parsed.
 */
export const rowsText = (rows: readonly ReferenceRow[]): string =>
  rows.map(({ kind, data }) => JSON.stringify({ kind, data })).join(",");

/** Separates the head from the rows in the text of a list. Quotes inside the head are escaped, so it occurs once. */
const ROWS = ',"rows":[';

/** The text of a whole list, as hashed and copied. Deterministic: equal inputs give equal bytes. */
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

/** The beginning of a row as written by `rowsText`. Quotes within `data` are escaped, so it occurs nowhere else. */
const ROW = /\{"kind":"([a-z-]+)","data":/g;

/** The reply as JSON text: stored rows (text of `rowsText`), each with the update time of its kind. */
export function answerText(rows: string, updateTimes: readonly UpdateTime[]): string {
  const times = new Map<string, number>(updateTimes.map(({ kind, updateTime }) => [kind, updateTime]));
  const timed = rows.replaceAll(
    ROW,
    (_, kind: string) => `{"kind":"${kind}","updateTime":${times.get(kind) ?? 0},"data":`,
  );
  return `[${timed}]`;
}

/** The reply for the text of a whole list (of `listText`). */
export function answerOfList(list: string): string {
  const end = list.indexOf(ROWS);
  const { updateTimes }: { updateTimes: readonly UpdateTime[] } = JSON.parse(`${list.slice(0, end)}}`);
  return answerText(list.slice(end + ROWS.length, -2), updateTimes);
}
