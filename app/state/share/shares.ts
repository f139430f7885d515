import { atom } from "jotai";
import type { ShareListRow } from "../../../edge-api/contract/reply-schemas.ts";
import { isRefusedFor, problemOf } from "../../data/call-problem.ts";
import { sharesCsv } from "../../data/export/account-csv.ts";
import { exportDay } from "../../data/export/export-file-name.ts";
import { asUser } from "../account/as-user.ts";
import { csvFormatAtom, saveTable } from "../core/csv-decimal-comma.ts";
import type { Done, Outcome } from "../core/outcome.ts";
import { servicesAtom } from "../core/services.ts";
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

/** Saves the list of links as CSV, each with its address. */
export const downloadSharesAtom = atom(
  null,
  async (get, _set, rows: readonly ShareListRow[]): Promise<Outcome<null>> => {
    const { now } = get(servicesAtom);
    const text = sharesCsv(rows, shareAddress, get(csvFormatAtom));
    return saveTable(get, `tare-shared-links_${exportDay(new Date(now()))}`, text);
  },
);
