import { ENTITY_KINDS, type EntityKind } from "../contract/entities.ts";
import type { ShareRow } from "../contract/reply-schemas.ts";
import type { Ports } from "../ports.ts";
import type { StoredPortfolio } from "../ports/item-store.ts";
import type { StoredShare } from "../ports/share-store.ts";
import { accountEventsOf } from "./account-events.ts";
import type { SessionCaller } from "./caller.ts";
import { accountReads, exportedEntries, type PartReads } from "./exported-entries.ts";
import type { Pieces } from "./pieces.ts";
import { portfolioPieces, withVersion } from "./portfolio-item.ts";
import { contentPieces } from "./share.ts";
import { sessionsOf } from "./sessions.ts";

const LISTS = {
  comparison: "comparisons",
  portfolio: "portfolios",
  product: "products",
  food: "foods",
  mapping: "mappings",
} as const;

type ExportPorts = Ports & { readonly reads: PartReads };

/** Entries that are not in the body, as members; null: they are. */
const entriesOf = (ports: ExportPorts, owner: string, stored: StoredPortfolio | StoredShare): Pieces | null =>
  stored.manifest && exportedEntries(ports, owner, stored.manifest, ports.reads);

/** All items of a kind as JSON texts, each in pieces. */
async function* itemsOf(ports: ExportPorts, kind: EntityKind, userId: string): AsyncGenerator<Pieces, void> {
  if (kind !== "portfolio") {
    for await (const page of ports.items.pages(kind, userId)) yield* page.map((item) => [withVersion(item)]);
    return;
  }
  for await (const page of ports.items.portfolioPages(userId)) {
    yield* page.map((found) => portfolioPieces(found, entriesOf(ports, userId, found)));
  }
}

async function* sharesOf(ports: ExportPorts, userId: string): AsyncGenerator<Pieces, void> {
  for await (const page of ports.shares.pages(userId)) {
    yield* page.map(({ row, share }) => sharedPieces(ports, row, share));
  }
}

async function* sharedPieces(ports: ExportPorts, row: ShareRow, share: StoredShare): AsyncGenerator<string, void> {
  yield `${JSON.stringify(row).slice(0, -1)},"content":`;
  yield* contentPieces(share, entriesOf(ports, share.userId, share));
  yield "}";
}

/** A list of JSON texts as one. */
async function* listOf(texts: AsyncIterable<Pieces>): AsyncGenerator<string, void> {
  yield "[";
  let separator = "";
  for await (const pieces of texts) {
    yield separator;
    yield* pieces;
    separator = ",";
  }
  yield "]";
}

/**
 * GET /api/exportUser: all rows of the user as JSON text, in pieces. Items and shares are read by the megabyte, so that
 * the number of statements does not depend on how many there are. PART_READS.account parts of large portfolios are read
 * on top; further ones are named, to be read by GET portfolioPart. Lines of a damaged part are named in its place.
 */
export async function* exportPieces(all: Ports, caller: SessionCaller): AsyncGenerator<string, void> {
  const ports: ExportPorts = { ...all, reads: accountReads() };
  const { userId } = caller;
  const [user, profile, passkeys] = await Promise.all([
    ports.accounts.readUser(userId),
    ports.accounts.readProfile(userId),
    ports.passkeys.list(userId),
  ]);
  yield `{"user":${JSON.stringify({ ...user, ...profile })}`;
  for (const kind of ENTITY_KINDS) {
    yield `,"${LISTS[kind]}":`;
    yield* listOf(itemsOf(ports, kind, userId));
  }
  yield `,"shares":`;
  yield* listOf(sharesOf(ports, userId));
  yield `,"sessions":${JSON.stringify(await sessionsOf(ports, caller))}`;
  yield `,"deviceMarks":${JSON.stringify(await ports.deviceMarks.listOf(userId))}`;
  yield `,"accountEvents":${JSON.stringify(await accountEventsOf(ports, userId))}`;
  // public keys and counters are not exported
  const named = passkeys.map(({ name, created, lastUsed }) => ({ name, created, last_used: lastUsed }));
  yield `,"passkeys":${JSON.stringify(named)}`;
  yield `,"scoreReports":${JSON.stringify(await ports.scoreReports.listOf(userId))}`;
  yield `,"audit":${JSON.stringify(await ports.audit.listOf(userId))}}`;
}
