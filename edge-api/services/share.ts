import { BODY_LIMITS } from "../contract/limits.ts";
import type { ShareReply } from "../contract/reply-schemas.ts";
import { DAY } from "../contract/retention.ts";
import { SHARE_DAYS } from "../contract/share-days.ts";
import type { Ports } from "../ports.ts";
import type { StoredShare } from "../ports/share-store.ts";
import { dropBody, findWithBody, putBody, type BodyPorts, type StoredText } from "./bodies.ts";
import type { SharedPorts } from "./large-bodies.ts";
import { readWithEntries } from "./portfolio-entries.ts";
import { refuseOverRow, textPieces } from "./read-body.ts";
import { invalidField, Refusal } from "./refusal.ts";
import { readShare } from "./share-body.ts";
import { newToken } from "./token.ts";
import { isWaiting } from "./verify-email.ts";

type SharePorts = BodyPorts & Pick<Ports, "shares">;

/** The days of `?days=` of POST /api/share; without it a year. @throws Refusal invalid */
export function shareDays(asked: string | undefined): number {
  const days = asked === undefined ? SHARE_DAYS.year : Number(asked);
  const allowed = Object.values<number>(SHARE_DAYS);
  if (!allowed.includes(days)) throw invalidField("days", `one of ${allowed.join(", ")}; 0: never`);
  return days;
}

/**
 * POST share: stores a copy that never changes, under an unguessable id. The server sets the time.
 *
 * @param days how long the link works; 0: without end
 * @throws Refusal of the body; email_unverified, quota_exceeded
 */
export async function createShare(
  ports: SharePorts & Pick<SharedPorts, "accounts" | "largeBodies" | "mailer" | "now" | "pause">,
  userId: string,
  days: number,
  request: Request,
): Promise<ShareReply> {
  if (await isWaiting(ports, userId)) throw new Refusal("email_unverified");
  const opening = '{"portfolio":{"products":';
  const { share, products, packed } = await ports.largeBodies.during((grown) =>
    readWithEntries(ports, opening, textPieces(request, BODY_LIMITS.share, grown), readShare),
  );
  const created = ports.now();
  const { portfolio, ...rest } = share;
  const others = JSON.stringify({ ...rest, created });
  const head = portfolio && JSON.stringify({ ...portfolio, products: undefined }).slice(1);
  const body =
    packed !== undefined ? "" : head === undefined ? others : `${opening}${products},${head},${others.slice(1)}`;
  refuseOverRow(body);
  const gzip = await packed?.end(`,${head},${others.slice(1)}`);
  const stored = gzip && { name: await putBody(ports, userId, gzip), bytes: gzip.byteLength };
  const id = newToken();
  const isStored = await ports.shares.create({
    id,
    userId,
    kind: share.comparison === undefined ? "portfolio" : "comparison",
    name: share.comparison?.comparison_name ?? portfolio?.portfolio_name ?? "",
    data_version: share.data_version,
    body,
    stored,
    created,
    days,
  });
  if (isStored) return { id, created, expires: days === 0 ? null : created + days * DAY };
  await dropBody(ports, userId, stored?.name ?? null);
  throw new Refusal("quota_exceeded");
}

/** Refuses to open a share that has expired. @throws Refusal unknown_item, share_expired */
export async function refuseExpired({ shares, now }: Pick<Ports, "now" | "shares">, id: string): Promise<void> {
  const expires = await shares.open(id, now());
  if (expires === "unknown") throw new Refusal("unknown_item");
  if (expires !== null && expires <= now()) throw new Refusal("share_expired");
}

/**
 * GET share/{id}: the shared copy.
 *
 * @param known its row, if it was read already
 * @throws Refusal unknown_item, also after it was revoked; body_damaged
 */
export async function sharedCopy(ports: SharePorts, id: string, known?: StoredShare): Promise<StoredText> {
  const found = await findWithBody(ports, () => ports.shares.find(id), known);
  if (found === null) throw new Refusal("unknown_item");
  return found.gzip === null ? { text: found.row.body } : { gzip: found.gzip };
}

/** GET deleteShare/{id}: the link stops working. @throws Refusal unknown_item */
export async function revokeShare(ports: SharePorts, userId: string, id: string): Promise<void> {
  const removed = await ports.shares.remove(userId, id);
  if (removed === null) throw new Refusal("unknown_item");
  await dropBody(ports, userId, removed.dropped);
}
