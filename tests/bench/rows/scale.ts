import { mkdtempSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqliteDatabase } from "../../../edge-api/adapters/sqlite-database.ts";
import { COUNTED_DAYS, PAGE_ROWS } from "../../../edge-api/contract/limits.ts";
import { d1AccountStore } from "../../../edge-api/storage/d1/account-store.ts";
import { d1ScoreReportStore } from "../../../edge-api/storage/d1/score-report-store.ts";
import { migrate } from "../../../migrations/seed/migrate.ts";
import { quantile } from "../measure.ts";
import { atMost, ms, type BenchRow, type Outcome } from "../row.ts";
import { FILL_WORDS } from "../search-words.ts";
import { IS_SOAK } from "../../fixtures/soak.ts";

/** The whole size takes minutes to fill. */
const USERS = IS_SOAK ? 1_000_000 : 100_000;
const REPORTS = 5 * USERS;
const REPETITIONS = 31;
const GOAL = 3;
const DAY = 24 * 60 * 60 * 1000;
/** Ids in no order, as the random ones of the app: an odd factor modulo 2³² meets no id twice. */
const SCATTER = 2_654_435_761;
const idOf = (i: number): string => ((i * SCATTER) % 2 ** 32).toString(16).padStart(8, "0");
const ID = (i: string): string => `printf('%08x', ${i} * ${SCATTER} % 4294967296)`;
const numbers = (count: number): string =>
  `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;

function fill(sqlite: DatabaseSync): void {
  sqlite.exec(
    `INSERT INTO users (id, email, password_hash, created, last_login, name, last_name) ${numbers(USERS)} ` +
      `SELECT ${ID("i")}, 'u' || i || '@x.example', 'x', i, i, 'Ana ' || (i % 5000), 'Berg' FROM n`,
  );
  sqlite.exec(FILL_WORDS);
  // over the days that one count may span, of two kinds in turn
  sqlite.exec(
    `INSERT INTO score_reports (kind, user_id, hash, date) ${numbers(REPORTS)} ` +
      `SELECT CASE i % 2 WHEN 0 THEN 'comparison' ELSE 'portfolio' END, ${ID(`(i % ${USERS} + 1)`)}, 'h' || i, ` +
      `i * ${Math.floor((COUNTED_DAYS * DAY) / REPORTS)} FROM n`,
  );
  sqlite.exec(
    "INSERT INTO score_report_days (kind, day, count) " +
      `SELECT kind, date / ${DAY}, COUNT(*) FROM score_reports GROUP BY kind, date / ${DAY}`,
  );
}

async function run(): Promise<readonly Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), "tare-scale-"));
  const sqlite = new DatabaseSync(join(folder, "scale.sqlite"));
  sqlite.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF");
  const database = sqliteDatabase(sqlite);
  await migrate(database);
  fill(sqlite);
  const [reports, accounts] = [d1ScoreReportStore(database), d1AccountStore(database)];
  const deep = 4 * PAGE_ROWS;
  const deepReport = `${deep * Math.floor((COUNTED_DAYS * DAY) / REPORTS)}~${deep}`;
  const deepWord = Buffer.from("u99\n").toString("base64url");
  const found = (search: string, after: string | null = null) =>
    accounts.list(PAGE_ROWS, after, { sort: "created", search });
  const groups: Readonly<Record<string, Readonly<Record<string, () => Promise<unknown>>>>> = {
    users: {
      "first page": () => accounts.list(PAGE_ROWS, null),
      "deepest page": () => accounts.list(PAGE_ROWS, `${deep}~${idOf(deep)}`),
      "search of a rare address": () => found(`u${USERS - 77}@x.example`),
      "search of what nobody has": () => found("nobody@nowhere.example"),
      "search of what everybody has": () => found("berg"),
      "search of a single letter": () => found("u"),
    },
    "users in a search": {
      "first page": () => found("u"),
      "deepest page": () => found("u", deepWord),
    },
    "score reports": {
      "first page": () => reports.list("comparison", PAGE_ROWS, null),
      "deepest page": () => reports.list("comparison", PAGE_ROWS, deepReport),
      [`counts of ${COUNTED_DAYS} days`]: () =>
        reports.countDays("comparison", { from: 0, before: COUNTED_DAYS * DAY }),
      "counts of some days": () => reports.countDays("comparison", { from: DAY / 2, before: 7.5 * DAY }),
    },
  };
  const outcomes: Outcome[] = [];
  for (const [what, reads] of Object.entries(groups)) {
    const times = new Map(Object.keys(reads).map((name) => [name, [] as number[]]));
    // in turns, so that a slow moment of the machine hits all
    for (let time = -3; time < REPETITIONS; time++) {
      for (const [name, read] of Object.entries(reads)) {
        const start = performance.now();
        await read();
        if (time >= 0) times.get(name)?.push(performance.now() - start);
      }
    }
    const medians = new Map([...times].map(([name, each]) => [name, quantile(each, 0.5)]));
    const first = medians.get("first page") ?? 0;
    for (const [name, median] of medians) {
      if (name === "first page") continue;
      const size = (what === "score reports" ? REPORTS : USERS).toLocaleString("en");
      outcomes.push(
        atMost(
          `${size} ${what}: ${name} against the first page`,
          GOAL,
          "×",
          median / first,
          `${ms(median)}, first ${ms(first)}, SQLite in a file`,
        ),
      );
    }
  }
  sqlite.close();
  rmSync(folder, { recursive: true });
  return outcomes;
}

/** Administrators' lists, searches and counts at the size of a large operator. */
export const scale: BenchRow = { name: "scale", run };
