// Tests the database of the Deno host: one thread writes, some read.
import assert from "node:assert/strict";
import { sqliteThreads } from "../../../edge-api/adapters/deno/sqlite-threads.ts";

const folder = await Deno.makeTempDir();
const { database, close } = await sqliteThreads(`${folder}/test.sqlite`);

Deno.test.beforeEach(async () => {
  await database.prepare("DROP TABLE IF EXISTS things").all();
  await database.prepare("CREATE TABLE things (name TEXT PRIMARY KEY) STRICT").all();
});

Deno.test.afterAll(async () => {
  await close();
  await Deno.remove(folder, { recursive: true });
});

const insert = (name: string) => database.prepare("INSERT INTO things (name) VALUES (?)").bind(name);
const storedNames = async (): Promise<string[]> => {
  const { results } = await database.prepare("SELECT name FROM things ORDER BY name").all();
  return results.map((row) => String(Object(row).name));
};
/** Counts to ten million, about a second. */
const SLOW =
  "SELECT COUNT(*) FROM (WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000000) SELECT i FROM n)";

Deno.test("a slow query holds neither the thread nor other reads and writes", async () => {
  const ended: string[] = [];
  const slow = database
    .prepare(SLOW)
    .all()
    .then(() => ended.push("slow query"));
  await new Promise((resolve) => setTimeout(resolve));
  ended.push("timer");
  await insert("a").all();
  ended.push("write");
  assert.deepEqual(await storedNames(), ["a"]);
  ended.push("read");
  await slow;
  assert.deepEqual(ended, ["timer", "write", "read", "slow query"]);
});

Deno.test("a read sees each write that was answered before, whichever thread reads", async () => {
  const names = Array.from({ length: 50 }, (_, at) => String(at).padStart(2, "0"));
  for (const [at, name] of names.entries()) {
    await insert(name).all();
    const reads = await Promise.all(Array.from({ length: 8 }, () => storedNames()));
    for (const read of reads) assert.deepEqual(read, names.slice(0, at + 1));
  }
});

Deno.test("a batch that fails half-way changes nothing, and its thread goes on", async () => {
  await assert.rejects(database.batch([insert("a"), insert("a")]), /UNIQUE/);
  assert.deepEqual(await storedNames(), []);
  await assert.rejects(database.prepare("SELECT nonsense").all(), /nonsense/);
  const [, read] = await database.batch([insert("a"), database.prepare("SELECT name FROM things")]);
  assert.deepEqual(read?.results, [{ name: "a" }]);
  const both = await database.batch([database.prepare("SELECT 1 AS one"), database.prepare("SELECT 2 AS two")]);
  assert.deepEqual(both, [{ results: [{ one: 1 }] }, { results: [{ two: 2 }] }]);
});
