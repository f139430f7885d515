import { expect, test } from "vitest";
import { d1Stores } from "../../edge-api/storage/d1/stores.ts";
import type { SqlDatabase } from "../../edge-api/storage/d1/database.ts";
import { migratedSqlite } from "./suite/sqlite-api.ts";

/** Returns the query plans of the statements that `ask` runs. */
async function plansOf(ask: (database: SqlDatabase) => Promise<unknown>): Promise<string[]> {
  const database = await migratedSqlite();
  const plans: string[] = [];
  await ask({
    batch: (statements) => database.batch(statements),
    prepare(sql) {
      const plan = database.prepare(`EXPLAIN QUERY PLAN ${sql}`);
      const explained = (statement: typeof plan): typeof plan => ({
        bind: (...values) => explained(statement.bind(...values)),
        async all() {
          plans.push(...(await statement.all()).results.map((row) => String(Object(row).detail)));
          return { results: [] };
        },
      });
      return explained(plan);
    },
  });
  return plans;
}

const DATES = { from: 5, before: 50 };

type Stores = ReturnType<typeof d1Stores>;
/** Lists from the start and from a cursor. */
const FIRST: readonly (readonly [string, (stores: Stores) => Promise<unknown>])[] = [
  ["users", ({ accounts }) => accounts.list(10, null)],
  ["users by last login", ({ accounts }) => accounts.list(10, null, { sort: "last_login", search: "" })],
  ["users by address", ({ accounts }) => accounts.list(10, null, { sort: "email", search: "" })],
];
const FURTHER: typeof FIRST = [
  ["users", ({ accounts }) => accounts.list(10, "5~u5")],
  ["users by last login", ({ accounts }) => accounts.list(10, "5~u5", { sort: "last_login", search: "" })],
  ["users by address", ({ accounts }) => accounts.list(10, "YUB4", { sort: "email", search: "" })],
  ["reports", ({ scoreReports }) => scoreReports.list("comparison", 10, null)],
  ["reports between two dates", ({ scoreReports }) => scoreReports.list("comparison", 10, "5~5", DATES)],
  ["the audit log", ({ audit }) => audit.list(10, "5")],
];

test.each([
  ["from its start", null],
  ["from a cursor", "YW5uCnUx"],
])("a search for users %s reads an index from there, and only its own rows", async (_, after) => {
  const plans = await plansOf((database) =>
    d1Stores(database).accounts.list(10, after, { sort: "created", search: "an" }),
  );
  expect(plans[0]).toMatch(/^SEARCH w USING PRIMARY KEY \(.*>/);
  expect(plans.filter((plan) => !/^(SEARCH|CORRELATED)/.test(plan))).toEqual([]);
});

test.each(FIRST)("%s are read along an index without sorting", async (_, ask) => {
  const plans = await plansOf((database) => ask(d1Stores(database)));
  expect(plans).toEqual([expect.stringMatching(/^SCAN \w+ USING INDEX/)]);
});

// a page reads only its own rows at any position
test.each(FURTHER)("%s from a cursor are found by an index without sorting", async (_, ask) => {
  const [first, ...joined] = await plansOf((database) => ask(d1Stores(database)));
  expect(first).toMatch(/^SEARCH \w+ USING (INDEX|INTEGER PRIMARY KEY) ?\w* \(.*[<>]/);
  expect(joined.filter((plan) => !plan.startsWith("SEARCH"))).toEqual([]);
});
