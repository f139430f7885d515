import * as v from "valibot";
import type { EntityKind } from "../../../edge-api/contract/entities.ts";
import type { RequestBody } from "../http.ts";
import { failed, ok, type Outcome } from "../outcome.ts";
import type { DocumentStoreName, Owner, RecordStoreName, RecordTransaction } from "../record-store.ts";
import type { Mergeable } from "../sync/mergeable.ts";
import type { SyncRecord } from "../sync/sync-record.ts";

/** Content too large for the record itself, in a separate store; read and written in the record's transaction. */
export interface DocumentParts<D> {
  readonly store: RecordStoreName;
  /** Writes new content to the separate store and removes content that only the previous record referred to. */
  readonly keep: (
    transaction: RecordTransaction,
    owner: Owner,
    before: SyncRecord<D> | null,
    after: SyncRecord<D> | null,
  ) => Promise<SyncRecord<D> | null>;
  /** Whether a copy of the server lacks its content, as lists and conflicts name a large one. */
  readonly isListed: (document: D) => boolean;
  /** The request body of a document whose content is loaded. */
  readonly body: (document: D) => Promise<Outcome<RequestBody>>;
  /** Parses the JSON text of one whole document in slices, so that the page stays responsive. Throws SyntaxError. */
  readonly valueOf: (text: string) => Promise<unknown>;
  /** The record with the content of all its copies loaded. */
  readonly fill: (transaction: RecordTransaction, owner: Owner, record: SyncRecord<D>) => Promise<SyncRecord<D>>;
}

/** What storage and synchronisation need to know of a kind of document; used for stored records and for server replies. */
export interface DocumentKind<D> {
  readonly kind: EntityKind;
  readonly store: DocumentStoreName;
  /** the name of the document within its record */
  readonly field: string;
  readonly idOf: (document: D) => string;
  /** Gives a fresh object with the contract's fields only. `invalid` names the rule. */
  readonly parse: (value: unknown) => Outcome<D>;
  readonly mergeable: Mergeable<D>;
  /** The same content under another id and name. */
  readonly copyOf: (document: D, id: string, rename: (name: string) => string) => D;
  readonly parts?: DocumentParts<D>;
}

/** A parser by a schema of the contract. */
export const parserOf =
  <D>(schema: v.GenericSchema<unknown, D>) =>
  (value: unknown): Outcome<D> => {
    const parsed = v.safeParse(schema, value);
    if (parsed.success) return ok(parsed.output);
    const issue = parsed.issues[0];
    return failed("invalid", `${v.getDotPath(issue) ?? "document"}: ${issue.message}`);
  };
