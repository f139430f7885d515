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

/** The rows in the text of a whole list (of `listText`), as a JSON list: the reply of listData. */
export const answerOfList = (list: string): string => `[${list.slice(list.indexOf(ROWS) + ROWS.length, -1)}`;
