import { ENTITY_KINDS } from "../contract/entities.ts";
import type { Ports } from "../ports.ts";
import { accountEventsOf } from "./account-events.ts";
import type { SessionCaller } from "./caller.ts";
import { wholePortfolio, withVersion } from "./portfolio-item.ts";
import { contentPieces, foundShare } from "./share.ts";
import { sessionsOf } from "./sessions.ts";

const LISTS = {
  comparison: "comparisons",
  portfolio: "portfolios",
  product: "products",
  food: "foods",
  mapping: "mappings",
} as const;

/** GET /api/exportUser: all rows of the user as JSON text, in pieces; large portfolios one at a time. */
export async function* exportPieces(ports: Ports, caller: SessionCaller): AsyncGenerator<string, void> {
  const { userId } = caller;
  const [user, profile, passkeys] = await Promise.all([
    ports.accounts.readUser(userId),
    ports.accounts.readProfile(userId),
    ports.passkeys.list(userId),
  ]);
  yield `{"user":${JSON.stringify({ ...user, ...profile })}`;
  for (const kind of ENTITY_KINDS) {
    yield `,"${LISTS[kind]}":[`;
    let separator = "";
    for await (const page of ports.items.pages(kind, userId)) {
      for (const item of page) {
        const pieces = kind === "portfolio" ? await wholePortfolio(ports, userId, item.id) : [withVersion(item)];
        // deleted meanwhile
        if (pieces === null) continue;
        yield separator;
        yield* pieces;
        separator = ",";
      }
    }
    yield "]";
  }
  yield `,"shares":[`;
  let separator = "";
  for (const { id, ...row } of await ports.shares.list(userId)) {
    const found = await foundShare(ports, id);
    // revoked meanwhile
    if (found === null) continue;
    yield `${separator}${JSON.stringify({ id, ...row }).slice(0, -1)},"content":`;
    yield* contentPieces(ports, found);
    yield "}";
    separator = ",";
  }
  yield "]";
  yield `,"sessions":${JSON.stringify(await sessionsOf(ports, caller))}`;
  yield `,"deviceMarks":${JSON.stringify(await ports.deviceMarks.listOf(userId))}`;
  yield `,"accountEvents":${JSON.stringify(await accountEventsOf(ports, userId))}`;
  // public keys and counters are not exported
  const named = passkeys.map(({ name, created, lastUsed }) => ({ name, created, last_used: lastUsed }));
  yield `,"passkeys":${JSON.stringify(named)}`;
  yield `,"scoreReports":${JSON.stringify(await ports.scoreReports.listOf(userId))}`;
  yield `,"audit":${JSON.stringify(await ports.audit.listOf(userId))}}`;
}
