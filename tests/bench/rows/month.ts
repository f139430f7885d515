import { d1Stores } from "../../../edge-api/storage/d1/stores.ts";
import { replicatedReference } from "../../../edge-api/storage/d1/replicated-reference.ts";
import type { SqlDatabase, SqlStatement } from "../../../edge-api/storage/d1/database.ts";
import { movingBodies } from "../../../edge-api/adapters/moving-bodies.ts";
import { readShippedDataset } from "../../../migrations/seed/shipped-dataset.ts";
import { publish, type Answer } from "../../edge-api/suite/api-under-test.ts";
import { comparison, food, mapping, portfolio, portfolioShare, product, share } from "../../edge-api/suite/items.ts";
import { asking, freshAddress, PASSWORD, person, type Person } from "../../edge-api/suite/people.ts";
import { sqliteApi } from "../../edge-api/suite/sqlite-api.ts";
import { workerdApi } from "../../edge-api/suite/workerd-api.ts";
import type { BenchRow, Outcome } from "../row.ts";

const USERS = 1_000_000;
/** Accounts of the measurement; each does every step once. */
const SAMPLE = 10;
/** What a user stores: with the share and the rows of the account about 50 KB. */
const COMPARISONS = 12;
const LINES = 400;
/** Lines of the large portfolio that one user in ten has; its body lies in R2. */
const LARGE = { lines: 10_000, share: 0.1 };
/** Office hours of a month, and how much fuller the busiest of them is. */
const BUSY = { seconds: 22 * 8 * 3600, factor: 3 };
/** Processor time of a password hash (ms), which the cheap hash of tests leaves out. */
const HASH_MS = 170;
/** Milliseconds that D1 is busy with a statement that writes, or reads: it takes one at a time. */
const D1_MS = { write: 2, read: 0.3 };
const D1_BYTES = 10e9;
/** US dollars, November 2026: per million, per GB and month, and what Workers Paid includes. */
const PRICES = {
  requests: { per: 0.3, included: 10e6 },
  cpuMs: { per: 0.02, included: 30e6 },
  rowsRead: { per: 0.001, included: 25e9 },
  rowsWritten: { per: 1, included: 50e6 },
  kvReads: { per: 0.5, included: 10e6 },
  r2Writes: { per: 4.5, included: 1e6 },
  r2Reads: { per: 0.36, included: 10e6 },
} as const;
const STORAGE = { d1: 0.75, r2: 0.015, base: 5 };

const COUNTED = [
  "requests",
  "cpuMs",
  "statements",
  "primary",
  "writes",
  "rowsRead",
  "rowsWritten",
  "kvReads",
  "r2Writes",
  "r2Reads",
  "bytesOut",
] as const;
type Counts = Record<(typeof COUNTED)[number], number>;
const none = (): Counts => Object.fromEntries(COUNTED.map((name) => [name, 0])) as Counts;

interface Meta {
  readonly rows_read?: number;
  readonly rows_written?: number;
}

/** A D1 whose statements are counted, with the rows that D1 itself says it read and wrote. */
function countedD1(database: SqlDatabase, counts: () => Counts, isPrimary: boolean): SqlDatabase {
  const inner = new WeakMap<SqlStatement, SqlStatement>();
  const count = ({ rows_read = 0, rows_written = 0 }: Meta = {}): void => {
    const to = counts();
    to.statements++;
    if (isPrimary) to.primary++;
    if (rows_written > 0) to.writes++;
    to.rowsRead += rows_read;
    to.rowsWritten += rows_written;
  };
  const counting = (statement: SqlStatement): SqlStatement => {
    const outer: SqlStatement = {
      bind: (...values) => counting(statement.bind(...values)),
      async all() {
        const result = await statement.all();
        count(result.meta as Meta);
        return result;
      },
    };
    inner.set(outer, statement);
    return outer;
  };
  return {
    prepare: (sql) => counting(database.prepare(sql)),
    async batch(statements) {
      const results = await database.batch(statements.map((each) => inner.get(each) ?? each));
      for (const result of results) count((result as { meta?: Meta }).meta);
      return results;
    },
  };
}

/** A step of the month: how often a user does it, and its calls. */
interface Step {
  readonly what: string;
  readonly times: number;
  readonly calls: (me: Person, at: number) => Promise<readonly Answer[]>;
}

/** A client address of its own, so that no rate of an address is used up. */
const from = () => ({ "X-Forwarded-For": freshAddress() });
const LISTS = ["Comparison", "Portfolio", "Product", "Food", "Mapping"].map((name) => `/api/list${name}`);
const inTurn = async (calls: readonly (() => Promise<Answer>)[]): Promise<readonly Answer[]> => {
  const answers: Answer[] = [];
  for (const call of calls) answers.push(await call());
  return answers;
};

async function run(): Promise<readonly Outcome[]> {
  const workerd = await workerdApi();
  let counts = none();
  const current = (): Counts => counts;
  const bodies: typeof workerd.bodies = {
    ...workerd.bodies,
    put: (...body) => (counts.r2Writes++, workerd.bodies.put(...body)),
    get: (key) => (counts.r2Reads++, workerd.bodies.get(key)),
  };
  const stores = d1Stores(countedD1(workerd.database, current, true));
  const allowed = { own: async () => true, site: async () => true };
  const api = await sqliteApi({
    ...stores,
    now: Date.now,
    openReference: replicatedReference(() => countedD1(workerd.database, current, false)),
    limiters: { write: allowed, report: allowed },
    bodies: movingBodies(bodies, stores.bodies),
    copies: {
      get: (key) => (counts.kvReads++, workerd.copies.get(key)),
      put: (...copy) => workerd.copies.put(...copy),
    },
  });
  await publish(api, readShippedDataset(), Date.now);
  const sizeNow = async () => (await workerd.database.prepare("SELECT 1").all()).meta?.size_after ?? 0;

  const people: Person[] = [];
  const before = await sizeNow();
  for (let at = 0; at < SAMPLE; at++) {
    const me = await person(api);
    people.push(me);
    for (let item = 0; item < COMPARISONS; item++) await me.ask("/api/createComparison", comparison(`c${item}`));
    await me.ask("/api/createPortfolio", portfolio("p", LINES));
    for (const [call, body] of [
      ["Product", product("own")],
      ["Food", food("own")],
      ["Mapping", mapping("own")],
    ] as const)
      await me.ask(`/api/create${call}`, body);
    await me.ask("/api/share", share());
  }
  const stored = ((await sizeNow()) - before) / SAMPLE;
  for (const me of people) await me.ask("/api/createPortfolio", portfolio("large", LARGE.lines));

  const tags = new Map<string, string>();
  const shares = new Map<Person, string>();
  const steps: readonly Step[] = [
    {
      what: "visit",
      times: 10,
      calls: (me) =>
        inTurn([
          () => api.ask("/"),
          () => api.ask("/customize/settings.json"),
          () => api.ask("/api/listUpdateTimes/Europe"),
          () => me.ask("/api/user"),
          ...LISTS.map((path) => async () => {
            const tag = tags.get(me.userId + path);
            const answer = await me.ask(path, undefined, tag === undefined ? {} : { "If-None-Match": tag });
            tags.set(me.userId + path, answer.headers.get("ETag") ?? "");
            return answer;
          }),
        ]),
    },
    { what: "new data", times: 0.1, calls: () => inTurn([() => api.ask("/api/listData/Europe")]) },
    {
      what: "log in",
      times: 1,
      calls: (me) =>
        inTurn([() => api.ask("/api/login", asking({ email: me.email, password: PASSWORD }, undefined, from()))]),
    },
    { what: "open a portfolio", times: 6, calls: (me) => inTurn([() => me.ask("/api/portfolio/p")]) },
    {
      what: "save a comparison",
      times: 30,
      calls: (me, at) => inTurn([() => me.ask("/api/updateComparison", comparison("c1", `Cups ${at}`))]),
    },
    {
      what: "save a portfolio",
      times: 40,
      calls: (me, at) => inTurn([() => me.ask("/api/updatePortfolio", portfolio("p", LINES, `Canteen ${at}`))]),
    },
    {
      what: "save a large portfolio",
      times: 40 * LARGE.share,
      calls: (me, at) => inTurn([() => me.ask("/api/updatePortfolio", portfolio("large", LARGE.lines, `All ${at}`))]),
    },
    {
      what: "open a large portfolio",
      times: 6 * LARGE.share,
      calls: (me) => inTurn([() => me.ask("/api/portfolio/large")]),
    },
    {
      what: "report scores",
      times: 30,
      calls: (me, at) =>
        inTurn([() => me.ask("/api/comparison_scores_calculated", { hash: String(at).padStart(64, "0") })]),
    },
    {
      what: "share a result",
      times: 0.5,
      calls: async (me) => {
        const answer = await me.ask("/api/share", portfolioShare(LINES));
        shares.set(me, Object(JSON.parse(new TextDecoder().decode(answer.bytes))).id as string);
        return [answer];
      },
    },
    {
      what: "open a share",
      times: 2,
      calls: (me) => inTurn([() => api.ask(`/api/share/${shares.get(me)}`, { headers: from() })]),
    },
  ];

  const month = none();
  const outcomes: Outcome[] = [];
  const told = (what: string, measured: string): void => {
    outcomes.push({ what, goal: null, measured, met: null });
  };
  for (const { what, times, calls } of steps) {
    // warm: what an isolate keeps is there
    const [first] = people;
    if (first) await calls(first, -1);
    counts = none();
    const start = process.cpuUsage();
    for (const [at, me] of people.entries())
      for (const answer of await calls(me, at)) {
        if (answer.status >= 400) throw new Error(`${what}: ${answer.status}`);
        counts.requests++;
        counts.bytesOut += answer.bytes.length;
      }
    const { user, system } = process.cpuUsage(start);
    counts.cpuMs = (user + system) / 1000 + (what === "log in" ? HASH_MS * SAMPLE : 0);
    const mean = Object.fromEntries(COUNTED.map((name) => [name, counts[name] / SAMPLE])) as Counts;
    for (const name of COUNTED) month[name] += times * mean[name];
    told(
      `${what}, ${Number(times.toFixed(1))} × a month`,
      `${mean.requests} requests, ${mean.statements.toFixed(1)} statements (${mean.primary.toFixed(1)} at the primary, ` +
        `${mean.writes.toFixed(1)} write), rows ${mean.rowsRead.toFixed(0)} read, ${mean.rowsWritten.toFixed(0)} written`,
    );
  }
  await workerd.close();
  const millions = (value: number): string =>
    `${((value * USERS) / 1e6).toLocaleString("en", { maximumFractionDigits: 0 })} million`;
  const busy = (a: number): number => (a * USERS * BUSY.factor) / BUSY.seconds;
  const costs = Object.entries(PRICES).map(([name, { per, included }]) => {
    const units = month[name as keyof typeof PRICES] * USERS;
    return [name, (Math.max(0, units - included) / 1e6) * per] as const;
  });
  const space = ((stored * USERS) / 1e9) * STORAGE.d1;
  const whole = costs.reduce((sum, [, cost]) => sum + cost, space + STORAGE.base);
  const load = month.writes * D1_MS.write + (month.primary - month.writes) * D1_MS.read;
  const dollars = (value: number): string => `$${value.toLocaleString("en", { maximumFractionDigits: 0 })}`;
  told(
    "a user in D1",
    `${(stored / 1000).toFixed(0)} KB; 10 GB are full at ${Math.floor(D1_BYTES / stored).toLocaleString("en")} users`,
  );
  told(
    "1,000,000 users: a month",
    `${millions(month.requests)} requests, ${millions(month.statements)} statements (${millions(month.writes)} write), ` +
      `rows ${millions(month.rowsRead)} read, ${millions(month.rowsWritten)} written, ` +
      `${((stored * USERS) / 1e9).toFixed(0)} GB stored, ${((month.bytesOut * USERS) / 1e12).toFixed(1)} TB sent`,
  );
  told(
    "1,000,000 users: the busiest hour",
    `${busy(month.requests).toFixed(0)} requests, ${busy(month.primary).toFixed(0)} statements at the primary, ` +
      `${busy(month.writes).toFixed(0)} write, a second; one D1 takes ${Math.floor((USERS * 1000) / busy(load)).toLocaleString("en")} users`,
  );
  told(
    "1,000,000 users: cost of a month",
    `${dollars(whole)}: ${costs.map(([name, cost]) => `${name} ${dollars(cost)}`).join(", ")}, D1 storage ${dollars(space)}`,
  );
  return outcomes;
}

/** A month of a million users: requests, statements, rows, bytes and cost, from the real routes on D1. */
export const month: BenchRow = { name: "month", run };
