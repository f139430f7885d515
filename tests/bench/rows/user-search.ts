import { DatabaseSync } from "node:sqlite";
import { sqliteDatabase } from "../../../edge-api/adapters/sqlite-database.ts";
import { PAGE_ROWS } from "../../../edge-api/contract/limits.ts";
import { d1AccountStore } from "../../../edge-api/storage/d1/account-store.ts";
import { migrate } from "../../../migrations/seed/migrate.ts";
import { quantile } from "../measure.ts";
import { atMost, type BenchRow, type Outcome } from "../row.ts";
import { FILL_WORDS } from "../search-words.ts";

const USERS = 1_000_000;
const REPETITIONS = 31;
/** Goal of issue 29 for a warm search, in ms. */
const GOAL = 200;

async function run(): Promise<readonly Outcome[]> {
  const sqlite = new DatabaseSync(":memory:");
  const database = sqliteDatabase(sqlite);
  await migrate(database);
  sqlite.exec(
    "INSERT INTO users (id, email, password_hash, created, name, last_name) " +
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${USERS}) ` +
      "SELECT printf('%08x', i * 2654435761 % 4294967296), 'u' || i || '@x.example', 'x', i, 'Ana ' || (i % 5000), 'Berg' FROM n",
  );
  sqlite.exec(FILL_WORDS);
  const accounts = d1AccountStore(database);
  const list = (search: string, after: string | null = null, limit = PAGE_ROWS) =>
    accounts.list(limit, after, { sort: "created", search });
  const timed = async (what: string, rows: number, read: () => ReturnType<typeof list>): Promise<Outcome> => {
    const times: number[] = [];
    for (let time = -3; time < REPETITIONS; time++) {
      const start = performance.now();
      const page = await read();
      if (page.rows.length !== rows) throw new Error(`${what}: ${page.rows.length} rows`);
      if (time >= 0) times.push(performance.now() - start);
    }
    return atMost(
      `search of ${USERS.toLocaleString("en")} users: ${what}`,
      GOAL,
      "ms",
      quantile(times, 0.5),
      "median, SQLite in memory",
    );
  };
  const deep = Buffer.from("u99\n").toString("base64url");
  const outcomes = [
    await timed("a rare address", 1, () => list("u765432@x.example")),
    await timed("an address that does not exist", 0, () => list("nobody@nowhere.example")),
    await timed(`what everybody has, first page of ${PAGE_ROWS}`, PAGE_ROWS, () => list("berg")),
    await timed(`addresses, a page of ${PAGE_ROWS} near the last`, PAGE_ROWS, () => list("u", deep)),
  ];
  sqlite.close();
  return outcomes;
}

/** The search of the administrators' user list. */
export const userSearch: BenchRow = { name: "search", run };
