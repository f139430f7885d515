import { atom } from "jotai";
import type { ShareListRow } from "../../../edge-api/contract/reply-schemas.ts";
import { sharesCsv } from "../../data/export/account-csv.ts";
import { exportDay } from "../../data/export/export-file-name.ts";
import { csvFormatAtom, saveTable } from "../core/csv-decimal-comma.ts";
import type { Outcome } from "../core/outcome.ts";
import { openSafely, servicesAtom } from "../core/services.ts";
import { reportExpiredAtom, sessionKeyAtom } from "../core/session.ts";
import { href } from "../routes/href.ts";

export type { ShareListRow };

const NO_SESSION: Outcome<never> = { ok: false, problem: { code: "session_expired", detail: "no session" } };

/** The address of a shared copy on the server. */
export const shareAddress = (id: string): string => `${globalThis.location.origin}${href("share", { share_id: id })}`;

/** The user's shared links that are not revoked, newest first. */
export const listSharesAtom = atom(null, async (get, set): Promise<Outcome<readonly ShareListRow[]>> => {
  const key = get(sessionKeyAtom);
  const opened = await openSafely(get(servicesAtom));
  if (key === null) return NO_SESSION;
  if (!opened.ok) return opened;
  const listed = await opened.value.shares.list(key.accessToken);
  if (!listed.ok && listed.problem.code === "session_expired") set(reportExpiredAtom);
  return listed;
});

/** Revokes a link: it opens nothing any more. */
export const revokeShareAtom = atom(null, async (get, set, id: string): Promise<Outcome<null>> => {
  const key = get(sessionKeyAtom);
  const opened = await openSafely(get(servicesAtom));
  if (key === null) return NO_SESSION;
  if (!opened.ok) return opened;
  const revoked = await opened.value.shares.revoke(key.accessToken, id);
  if (!revoked.ok && revoked.problem.code === "session_expired") set(reportExpiredAtom);
  return revoked;
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
