import type { IDBPTransaction, StoreNames } from "idb";
import { productInPresentForm } from "../../../edge-api/contract/older-product.ts";
import type { TareSchema } from "./database.ts";

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields | null =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;

/** A record with the products in these fields in their present form; anything but a record as it is. */
const rewritten = (value: unknown, names: readonly string[]): unknown => {
  const fields = fieldsOf(value);
  if (fields === null) return value;
  const products = names.flatMap((name) => (name in fields ? [[name, productInPresentForm(fields[name])]] : []));
  return { ...fields, ...Object.fromEntries(products) };
};

/** A stored product with its copies of the server's, as stored-record.ts lays them out. */
const presentRecord = (value: unknown): unknown => {
  const record = fieldsOf(rewritten(value, ["product"]));
  const sync = fieldsOf(record?.["sync"]);
  if (record === null || sync === null) return record ?? value;
  const copies = fieldsOf(rewritten(sync, ["base", "sent"]));
  return { ...record, sync: { ...copies, conflict: rewritten(sync["conflict"], ["theirs"]) } };
};

/** Products of flat form become `{ customProduct: { product, recipes, wash_default, notes }, overrides }`, with all copies of them. */
export async function rewriteOwnProducts(
  transaction: IDBPTransaction<TareSchema, StoreNames<TareSchema>[], "versionchange">,
): Promise<void> {
  let cursor = await transaction.objectStore("custom_products").openCursor();
  while (cursor !== null) {
    await cursor.update(presentRecord(cursor.value));
    cursor = await cursor.continue();
  }
}
