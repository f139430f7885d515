import { LISTED_ENTRIES } from "../contract/limits.ts";
import { PORTFOLIO_NEEDS } from "../contract/portfolio.ts";
import type { Ports } from "../ports.ts";
import type { PackedEntries, StoredItem, WholePortfolio } from "../ports/item-store.ts";
import { gunzip, gzip } from "./gzip.ts";
import { readPieces, type JsonSource, type Reading } from "./json-scan.ts";
import type { Pieces } from "./pieces.ts";
import { readPortfolio, type KeepBlock } from "./portfolio-body.ts";
import { columnsOf, columnsText, productsWriter, type PortfolioColumns } from "./portfolio-columns.ts";
import { Refusal } from "./refusal.ts";
import { sha256 } from "./sha256.ts";

/** Bytes per call of String.fromCharCode; a multiple of three, so that base64 pieces join without padding. */
const BYTES = 3 * 8192;

/** Replaced by the entries when the body of a large portfolio is read. */
const COUNT = /,"entry_count":\d+\}$/;

async function packBlock(columns: PortfolioColumns): Promise<{ readonly sha256: string; readonly part: string }> {
  const text = columnsText(columns);
  return { sha256: await sha256(text), part: base64(new Uint8Array(await gzip(text))) };
}

/** Entries of a portfolio as they are stored: a few as JSON text of `products`, more as gzipped blocks. */
type ReadEntries =
  | { readonly products: string; readonly entries?: undefined }
  | { readonly entries: PackedEntries; readonly products?: undefined };

/**
 * Reads a body with entries; their blocks are compressed as they arrive. Yields the thread between pieces of the text.
 *
 * @param read parses the text and gives each block of entries away
 */
export async function readWithEntries<T extends { readonly count: number }>(
  { pause }: Pick<Ports, "pause">,
  pieces: AsyncIterable<string>,
  read: (source: JsonSource, keep: KeepBlock) => Reading<T>,
): Promise<T & ReadEntries> {
  const pending: PortfolioColumns[] = [];
  const packed: Awaited<ReturnType<typeof packBlock>>[] = [];
  const packPending = async (): Promise<void> => {
    for (const block of pending.splice(0)) packed.push(await packBlock(block));
  };
  let entriesKept = 0;
  const keep: KeepBlock = (block) => {
    pending.push(block);
    entriesKept += block.quantity.length;
  };
  const found = await readPieces(
    pieces,
    (source) => read(source, keep),
    async () => {
      // a few entries may all have arrived, and are not packed then
      if (entriesKept > LISTED_ENTRIES) await packPending();
      await pause(0);
    },
  );
  // texts of more than one block may be too long for a row
  if (found.count <= LISTED_ENTRIES && pending.length <= 1) {
    const products = productsWriter();
    const inside = pending.map((block) => products.text(block)).join("");
    return { ...found, products: `{${inside}${products.end()}}` };
  }
  await packPending();
  return {
    ...found,
    entries: {
      sha256: await sha256(packed.map((block) => block.sha256).join("")),
      parts: packed.map(({ part }) => part),
    },
  };
}

/**
 * Turns a request body into what is stored: a small portfolio as one body; of a larger one the head as body, and the
 * entries as gzipped blocks.
 *
 * @throws Refusal of readPortfolio; invalid for a portfolio without entries
 */
export async function packPortfolio(
  ports: Pick<Ports, "pause">,
  pieces: AsyncIterable<string>,
): Promise<{ readonly id: string; readonly body: string; readonly entries?: PackedEntries }> {
  const { head, count, products, entries } = await readWithEntries(ports, pieces, readPortfolio);
  if (count === 0) throw new Refusal("invalid", { fields: [{ field: "products", text: PORTFOLIO_NEEDS }] });
  const open = JSON.stringify(head).slice(0, -1);
  const id = head.portfolio_id;
  if (entries === undefined) return { id, body: `${open},"products":${products}}` };
  return { id, body: `${open},"entry_count":${count}}`, entries };
}

/** A portfolio with all entries and its version, as JSON text, one piece per block. null: no such portfolio. */
export async function wholePortfolio(
  { items }: Pick<Ports, "items">,
  userId: string,
  id: string,
): Promise<Pieces | null> {
  const found = await items.findPortfolio(userId, id);
  return found && portfolioPieces(found);
}

/** A portfolio as JSON text, one piece per block. */
export async function* portfolioPieces({ item, parts }: WholePortfolio): AsyncGenerator<string, void> {
  if (parts.length === 0) return yield withVersion(item);
  yield `${item.body.replace(COUNT, "")},"products":`;
  yield* entriesText(parts);
  yield withVersion({ ...item, body: "}" });
}

/** Stored blocks of entries as JSON text of `products`, block by block. */
export async function* entriesText(parts: readonly string[]): AsyncGenerator<string, void> {
  const products = productsWriter();
  yield "{";
  for (const part of parts) yield products.text(columnsOf(new TextDecoder().decode(await gunzip(bytesOf(part)))));
  yield `${products.end()}}`;
}

/** The JSON text of a reply: the stored body plus version and time of the last change. */
export const withVersion = ({ body, version, updated }: StoredItem): string =>
  `${body.slice(0, -1)},"version":${version},"updated":${updated}}`;

function base64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += BYTES) text += btoa(String.fromCharCode(...bytes.subarray(at, at + BYTES)));
  return text;
}

const bytesOf = (text: string): ArrayBuffer => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;
