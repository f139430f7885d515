import * as v from "valibot";
import { REFUSAL_CODES, type SyncRecord, type SyncState } from "../sync/sync-record.ts";
import { ok, type Outcome } from "../outcome.ts";
import type { DocumentKind } from "./document-kind.ts";

const VersionSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The synchronisation state of a record; the kind parses the copies in it. */
const SyncSchema = v.object({
  version: VersionSchema,
  unsent: v.boolean(),
  base: v.unknown(),
  sent: v.unknown(),
  erased: v.boolean(),
  conflict: v.nullable(
    v.object({
      theirs: v.unknown(),
      version: VersionSchema,
      updated: v.fallback(v.nullable(v.number()), null),
      fields: v.fallback(v.array(v.string()), []),
      isDeletedHere: v.fallback(v.boolean(), false),
    }),
  ),
  refused: v.nullable(v.object({ code: v.fallback(v.picklist(REFUSAL_CODES), "invalid"), detail: v.string() })),
});

const StoredSchema = v.object({
  /** milliseconds since 1970, UTC */
  changed: v.pipe(v.number(), v.finite()),
  sync: v.optional(v.nullable(SyncSchema), null),
});

/** The stored form of a record: `{comparison, changed}` for a guest, `{comparison, changed, sync}` for a user. */
export const storedRecord = <D>({ field }: DocumentKind<D>, record: SyncRecord<D>): unknown => ({
  [field]: record.document,
  changed: record.changed,
  ...(record.sync === null ? {} : { sync: record.sync }),
});

/** A copy within the record; null = none, or unreadable. */
const copyOf = <D>(kind: DocumentKind<D>, value: unknown): D | null => {
  if (value === null || value === undefined) return null;
  const parsed = kind.parse(value);
  return parsed.ok ? parsed.value : null;
};

const syncOf = <D>(kind: DocumentKind<D>, stored: v.InferOutput<typeof SyncSchema>): SyncState<D> => ({
  version: stored.version,
  unsent: stored.unsent,
  base: copyOf(kind, stored.base),
  sent: copyOf(kind, stored.sent),
  erased: stored.erased,
  conflict: stored.conflict === null ? null : { ...stored.conflict, theirs: copyOf(kind, stored.conflict.theirs) },
  refused: stored.refused,
});

/**
 * Parses a stored record into fresh objects with the contract's fields only. A problem if it is corrupt, hostile, of a later
 * format, or stored under the id of another document.
 */
export function readStored<D>(kind: DocumentKind<D>, id: string, value: unknown): Outcome<SyncRecord<D>> {
  const parsed = v.safeParse(StoredSchema, value);
  if (!parsed.success) return { ok: false, problem: { code: "invalid", detail: parsed.issues[0].message } };
  const { changed, sync } = parsed.output;
  const content: unknown = Object.getOwnPropertyDescriptor(value, kind.field)?.value;
  if (content === null && sync !== null) return ok({ document: null, changed, sync: syncOf(kind, sync) });
  const document = kind.parse(content);
  if (!document.ok) return document;
  // a document under a foreign key would come back after a delete
  if (kind.idOf(document.value) !== id) return { ok: false, problem: { code: "invalid", detail: "foreign id" } };
  return ok({ document: document.value, changed, sync: sync === null ? null : syncOf(kind, sync) });
}
