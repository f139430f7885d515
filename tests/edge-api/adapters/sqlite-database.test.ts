import { expect, test } from "vitest";
import { migratedSqlite } from "../suite/sqlite-api.ts";

test("a batch that fails half-way changes nothing", async () => {
  const database = await migratedSqlite();
  const insert = () =>
    database.prepare("INSERT INTO dataset_versions (version, created, note) VALUES (?, ?, ?)").bind("v1", 1, "");
  await expect(database.batch([insert(), insert()])).rejects.toThrow(/UNIQUE/);
  expect((await database.prepare("SELECT * FROM dataset_versions").all()).results).toEqual([]);
  await database.batch([insert()]);
  expect((await database.prepare("SELECT version FROM dataset_versions").all()).results).toMatchObject([
    { version: "v1" },
  ]);
});

test("an invalid statement rejects instead of throwing synchronously", async () => {
  const database = await migratedSqlite();
  await expect(database.prepare("SELECT nonsense").all()).rejects.toThrow(/nonsense/);
});
