import { PORTFOLIO_NEEDS, type PortfolioHead } from "../contract/portfolio.ts";
import type { Ports } from "../ports.ts";
import type { ListedPart } from "../contract/portfolio-part.ts";
import type { Manifest } from "../ports/part-directory.ts";
import type { StoredItem, StoredPortfolio } from "../ports/item-store.ts";
import type { Pieces } from "./pieces.ts";
import { readPortfolio } from "./portfolio-body.ts";
import { canBeProducts, productsMember, readWithEntries, type EntryPorts } from "./portfolio-entries.ts";
import { invalidField } from "./refusal.ts";

/** Replaced by the entries when the body of a large portfolio is read. */
const COUNT = /,"entry_count":(\d+)\}$/;

/** What is stored of a portfolio. */
export interface PackedPortfolio {
  readonly id: string;
  readonly body: string;
  /** the names of its parts; absent: the entries are in the body */
  readonly manifest?: readonly string[] | undefined;
  /** lines of the named parts; missing parts count as none */
  readonly lines?: number;
}

/** The body of a portfolio whose entries are in parts. */
const bodyOfParts = (head: PortfolioHead, count: number): string =>
  `${JSON.stringify(head).slice(0, -1)},"entry_count":${count}}`;

/** Lines of all parts of a manifest that can be used; a part counts as often as it is named. */
async function linesIn({ partDirectory }: EntryPorts, owner: string, manifest: readonly string[]): Promise<number> {
  const lines = new Map((await partDirectory.usable(owner, manifest)).map((part) => [part.sha256, part.lines]));
  return manifest.reduce((sum, name) => sum + (lines.get(name) ?? 0), 0);
}

/** The parts of a manifest that have to be sent. */
export async function missingParts(
  { partDirectory }: EntryPorts,
  owner: string,
  manifest: readonly string[],
): Promise<readonly string[]> {
  const usable = new Set((await partDirectory.usable(owner, manifest)).map(({ sha256 }) => sha256));
  return [...new Set(manifest)].filter((name) => !usable.has(name));
}

/**
 * Turns a request body into what is stored: a small portfolio as one body; of a larger one the head as body, and the
 * entries in parts. The parts that a body names may be missing: then the write is refused.
 *
 * @throws Refusal of readPortfolio; invalid for a portfolio without entries; quota_exceeded, unavailable
 */
export async function packPortfolio(
  ports: EntryPorts,
  owner: string,
  pieces: AsyncIterable<string>,
): Promise<PackedPortfolio> {
  const read = await readWithEntries(ports, owner, pieces, readPortfolio);
  const { head, named } = read;
  const id = head.portfolio_id;
  if (named !== undefined) {
    const lines = await linesIn(ports, owner, named);
    return { id, body: bodyOfParts(head, lines), manifest: named, lines };
  }
  if (read.count === 0) throw invalidField("products", PORTFOLIO_NEEDS);
  const { manifest, products } = read;
  if (manifest === undefined) return { id, body: `${JSON.stringify(head).slice(0, -1)},"products":${products}}` };
  return { id, body: bodyOfParts(head, read.count), manifest };
}

/**
 * A portfolio with its version as JSON text, piece by piece.
 *
 * @param byParts whether a large one names its parts in place of its entries; one of too many reads does anyway
 * @returns null: no such portfolio
 * @throws Refusal part_damaged
 */
export async function wholePortfolio(
  ports: EntryPorts & Pick<Ports, "items">,
  userId: string,
  id: string,
  byParts = false,
): Promise<Pieces | null> {
  const found = await ports.items.findPortfolio(userId, id);
  return found && piecesOf(ports, userId, found, byParts);
}

/** A manifest as it is listed. The first part that the directory does not know has the lines that the others lack. */
function listedParts(manifest: Manifest, count: number): readonly ListedPart[] {
  let left = count - manifest.reduce((sum, { lines }) => sum + (lines ?? 0), 0);
  return manifest.map(({ sha256, lines }) => {
    if (lines !== null) return { sha256, lines };
    const lost = { sha256, lines: left };
    left = 0;
    return lost;
  });
}

function piecesOf(ports: EntryPorts, owner: string, found: StoredPortfolio, byParts: boolean): Pieces {
  const { item, manifest } = found;
  if (manifest === null) return portfolioPieces(found, null);
  if (!byParts && canBeProducts(manifest)) return portfolioPieces(found, productsMember(ports, owner, manifest));
  const parts = listedParts(manifest, Number(COUNT.exec(item.body)?.[1]));
  return [withVersion({ ...item, body: `${item.body.slice(0, -1)},"parts":${JSON.stringify(parts)}}` })];
}

/** A portfolio with its version as JSON text, piece by piece. @param entries members; null: they are in the body */
export async function* portfolioPieces(
  { item }: Pick<StoredPortfolio, "item">,
  entries: Pieces | null,
): AsyncGenerator<string, void> {
  if (entries === null) return yield withVersion(item);
  yield `${item.body.replace(COUNT, "")},`;
  yield* entries;
  yield withVersion({ ...item, body: "}" });
}

/** The JSON text of a reply: the stored body plus version and time of the last change. */
export const withVersion = ({ body, version, updated }: StoredItem): string =>
  `${body.slice(0, -1)},"version":${version},"updated":${updated}}`;
