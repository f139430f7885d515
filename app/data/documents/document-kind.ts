import * as v from "valibot";
import { hasBidiControl, withoutBidiControls } from "../../../edge-api/contract/bidi-controls.ts";
import type { EntityKind } from "../../../edge-api/contract/entities.ts";
import { failed, ok, type Outcome } from "../outcome.ts";
import type { DocumentStoreName, Owner, RecordStoreName, RecordTransaction } from "../record-store.ts";
import type { RequestBody } from "./portfolio-body.ts";
import type { Mergeable, SyncRecord } from "../sync/sync-record.ts";

/** Content too large for the record itself, in a store beside it; read and written in the record's transaction. */
export interface DocumentParts<D> {
  readonly store: RecordStoreName;
  /** Puts new content beside the record and removes what only the record before named. */
  readonly keep: (
    transaction: RecordTransaction,
    owner: Owner,
    before: SyncRecord<D> | null,
    after: SyncRecord<D> | null,
  ) => Promise<SyncRecord<D> | null>;
  /** A document with its content at hand as the server takes it. */
  readonly body: (document: D) => Promise<Outcome<RequestBody>>;
  /** The value of the JSON text of one whole document, made without holding the page. Throws for what is none. */
  readonly valueOf: (text: string) => Promise<unknown>;
  /** The record with the content of all its copies at hand. */
  readonly fill: (transaction: RecordTransaction, owner: Owner, record: SyncRecord<D>) => Promise<SyncRecord<D>>;
}

/** What the mechanism has to know of a kind of document; the same for what lies here and for what the server answers. */
export interface DocumentKind<D> {
  readonly kind: EntityKind;
  readonly store: DocumentStoreName;
  /** the name of the document within its record */
  readonly field: string;
  readonly idOf: (document: D) => string;
  /** A fresh object with the contract's fields and nothing else, also from older formats; `invalid` names the rule. */
  readonly parse: (value: unknown) => Outcome<D>;
  readonly mergeable: Mergeable<D>;
  /** The same content under another id and name. */
  readonly copyOf: (document: D, id: string, rename: (name: string) => string) => D;
  readonly parts?: DocumentParts<D>;
}

/** A component's name lies in a list within a product within a document; what lies deeper holds none, and may be hostile. */
const DEEPEST_NAME = 3;

/** The same with all names as they read: what was kept before the contract refused such characters goes on working. */
const withPlainNames = (value: unknown, depth = 0): unknown => {
  if (typeof value !== "object" || value === null || depth > DEEPEST_NAME) return value;
  if (Array.isArray(value)) return value.map((inner) => withPlainNames(inner, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => {
      // entries are not for a schema: there may be 100,000
      if (field === "products") return [field, inner];
      const isName = typeof inner === "string" && field.endsWith("_name") && hasBidiControl(inner);
      return [field, isName ? withoutBidiControls(inner) || "–" : withPlainNames(inner, depth + 1)];
    }),
  );
};

/** Parses by a schema of the contract; `convert` brings older formats up to date first. */
export const parserOf =
  <D>(schema: v.GenericSchema<unknown, D>, convert: (value: unknown) => unknown = (value) => value) =>
  (value: unknown): Outcome<D> => {
    const parsed = v.safeParse(schema, withPlainNames(convert(value)));
    if (parsed.success) return ok(parsed.output);
    const issue = parsed.issues[0];
    return failed("invalid", `${v.getDotPath(issue) ?? "document"}: ${issue.message}`);
  };
