import * as v from "valibot";
import { ENTITY_KINDS, type EntityKind } from "../../../edge-api/contract/entities.ts";
import type { Owner, RecordTransaction } from "../record-store.ts";
import { REFUSAL_CODES, type RefusalCode, type SyncRecord } from "./sync-record.ts";

/** One document with changes that the server does not have. */
export interface OutboxItem {
  readonly kind: EntityKind;
  readonly id: string;
  /** since when, milliseconds since 1970: documents are sent in this order */
  readonly since: number;
  /** what prevents sending; null = it can be sent */
  readonly waitsFor: "decision" | RefusalCode | null;
}

const ItemSchema = v.object({
  kind: v.picklist(ENTITY_KINDS),
  id: v.string(),
  since: v.number(),
  waitsFor: v.nullable(v.picklist(["decision", ...REFUSAL_CODES])),
});

const placeOf = (kind: EntityKind, id: string): string => `${kind}/${id}`;

const waitsFor = <D>({ sync }: SyncRecord<D>): OutboxItem["waitsFor"] => {
  if (sync?.conflict) return "decision";
  const code = sync?.refused?.code;
  // refused, but a mark for other devices still has to be sent
  if (code === undefined || sync?.sent) return null;
  return REFUSAL_CODES.find((known) => known === code) ?? "invalid";
};

/** Updates the outbox item of a record, in the record's transaction. */
export async function markOutbox<D>(
  transaction: RecordTransaction,
  owner: Owner,
  place: { readonly kind: EntityKind; readonly id: string },
  record: SyncRecord<D> | null,
): Promise<void> {
  const at = placeOf(place.kind, place.id);
  if (record?.sync?.unsent !== true) return transaction.write("outbox", owner, at, undefined);
  const before = v.safeParse(ItemSchema, await transaction.read("outbox", owner, at));
  const since = before.success ? before.output.since : record.changed;
  return transaction.write("outbox", owner, at, { ...place, since, waitsFor: waitsFor(record) });
}

/** All items, oldest first. */
export async function readOutbox(transaction: RecordTransaction, owner: Owner): Promise<readonly OutboxItem[]> {
  const records = await transaction.readAll("outbox", owner);
  return records
    .flatMap(({ value }) => {
      const item = v.safeParse(ItemSchema, value);
      return item.success ? [item.output] : [];
    })
    .toSorted((a, b) => a.since - b.since);
}
