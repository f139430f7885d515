import { GUEST, type Owner, type RecordTransaction } from "../record-store.ts";
import { markOutbox } from "../sync/outbox.ts";
import { edited } from "../sync/sync-record.ts";
import type { DocumentKind } from "./document-kind.ts";
import { readStored, storedRecord } from "./stored-record.ts";

/**
 * Moves the guest's documents of a kind to a user, under the same ids, and marks them to be sent. Unreadable documents stay with
 * the guest, and so do those whose id the user already has. Gives the number of documents moved.
 */
export async function adoptKind<D>(
  transaction: RecordTransaction,
  kind: DocumentKind<D>,
  owner: Owner,
): Promise<number> {
  const { store, parts } = kind;
  let moved = 0;
  for (const { id, value } of await transaction.readAll(store, GUEST)) {
    const stored = readStored(kind, id, value);
    if (!stored.ok || (await transaction.read(store, owner, id)) !== undefined) continue;
    const whole = parts ? await parts.fill(transaction, GUEST, stored.value) : stored.value;
    if (whole.document === null) continue;
    const record = edited<D>(null, whole.document, whole.changed, "user");
    const kept = parts ? await parts.keep(transaction, owner, null, record) : record;
    if (parts) await parts.keep(transaction, GUEST, stored.value, null);
    await transaction.write(store, GUEST, id, undefined);
    if (kept !== null) await transaction.write(store, owner, id, storedRecord(kind, kept));
    await markOutbox(transaction, owner, { kind: kind.kind, id }, kept);
    moved += 1;
  }
  return moved;
}
