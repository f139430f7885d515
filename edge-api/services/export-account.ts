import { ENTITY_KINDS } from "../contract/entities.ts";
import type { Ports } from "../ports.ts";
import { wholePortfolio, withVersion } from "./portfolio-item.ts";

const LISTS = {
  comparison: "comparisons",
  portfolio: "portfolios",
  product: "products",
  food: "foods",
} as const;

/** GET /api/exportUser, piece by piece: every row of the user, large portfolios one at a time. JSON text. */
export async function* exportPieces(ports: Ports, userId: string): AsyncGenerator<string> {
  const [user, profile] = await Promise.all([ports.accounts.readUser(userId), ports.accounts.readProfile(userId)]);
  yield `{"user":${JSON.stringify({ ...user, ...profile })}`;
  for (const kind of ENTITY_KINDS) {
    yield `,"${LISTS[kind]}":[`;
    let separator = "";
    for (const item of await ports.items.list(kind, userId)) {
      const text = kind === "portfolio" ? await wholePortfolio(ports, userId, item.id) : withVersion(item);
      // a portfolio that was deleted meanwhile is no row of the user any more
      if (text === null) continue;
      yield separator + text;
      separator = ",";
    }
    yield "]";
  }
  yield `,"shares":[`;
  let separator = "";
  for (const { id, ...row } of await ports.shares.list(userId)) {
    const text = await ports.shares.find(id);
    // one that was revoked meanwhile is no row of the user any more
    if (text === null) continue;
    yield `${separator}${JSON.stringify({ id, ...row }).slice(0, -1)},"content":${text}}`;
    separator = ",";
  }
  yield "]";
  yield `,"scoreReports":${JSON.stringify(await ports.scoreReports.listOf(userId))}`;
  yield `,"audit":${JSON.stringify(await ports.audit.listOf(userId))}}`;
}

/** Pieces as a body that is made while it is sent. */
export function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
