import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { sqliteDatabase } from "../../../edge-api/adapters/sqlite-database.ts";
import { productInPresentForm } from "../../../edge-api/contract/older-product.ts";
import { migrate } from "../../../migrations/seed/migrate.ts";

const MIGRATIONS = resolve(import.meta.dirname, "../../../migrations");
const before = mkdtempSync(join(tmpdir(), "tare-migrations-"));
afterAll(() => rmSync(before, { recursive: true }));

const PRODUCT = {
  prodsys_id: "mine",
  usecase: "cup",
  prodsys_name: "Ma tasse à café",
  reusable_yn: "0",
  components: [{ component_id: "body", mat_recipe_id: "pp", mass_grams: 12.5, certificates: null }],
};

test("flat own products are nested as in the specification, and keep their versions", async () => {
  for (const name of readdirSync(MIGRATIONS)) {
    if (/^\d{4}_/.test(name) && name < "0017") cpSync(join(MIGRATIONS, name), join(before, name));
  }
  const database = sqliteDatabase(new DatabaseSync(":memory:"));
  await migrate(database, { folder: before });
  await database
    .prepare("INSERT INTO users (id, email, password_hash, created) VALUES ('u', 'a@mail.example', 'x', 1)")
    .all();
  const flat = [
    { customProduct: { ...PRODUCT, notes: 'a "note" – ünïcode' }, overrides: { reuses: 50 } },
    { customProduct: PRODUCT, overrides: {} },
  ];
  const nested = {
    customProduct: { product: PRODUCT, recipes: [{ body: 1 }], wash_default: { wash_cap: 20 }, notes: "n" },
    overrides: {},
  };
  for (const [at, saved] of [...flat, nested].entries()) {
    const body = JSON.stringify(saved);
    await database
      .prepare("INSERT INTO products (user_id, id, version, body, bytes, updated) VALUES ('u', ?, 7, ?, ?, 3)")
      .bind(`p${at}`, body, new TextEncoder().encode(body).length)
      .all();
  }

  expect(await migrate(database)).toContain("0017_nested_products.sql");

  const { results } = await database.prepare("SELECT version, body, bytes, updated FROM products ORDER BY id").all();
  const rows = results.map((row) => Object(row));
  expect(rows.map(({ body }) => JSON.parse(String(body)))).toEqual([...flat.map(productInPresentForm), nested]);
  expect(rows.map(({ bytes }) => bytes)).toEqual(rows.map(({ body }) => new TextEncoder().encode(String(body)).length));
  expect(rows.map(({ version, updated }) => [version, updated])).toEqual(rows.map(() => [7, 3]));
});
