import { DatabaseSync } from "node:sqlite";
import { sqliteDatabase } from "../../../edge-api/adapters/sqlite-database.ts";
import { PAGE_ROWS } from "../../../edge-api/contract/limits.ts";
import type { Page } from "../../../edge-api/ports/page.ts";
import { d1AccountStore } from "../../../edge-api/storage/d1/account-store.ts";
import { d1ScoreReportStore } from "../../../edge-api/storage/d1/score-report-store.ts";
import { migrate } from "../../../migrations/seed/migrate.ts";
import { quantile } from "../measure.ts";
import { atMost, ms, type BenchRow, type Outcome } from "../row.ts";

const ROWS = 1_000_000;
const REPETITIONS = 61;
/** What is asked is the work, not the busy moments of the machine. */
const BEST = 0.05;

/**
 * Ids in no order, as the random ones of the app: in the index neighbours of a page lie apart, near the first row and near the last.
 * An odd factor modulo 2³² meets no id twice.
 */
const SCATTER = 2_654_435_761;
const ID = `printf('%08x', i * ${SCATTER} % 4294967296)`;
const idOf = (i: number): string => ((i * SCATTER) % 2 ** 32).toString(16).padStart(8, "0");

type Read = (after: string | null) => Promise<Page<unknown>>;

/** The two pages take turns, so that a slow moment of the machine hits both. */
async function depth(what: string, read: Read, deep: string): Promise<Outcome> {
  const times = { first: [] as number[], last: [] as number[] };
  for (let time = -3; time < REPETITIONS; time++) {
    for (const [name, after] of [
      ["first", null],
      ["last", deep],
    ] as const) {
      const start = performance.now();
      const { rows } = await read(after);
      const took = performance.now() - start;
      if (rows.length !== PAGE_ROWS) throw new Error(`a page of ${rows.length}`);
      if (time >= 0) times[name].push(took);
    }
  }
  const [first, last] = [quantile(times.first, BEST), quantile(times.last, BEST)];
  const detail = `${ms(last)}, first ${ms(first)}, pages of ${PAGE_ROWS}, SQLite in memory`;
  return atMost(`${what}: a page near the millionth row against the first`, 1.5, "×", last / first, detail);
}

async function run(): Promise<readonly Outcome[]> {
  const sqlite = new DatabaseSync(":memory:");
  const database = sqliteDatabase(sqlite);
  await migrate(database);
  const numbers = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${ROWS})`;
  sqlite.exec(
    `INSERT INTO users (id, email, password_hash, created, last_login) ${numbers} ` +
      `SELECT ${ID}, 'u' || i || '@x.example', 'x', i, i FROM n`,
  );
  // of two kinds, so that a page has to leave half of the rows out
  sqlite.exec(
    `INSERT INTO score_reports (kind, user_id, hash, date) ${numbers} ` +
      `SELECT CASE i % 2 WHEN 0 THEN 'comparison' ELSE 'portfolio' END, ${ID}, 'h' || i, i * 1000 FROM n`,
  );
  const [reports, accounts] = [d1ScoreReportStore(database), d1AccountStore(database)];
  const deep = 4 * PAGE_ROWS;
  const outcomes = [
    await depth("score reports", (after) => reports.list("comparison", PAGE_ROWS, after), `${deep * 1000}~${deep}`),
    await depth(
      "score reports between two dates",
      (after) => reports.list("comparison", PAGE_ROWS, after, { from: 0, before: ROWS * 900 }),
      `${deep * 1000}~${deep}`,
    ),
    await depth("users", (after) => accounts.list(PAGE_ROWS, after), `${deep}~${idOf(deep)}`),
  ];
  sqlite.close();
  return outcomes;
}

/** Administrators' lists at a depth of a million rows. */
export const listDepth: BenchRow = { name: "depth", run };
