import { atom } from "jotai";
import type { ShareListRow } from "../../../edge-api/contract/reply-schemas.ts";
import { isRefusedFor, problemOf } from "../../data/call-problem.ts";
import { asUser } from "../account/as-user.ts";
import type { Done, Outcome } from "../core/outcome.ts";
import { href } from "../routes/href.ts";

export type { ShareListRow };

/** The address of a shared copy on the server. */
export const shareAddress = (id: string): string => `${globalThis.location.origin}${href("share", { share_id: id })}`;

/** The user's shared links that are not revoked, newest first. */
export const listSharesAtom = atom(null, async (get, set): Promise<Outcome<readonly ShareListRow[]>> => {
  const listed = await asUser(get, set, (api) => api.call("GET /api/listShare"));
  return listed.ok ? listed : { ok: false, problem: problemOf(listed.problem) };
});

/** Revokes a link: it opens nothing any more. */
export const revokeShareAtom = atom(null, async (get, set, id: string): Done => {
  const revoked = await asUser(get, set, (api) => api.call("GET /api/deleteShare/:id", { params: { id } }));
  // it is gone already
  if (revoked.ok || isRefusedFor(revoked.problem, "unknown_item")) return { ok: true, value: null };
  return { ok: false, problem: problemOf(revoked.problem) };
});
