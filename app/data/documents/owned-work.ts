import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import { type Done, failed, ok } from "../outcome.ts";
import { GUEST, type Owner, type RecordStoreName, type RecordTransaction } from "../record-store.ts";

/** The stores that every write of a user's document touches in addition to its own. */
export const MARK_STORES = ["outbox", "owners"] as const satisfies readonly RecordStoreName[];

/** One record per owner, present as long as this browser may store their work. */
const OWNER_RECORD = "owner";

/** Notes that this browser may store work of the owner; does nothing for a guest. */
export const writeOwner = (transaction: RecordTransaction, owner: Owner): Promise<void> =>
  owner === GUEST ? Promise.resolve() : transaction.write("owners", owner, OWNER_RECORD, { since: 1 });

/** Checked in each write's transaction: a late write of a tab must not restore what a logout has cleared. */
export async function isStillOwned(transaction: RecordTransaction, owner: Owner): Done {
  if (owner === GUEST) return ok(null);
  const stored = await transaction.read("owners", owner, OWNER_RECORD);
  return stored === undefined ? failed("session_ended", "the owner has logged out") : ok(null);
}

/** The head for a copy of a portfolio: the mark `larger_elsewhere_since` applies to the original only. */
export function withoutMark<Head extends Pick<PortfolioHead, "larger_elsewhere_since">>(
  marked: Head,
): Omit<Head, "larger_elsewhere_since"> {
  const { larger_elsewhere_since: _, ...head } = marked;
  return head;
}
