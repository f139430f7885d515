import { existsSync } from "node:fs";
import { Agent } from "node:http";
import { sha256 } from "../../../edge-api/services/sha256.ts";
import { openSqlite } from "../../../migrations/seed/local-database.ts";
import { quantile } from "../measure.ts";
import { withDenoHost } from "../page/deno-host.ts";
import { BUILT_PAGE } from "../page/first-visit-weight.ts";
import { atMost, type BenchRow, type Outcome } from "../row.ts";
import { timed, waitsDuring } from "../timed-request.ts";

const CONNECTIONS = 50;
const LOAD_SECONDS = 8;
const LOGINS = 20;
const REPORTS = 2_000_000;
const TOKEN = "t".repeat(43);
const PERSON = {
  email: "ada@mail.example",
  password: "correct horse",
  name: "Ada",
  company: "Engines",
  job: "Analyst",
};
const JSON_BODY = { "Content-Type": "application/json" };

/** Reads of page, files and reference data, and reports, over many connections at once. */
async function underLoad(origin: string): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  let failures = 0;
  const until = performance.now() + LOAD_SECONDS * 1000;
  const connection = async (at: number): Promise<void> => {
    for (let step = 0; performance.now() < until; step++) {
      const path = ["/", "/api/listKind/metric", "/comparison-mode", "/api/health"][step % 5];
      const hash = await sha256(`${at} ${step}`);
      const { took, status } =
        path === undefined
          ? await timed(agent, `${origin}/api/comparison_scores_calculated`, {
              method: "POST",
              headers: { ...JSON_BODY, "X-Forwarded-For": `10.${at}.${(step >> 8) % 256}.${step % 256}` },
              body: JSON.stringify({ hash }),
            })
          : await timed(agent, `${origin}${path}`);
      times.push(took);
      if (status !== 200) failures++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, at) => connection(at)));
  agent.destroy();
  return atMost(
    `Deno: p99 of a call among ${CONNECTIONS} connections`,
    500,
    "ms",
    failures > 0 ? Number.NaN : quantile(times, 0.99),
    `${Math.round(times.length / LOAD_SECONDS)} calls a second, ${failures} failed, this process on the same processors`,
  );
}

async function underLogins(origin: string): Promise<Outcome> {
  const body = JSON.stringify({ email: PERSON.email, password: PERSON.password });
  const agent = new Agent({ keepAlive: true });
  const start = performance.now();
  const logins = Promise.all(
    Array.from({ length: LOGINS }, (_, at) =>
      timed(agent, `${origin}/api/login`, {
        method: "POST",
        headers: { ...JSON_BODY, "X-Forwarded-For": `198.51.100.${at}` },
        body,
      }),
    ),
  );
  const waits = await waitsDuring(origin, logins);
  agent.destroy();
  const refused = (await logins).filter(({ status }) => status !== 200).length;
  const took = ((performance.now() - start) / 1000).toFixed(1);
  return atMost(
    `Deno: longest wait for the health during ${LOGINS} logins at once`,
    100,
    "ms",
    refused > 0 ? Number.NaN : Math.max(...waits),
    `all logins in ${took} s, ${refused} refused`,
  );
}

/** Makes the person an administrator with a session, and many reports. */
async function fill(file: string): Promise<void> {
  const { database, close } = openSqlite(file);
  const now = Date.now();
  const run = (sql: string, ...values: (string | number)[]) =>
    database
      .prepare(sql)
      .bind(...values)
      .all();
  await run("UPDATE users SET is_admin = 1 WHERE email = ?", PERSON.email);
  await run(
    "INSERT INTO sessions (token_hash, user_id, created, last_used, proved, id) SELECT ?, id, ?, ?, ?, 'bench' FROM users",
    await sha256(TOKEN),
    now,
    now,
    now,
  );
  await run(
    "INSERT INTO score_reports (kind, user_id, hash, date) " +
      "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) SELECT 'comparison', NULL, 'h' || i, ? - i FROM n",
    REPORTS,
    now,
  );
  await close();
}

async function underCount(origin: string): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true });
  const count = timed(agent, `${origin}/api/countScoreReports/comparison`, {
    headers: { Authorization: `Bearer ${TOKEN}` },
  });
  const waits = await waitsDuring(origin, count);
  agent.destroy();
  const { took, status } = await count;
  return atMost(
    `Deno: longest wait for the health while ${REPORTS.toLocaleString("en")} reports are counted`,
    100,
    "ms",
    status === 200 ? Math.max(...waits) : Number.NaN,
    `the count takes ${took.toFixed(0)} ms, ${waits.length} calls meanwhile, status ${status}`,
  );
}

async function run(): Promise<readonly Outcome[]> {
  if (!existsSync(BUILT_PAGE)) {
    return [{ what: "Deno", goal: null, measured: "not measured: npm run build first", met: null }];
  }
  return withDenoHost(async (origin, file) => {
    const made = await fetch(`${origin}/api/register`, {
      method: "POST",
      headers: JSON_BODY,
      body: JSON.stringify(PERSON),
    });
    if (made.status !== 201) throw new Error(`registration: ${made.status}`);
    const outcomes = [await underLoad(origin), await underLogins(origin)];
    await fill(file);
    return [...outcomes, await underCount(origin)];
  });
}

/** The host for one machine: Deno over SQLite. */
export const denoHost: BenchRow = { name: "deno", run };
