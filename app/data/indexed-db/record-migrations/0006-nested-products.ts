import type { IDBPTransaction } from "idb";
import { productInPresentForm } from "../../../../edge-api/contract/older-product.ts";
import type { TareSchema } from "../database.ts";

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields | null =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;

/** The same object if none of the named fields changes, else a copy with the new values; other values as they are. */
const withFields = (value: unknown, names: readonly string[], change: (field: unknown) => unknown): unknown => {
  const fields = fieldsOf(value);
  if (fields === null) return value;
  const changed = names.filter((name) => Object.hasOwn(fields, name) && change(fields[name]) !== fields[name]);
  return changed.length === 0
    ? value
    : { ...fields, ...Object.fromEntries(changed.map((name) => [name, change(fields[name])])) };
};

/** A stored record with its document and the copies of the server's in the present form; the same object if they are. */
const inPresentForm = (record: unknown): unknown => {
  const conflict = (value: unknown) => withFields(value, ["theirs"], productInPresentForm);
  const copies = (value: unknown) =>
    withFields(withFields(value, ["base", "sent"], productInPresentForm), ["conflict"], conflict);
  return withFields(withFields(record, ["product"], productInPresentForm), ["sync"], copies);
};

/**
 * Builds before 2026-11-24 kept the fields of an own product in `customProduct` itself; now they are in `customProduct.product`
 * (specification section 3; on the server: migrations/0017_nested_products.sql). Times and versions stay.
 */
export async function nestedProducts(
  transaction: IDBPTransaction<TareSchema, ("custom_products" | "migrations")[], "readwrite">,
): Promise<void> {
  let cursor = await transaction.objectStore("custom_products").openCursor();
  while (cursor) {
    const present = inPresentForm(cursor.value);
    if (present !== cursor.value) await cursor.update(present);
    cursor = await cursor.continue();
  }
}
