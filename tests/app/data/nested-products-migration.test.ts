// @vitest-environment node
import "fake-indexeddb/auto";
import { openDB } from "idb";
import { expect, test } from "vitest";
import { openDocuments } from "../../../app/data/documents/documents.ts";
import { productKind } from "../../../app/data/documents/plain-kinds.ts";
import { openDatabase, STORES_BY_VERSION, type TareSchema } from "../../../app/data/indexed-db/database.ts";
import { migrateRecords } from "../../../app/data/indexed-db/record-migrations/migrate-records.ts";
import { migratedDatabase, recordsIn } from "../../../app/data/indexed-db/record-store.ts";
import { GUEST } from "../../../app/data/record-store.ts";

const USER = "a@mail.example";
const COMPONENT = { component_id: "body", mat_recipe_id: "pp", mass_grams: 12 };
const PRODUCT = {
  prodsys_id: "mine",
  usecase: "cup",
  prodsys_name: "My cup",
  reusable_yn: "1",
  components: [COMPONENT],
};
const OVERRIDES = { reuses: 50 };

const flat = { customProduct: { ...PRODUCT, notes: "n" }, overrides: OVERRIDES };
const nested = {
  customProduct: { product: PRODUCT, recipes: [], wash_default: null, notes: "n" },
  overrides: OVERRIDES,
};
const conflict = { version: 4, updated: 7, fields: ["notes"], isDeletedHere: false };
const sync = { version: 3, unsent: true, sent: null, erased: false, refused: null };

/** A database of its own, for the files of one worker share the page's, and its records after the migrations. */
const opened = async (name: string) => {
  const db = await openDatabase(name, () => undefined);
  return [db, recordsIn(migratedDatabase(async () => db))] as const;
};

test("before: own products of flat form; after: the specification's form, also in copies of the server's documents, with unchanged times and versions", async () => {
  const before = await openDB<TareSchema>("flat products", 4, {
    upgrade: (db) => {
      for (const store of STORES_BY_VERSION.slice(0, 4).flat()) db.createObjectStore(store);
    },
  });
  await before.put("custom_products", { product: flat, changed: 1 }, "mine");
  // without overrides, and with chemical settings of the whole product: older still
  await before.put("custom_products", { product: { ...PRODUCT, CoC_compliance_default: "1" }, changed: 2 }, "older");
  const ofUser = { product: flat, changed: 5, sync: { ...sync, base: flat, conflict: { ...conflict, theirs: flat } } };
  await before.put("custom_products", ofUser, [USER, "mine"]);
  await before.put("custom_products", { product: null, changed: 6, sync: { ...sync, base: flat } }, [USER, "deleted"]);
  const asTheyAre = [{ product: nested, changed: 3 }, "damaged", { product: 5 }, null];
  for (const [at, value] of asTheyAre.entries()) await before.put("custom_products", value, `z${at}`);
  before.close();

  // whoever asks for records gets those after the migration
  const [db, records] = await opened("flat products");
  const guests = await records.transact(["custom_products"], "readonly", async (transaction) => ({
    ok: true,
    value: await transaction.readAll("custom_products", GUEST),
  }));
  const migrated = { ...COMPONENT, CoC_compliance_default: "1" };
  expect(guests).toEqual({
    ok: true,
    value: [
      { id: "mine", value: { product: nested, changed: 1 } },
      {
        id: "older",
        value: {
          product: {
            customProduct: {
              product: { ...PRODUCT, components: [migrated] },
              recipes: [],
              wash_default: null,
              notes: "",
            },
          },
          changed: 2,
        },
      },
      ...asTheyAre.map((value, at) => ({ id: `z${at}`, value })),
    ],
  });
  expect(await db.get("custom_products", [USER, "mine"])).toEqual({
    product: nested,
    changed: 5,
    sync: { ...sync, base: nested, conflict: { ...conflict, theirs: nested } },
  });
  expect(await db.get("custom_products", [USER, "deleted"])).toEqual({
    product: null,
    changed: 6,
    sync: { ...sync, base: nested },
  });
});

test("runs once; documents that a tab of an earlier build writes afterwards can still be read", async () => {
  const [db, records] = await opened("late products");
  await migrateRecords(db);
  expect(await db.get("migrations", "records")).toBe(6);
  const late = { product: { customProduct: { ...PRODUCT, prodsys_id: "late" }, overrides: {} }, changed: 9 };
  await db.put("custom_products", late, "late");
  await migrateRecords(db);
  expect(await db.get("custom_products", "late")).toEqual(late);
  const silent = { post: () => undefined, listen: () => () => undefined };
  const read = await openDocuments(records, silent, productKind).read(GUEST, "late");
  expect(read).toMatchObject({
    value: { document: { customProduct: { product: { prodsys_id: "late", components: [COMPONENT] } } } },
  });
});
