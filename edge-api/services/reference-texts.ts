import type { ReferenceRow } from "../contract/reference-kinds.ts";
import type { UpdateTime } from "../contract/reference-replies.ts";
import { BASE_REGION } from "../contract/regions.ts";

/**
 * The rows of one kind as they are stored: the JSON text of an array's inside, so that every reply that holds them
 * is joined from texts and never parsed.
 */
export const rowsText = (rows: readonly ReferenceRow[]): string =>
  rows.map(({ kind, data }) => JSON.stringify({ kind, data })).join(",");

/** JSON text of a ReferenceReply. The same head and texts always give the same bytes: its hash is its address. */
export function replyText(
  head: { readonly version: string; readonly region: string; readonly updateTimes: readonly UpdateTime[] },
  texts: readonly string[],
): string {
  const open = JSON.stringify({
    version: head.version,
    ...(head.region === BASE_REGION ? {} : { region: head.region }),
    updateTimes: head.updateTimes.map(({ kind, updateTime }) => ({ kind, updateTime })),
  });
  return `${open.slice(0, -1)},"rows":[${texts.join(",")}]}`;
}
