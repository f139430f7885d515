import { LISTED_ENTRIES } from "../contract/limits.ts";
import type { Ports } from "../ports.ts";
import type { PackedEntries, StoredItem } from "../ports/item-store.ts";
import { gunzip, gzip } from "./gzip.ts";
import { readPortfolio } from "./portfolio-body.ts";
import { columnsOf, columnsText, productsText } from "./portfolio-columns.ts";
import { sha256 } from "./sha256.ts";

/** ASCII letters of a part: half of what D1 takes as a row. */
const PART_LETTERS = 1_000_000;
/** Bytes at once for String.fromCharCode; a multiple of three, so that base64 needs no padding in between. */
const BLOCK = 3 * 8192;

/** Where the entries go, in the body of a portfolio whose entries lie beside it. */
const COUNT = /,"entry_count":\d+\}$/;

/** What is stored of a portfolio: small ones whole, of larger ones the head, and the entries packed beside it. */
export async function packPortfolio(
  text: string,
): Promise<{ readonly id: string; readonly body: string; readonly entries?: PackedEntries }> {
  const { head, columns } = readPortfolio(text);
  const open = JSON.stringify(head).slice(0, -1);
  const id = head.portfolio_id;
  const count = columns.quantity.length;
  if (count <= LISTED_ENTRIES) return { id, body: `${open},"products":${productsText(columns)}}` };
  const packed = columnsText(columns);
  return {
    id,
    body: `${open},"entry_count":${count}}`,
    entries: { sha256: await sha256(packed), parts: partsOf(base64(new Uint8Array(await gzip(packed)))) },
  };
}

/** A portfolio with all of its entries, as JSON text with its version; null: there is none. */
export async function wholePortfolio(
  { items }: Pick<Ports, "items">,
  userId: string,
  id: string,
): Promise<string | null> {
  const found = await items.findPortfolio(userId, id);
  if (found === null) return null;
  const { item, parts } = found;
  if (parts.length === 0) return withVersion(item);
  const columns = columnsOf(new TextDecoder().decode(await gunzip(bytesOf(parts.join("")))));
  return withVersion({ ...item, body: item.body.replace(COUNT, () => `,"products":${productsText(columns)}}`) });
}

/** The item as it is answered: JSON text with its version and the time of its last change. */
export const withVersion = ({ body, version, updated }: StoredItem): string =>
  `${body.slice(0, -1)},"version":${version},"updated":${updated}}`;

function base64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += BLOCK) text += btoa(String.fromCharCode(...bytes.subarray(at, at + BLOCK)));
  return text;
}

const bytesOf = (text: string): ArrayBuffer => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;

const partsOf = (text: string): readonly string[] =>
  Array.from({ length: Math.ceil(text.length / PART_LETTERS) }, (_, part) =>
    text.slice(part * PART_LETTERS, (part + 1) * PART_LETTERS),
  );
