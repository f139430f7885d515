import { failed, ok, type Outcome } from "../outcome.ts";
import { GUEST, type Owner, type RecordStoreName, type RecordTransaction } from "../record-store.ts";

/** The stores that every write of a user's document touches beside its own. */
export const MARK_STORES = ["outbox", "owners"] as const satisfies readonly RecordStoreName[];

/** One record an owner, for as long as work of theirs may lie in this browser. */
const OWNER_RECORD = "owner";

export const writeOwner = (transaction: RecordTransaction, owner: Owner): Promise<void> =>
  owner === GUEST ? Promise.resolve() : transaction.write("owners", owner, OWNER_RECORD, { since: 1 });

/** A late write of a tab must not bring back what a logout has cleared: it asks within its own transaction. */
export async function stillOwned(transaction: RecordTransaction, owner: Owner): Promise<Outcome<null>> {
  if (owner === GUEST) return ok(null);
  const known = await transaction.read("owners", owner, OWNER_RECORD);
  return known === undefined ? failed("session_ended", "the owner has logged out") : ok(null);
}
