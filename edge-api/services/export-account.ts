import { ENTITY_KINDS, type EntityKind } from "../contract/entities.ts";
import type { Ports } from "../ports.ts";
import { accountEventsOf } from "./account-events.ts";
import { textOf, type StoredText } from "./bodies.ts";
import type { SessionCaller } from "./caller.ts";
import { chained, type Pieces } from "./pieces.ts";
import { wholePortfolio, withVersion } from "./portfolio-item.ts";
import { Refusal } from "./refusal.ts";
import { sharedCopy } from "./share.ts";
import { sessionsOf } from "./sessions.ts";

const LISTS = {
  comparison: "comparisons",
  portfolio: "portfolios",
  product: "products",
  food: "foods",
  mapping: "mappings",
} as const;

/** A document as JSON text; `orElse`, if its body is damaged or it was deleted meanwhile. */
async function* unlessDamaged(read: () => Promise<StoredText | null>, orElse: string): AsyncGenerator<string, void> {
  const stored = await read().catch((error: unknown) => {
    if (error instanceof Refusal && (error.code === "body_damaged" || error.code === "unknown_item")) return null;
    throw error;
  });
  yield* textOf(stored ?? { text: orElse });
}

/** All items of a kind as JSON texts, each in pieces. */
async function* itemsOf(ports: Ports, kind: EntityKind, userId: string): AsyncGenerator<Pieces, void> {
  if (kind !== "portfolio") {
    for await (const page of ports.items.pages(kind, userId)) yield* page.map((item) => [withVersion(item)]);
    return;
  }
  for await (const page of ports.items.portfolioPages(userId)) {
    yield* page.map((found) => {
      const text = withVersion(found.item);
      if (found.key === null) return [text];
      return unlessDamaged(
        () => wholePortfolio(ports, userId, found.item.id, found),
        `${text.slice(0, -1)},"damaged":true}`,
      );
    });
  }
}

async function* sharesOf(ports: Ports, userId: string): AsyncGenerator<Pieces, void> {
  for await (const page of ports.shares.pages(userId)) {
    yield* page.map(({ row, share }) =>
      chained(
        [`${JSON.stringify(row).slice(0, -1)},"content":`],
        share.key === null ? [share.body] : unlessDamaged(() => sharedCopy(ports, row.id, share), `{"damaged":true}`),
        ["}"],
      ),
    );
  }
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
 * the number of statements does not depend on how many there are; large portfolios and shares one by one on top. A
 * damaged one says so in place of its entries.
 */
export async function* exportPieces(ports: Ports, caller: SessionCaller): AsyncGenerator<string, void> {
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
