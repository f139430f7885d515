import { PORTFOLIO_NEEDS } from "../contract/portfolio.ts";
import type { Ports } from "../ports.ts";
import type { ItemWrite, StoredItem, StoredPortfolio, Written } from "../ports/item-store.ts";
import { dropBody, findWithBody, putBody, type BodyPorts, type StoredText } from "./bodies.ts";
import type { PackedText } from "./packed-text.ts";
import { readPortfolio } from "./portfolio-body.ts";
import { readWithEntries } from "./portfolio-entries.ts";
import { invalidField, Refusal } from "./refusal.ts";

export type PortfolioPorts = BodyPorts & Pick<Ports, "items" | "now" | "pause">;

/** Time after which a save that met another one may be tried again (ms). */
const RACE_TIME = 1000;

/** A portfolio as it was read. */
export interface ReadPortfolioItem {
  readonly id: string;
  /** text of the row: the whole portfolio, or all but the entries of a large one */
  readonly body: string;
  readonly lines: number;
  /** the body of a large one, which ends with its version */
  readonly packed?: PackedText;
}

/**
 * Reads a request body: a small portfolio as the text of its row; the entries of a larger one go into a body.
 *
 * @throws Refusal of readPortfolio; invalid for a portfolio without entries
 */
export async function readPortfolioItem(
  ports: Pick<Ports, "pause">,
  pieces: AsyncIterable<string>,
): Promise<ReadPortfolioItem> {
  const { head, lines, products, packed } = await readWithEntries(ports, '{"products":', pieces, readPortfolio);
  if (lines === 0) throw invalidField("products", PORTFOLIO_NEEDS);
  const id = head.portfolio_id;
  const text = JSON.stringify(head);
  if (packed === undefined) return { id, lines, body: `${text.slice(0, -1)},"products":${products}}` };
  await packed.write(`,${text.slice(1, -1)}`);
  return { id, lines, body: `${text.slice(0, -1)},"entry_count":${lines}}`, packed };
}

/**
 * Stores a large portfolio: first the body, which names its version, then the row that names the body. The caller
 * deletes the body before. So a save that ends anywhere leaves the portfolio whole, as it was or as it is. If the
 * database fails, the row may or may not be written, so the body stays and the sweep decides.
 *
 * @returns null as the item store: nothing was stored
 * @throws Refusal unavailable, if another save came in between
 */
export async function writePacked(
  ports: PortfolioPorts,
  verb: "upsert" | "update",
  write: ItemWrite,
  packed: PackedText,
): Promise<Written | null> {
  const { items } = ports;
  const { userId, id, expected, now } = write;
  const before = await items.portfolioState(userId, id);
  if (verb === "update" ? before.version === 0 : expected === 0 && before.version > 0) return null;
  if (expected !== undefined && expected !== before.version) return null;
  const hash = packed.hash();
  if (before.hash === hash && (await isReadable(ports, userId, id))) return { version: before.version, dropped: null };
  const version = before.next;
  const gzip = await packed.end(`,"version":${version},"updated":${now}}`);
  const name = await putBody(ports, userId, gzip);
  const stored = { name, bytes: gzip.byteLength, hash, version };
  const written = await items[verb]({ ...write, expected: before.version, stored });
  if (written !== null) return written;
  await dropBody(ports, userId, name);
  if (expected !== undefined) return null;
  const after = await items.portfolioState(userId, id);
  if (after.next !== version) throw new Refusal("unavailable", { retryAfter: RACE_TIME });
  return null;
}

/** Whether the stored portfolio is whole: equal content is written again if it is not. */
const isReadable = (ports: PortfolioPorts, userId: string, id: string): Promise<boolean> =>
  wholePortfolio(ports, userId, id).then(
    (stored) => stored !== null,
    (error: unknown) => {
      if (error instanceof Refusal && error.code === "body_damaged") return false;
      throw error;
    },
  );

/**
 * A portfolio with its version.
 *
 * @param known its row, if it was read already
 * @returns null: no such portfolio
 * @throws Refusal body_damaged, unavailable
 */
export async function wholePortfolio(
  ports: BodyPorts & Pick<Ports, "items">,
  userId: string,
  id: string,
  known?: StoredPortfolio,
): Promise<StoredText | null> {
  const found = await findWithBody(ports, () => ports.items.findPortfolio(userId, id), known);
  if (found === null) return null;
  return found.gzip === null ? { text: withVersion(found.row.item) } : { gzip: found.gzip };
}

/** The JSON text of a reply: the stored body plus version and time of the last change. */
export const withVersion = ({ body, version, updated }: StoredItem): string =>
  `${body.slice(0, -1)},"version":${version},"updated":${updated}}`;
