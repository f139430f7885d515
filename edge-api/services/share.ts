import { BODY_LIMITS } from "../contract/limits.ts";
import { AnyShareSchema, type ShareReply } from "../contract/share.ts";
import type { Ports } from "../ports.ts";
import { readBody, refuseOverRow } from "./read-body.ts";
import { Refusal } from "./refusal.ts";
import { newToken } from "./token.ts";
import { isWaiting } from "./verify-email.ts";

/**
 * POST share: stores a copy that never changes, under an unguessable id. The server sets the time.
 *
 * @throws Refusal of the body; email_unverified, quota_exceeded
 */
export async function createShare(
  ports: Pick<Ports, "accounts" | "mailer" | "now" | "shares">,
  userId: string,
  request: Request,
): Promise<ShareReply> {
  if (await isWaiting(ports, userId)) throw new Refusal("email_unverified");
  const share = await readBody(request, BODY_LIMITS.share, AnyShareSchema);
  const created = ports.now();
  const body = JSON.stringify({ ...share, created });
  refuseOverRow(body);
  const id = newToken();
  const isStored = await ports.shares.create({
    id,
    userId,
    kind: share.comparison === undefined ? "portfolio" : "comparison",
    name: share.comparison?.comparison_name ?? share.portfolio?.portfolio_name ?? "",
    data_version: share.data_version,
    body,
    created,
  });
  if (!isStored) throw new Refusal("quota_exceeded");
  return { id, created };
}

/** GET share/{id}: JSON text of the shared copy. @throws Refusal unknown_item, also after it was revoked */
export async function shareText({ shares }: Pick<Ports, "shares">, id: string): Promise<string> {
  const text = await shares.find(id);
  if (text === null) throw new Refusal("unknown_item");
  return text;
}

/** GET deleteShare/{id}: the link stops working. @throws Refusal unknown_item */
export async function revokeShare({ shares }: Pick<Ports, "shares">, userId: string, id: string): Promise<void> {
  if (!(await shares.remove(userId, id))) throw new Refusal("unknown_item");
}
