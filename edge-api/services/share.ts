import { BODY_LIMITS } from "../contract/limits.ts";
import type { ShareReply } from "../contract/reply-schemas.ts";
import type { Ports } from "../ports.ts";
import type { StoredShare } from "../ports/share-store.ts";
import type { SharedPorts } from "./large-bodies.ts";
import type { Pieces } from "./pieces.ts";
import { productsMember, readWithEntries, type EntryPorts } from "./portfolio-entries.ts";
import { refuseOverRow, textPieces } from "./read-body.ts";
import { Refusal } from "./refusal.ts";
import { readShare } from "./share-body.ts";
import { newToken } from "./token.ts";
import { isWaiting } from "./verify-email.ts";

type SharePorts = EntryPorts & Pick<Ports, "shares">;

/** Ends the body of a share whose entries are stored in parts; they belong here. */
const MISSING_ENTRIES = ',"products":null}}';

/**
 * POST share: stores a copy that never changes, under an unguessable id. The server sets the time.
 *
 * @throws Refusal of the body; email_unverified, quota_exceeded
 */
export async function createShare(
  ports: Pick<
    SharedPorts,
    "accounts" | "largeBodies" | "mailer" | "now" | "partDirectory" | "parts" | "pause" | "shares"
  >,
  userId: string,
  request: Request,
): Promise<Omit<ShareReply, "expires">> {
  if (await isWaiting(ports, userId)) throw new Refusal("email_unverified");
  const { share, manifest, products } = await ports.largeBodies.during((grown) =>
    readWithEntries(ports, userId, textPieces(request, BODY_LIMITS.share, grown), readShare),
  );
  const created = ports.now();
  const { portfolio, ...rest } = share;
  const open = JSON.stringify({ ...rest, created });
  const body =
    portfolio === undefined
      ? open
      : `${open.slice(0, -1)},"portfolio":${JSON.stringify({ ...portfolio, products: undefined }).slice(0, -1)}` +
        (manifest === undefined ? `,"products":${products}}}` : MISSING_ENTRIES);
  refuseOverRow(body);
  const id = newToken();
  const isStored = await ports.shares.create({
    id,
    userId,
    kind: share.comparison === undefined ? "portfolio" : "comparison",
    name: share.comparison?.comparison_name ?? portfolio?.portfolio_name ?? "",
    data_version: share.data_version,
    body,
    manifest,
    created,
  });
  if (!isStored) throw new Refusal("quota_exceeded");
  return { id, created };
}

/** GET share/{id}: the shared copy as JSON text, piece by piece. @throws Refusal unknown_item, also after it was revoked */
export async function sharePieces(ports: SharePorts, id: string): Promise<Pieces> {
  const found = await ports.shares.find(id);
  if (found === null) throw new Refusal("unknown_item");
  return contentPieces(found, found.manifest && productsMember(ports, found.userId, found.manifest));
}

/** A stored copy as JSON text, piece by piece. @param entries members; null: they are in the body */
export async function* contentPieces({ body }: StoredShare, entries: Pieces | null): AsyncGenerator<string, void> {
  if (entries === null) return yield body;
  yield `${body.slice(0, -MISSING_ENTRIES.length)},`;
  yield* entries;
  yield "}}";
}

/** GET deleteShare/{id}: the link stops working. @throws Refusal unknown_item */
export async function revokeShare({ shares }: Pick<Ports, "shares">, userId: string, id: string): Promise<void> {
  if (!(await shares.remove(userId, id))) throw new Refusal("unknown_item");
}
