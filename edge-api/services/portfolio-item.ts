import { LISTED_ENTRIES } from "../contract/limits.ts";
import { PORTFOLIO_NEEDS } from "../contract/portfolio.ts";
import type { Ports } from "../ports.ts";
import type { PackedEntries, StoredItem } from "../ports/item-store.ts";
import { gunzip, gzip } from "./gzip.ts";
import { readPieces } from "./json-scan.ts";
import type { Pieces } from "./pieces.ts";
import { readPortfolio } from "./portfolio-body.ts";
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

/**
 * Turns a request body into what is stored: a small portfolio as one body; of a larger one the head as body, and the
 * entries as gzipped blocks, compressed as they arrive. Yields the thread between pieces of the text.
 *
 * @throws Refusal of readPortfolio; invalid for a portfolio without entries
 */
export async function packPortfolio(
  { pause }: Pick<Ports, "pause">,
  pieces: AsyncIterable<string>,
): Promise<{ readonly id: string; readonly body: string; readonly entries?: PackedEntries }> {
  const pending: PortfolioColumns[] = [];
  const packed: Awaited<ReturnType<typeof packBlock>>[] = [];
  const packPending = async (): Promise<void> => {
    for (const block of pending.splice(0)) packed.push(await packBlock(block));
  };
  const { head, count } = await readPieces(
    pieces,
    (source) => readPortfolio(source, (block) => pending.push(block)),
    async () => {
      await packPending();
      await pause(0);
    },
  );
  if (count === 0) throw new Refusal("invalid", { fields: [{ field: "products", text: PORTFOLIO_NEEDS }] });
  const open = JSON.stringify(head).slice(0, -1);
  const id = head.portfolio_id;
  if (count <= LISTED_ENTRIES) {
    const products = productsWriter();
    const inside = pending.map((block) => products.text(block)).join("");
    return { id, body: `${open},"products":{${inside}${products.end()}}}` };
  }
  await packPending();
  return {
    id,
    body: `${open},"entry_count":${count}}`,
    entries: {
      sha256: await sha256(packed.map((block) => block.sha256).join("")),
      parts: packed.map(({ part }) => part),
    },
  };
}

/** A portfolio with all entries and its version, as JSON text, one piece per block. null: no such portfolio. */
export async function wholePortfolio(
  { items }: Pick<Ports, "items">,
  userId: string,
  id: string,
): Promise<Pieces | null> {
  const found = await items.findPortfolio(userId, id);
  return found && piecesOf(found.item, found.parts);
}

async function* piecesOf(item: StoredItem, parts: readonly string[]): AsyncGenerator<string, void> {
  if (parts.length === 0) return yield withVersion(item);
  const open = item.body.replace(COUNT, "");
  const products = productsWriter();
  yield `${open},"products":{`;
  for (const part of parts) {
    yield products.text(columnsOf(new TextDecoder().decode(await gunzip(bytesOf(part)))));
  }
  yield `${products.end()}}${withVersion({ ...item, body: "}" })}`;
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
