import { AsyncLocalStorage } from "node:async_hooks";
import { existsSync } from "node:fs";
import { scrypt } from "node:crypto";
import { Agent } from "node:http";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { noCopies } from "../../../edge-api/adapters/copies.ts";
import { platformPorts, type WriteLine } from "../../../edge-api/adapters/platform-ports.ts";
import { sqliteDatabase } from "../../../edge-api/adapters/sqlite-database.ts";
import { createApp } from "../../../edge-api/app.ts";
import { seed } from "../../../migrations/seed/seed.ts";
import { readShippedDataset } from "../../../migrations/seed/shipped-dataset.ts";
import { quantile } from "../measure.ts";
import { BUILT_PAGE } from "../page/first-visit-weight.ts";
import { withLocalServer } from "../page/local-server.ts";
import { atLeast, atMost, ms, type BenchRow, type Outcome } from "../row.ts";
import { timed } from "../timed-request.ts";

const WARM_UPS = 50;
const READS = 400;
const FLOOD_CONNECTIONS = 20;
const FLOOD_SECONDS = 8;
const PROBE_PAUSE_MS = 10;

/** Reads that take turns, so that a slow moment of the machine hits all of them. @returns median milliseconds of each */
async function readsInTurn<K extends string>(urls: Readonly<Record<K, string>>): Promise<Record<K, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const names = Object.keys(urls) as K[];
  const times = new Map<K, number[]>(names.map((name) => [name, []]));
  for (let round = -WARM_UPS; round < READS; round++) {
    for (const name of names) {
      const { took, status } = await timed(agent, urls[name]);
      if (status !== 200) throw new Error(`${urls[name]} answered ${status}`);
      if (round >= 0) times.get(name)?.push(took);
    }
  }
  agent.destroy();
  return Object.fromEntries(names.map((name) => [name, quantile(times.get(name) ?? [], 0.5)])) as Record<K, number>;
}

/** What a reader waits while 20 connections try passwords, each attempt from an address of its own. */
async function underLoginFlood(origin: string, probe: string): Promise<{ p99: number; logins: number }> {
  const json = { "Content-Type": "application/json" };
  // an account that exists: only for one is a hash computed
  const known = { email: "somebody@mail.example", name: "Ada", company: "Engines", job: "Analyst" };
  const registration = JSON.stringify({ ...known, password: "correct horse" });
  await fetch(`${origin}/api/register`, { method: "POST", headers: json, body: registration });
  const body = JSON.stringify({ email: known.email, password: "wrong horse" });
  const until = performance.now() + FLOOD_SECONDS * 1000;
  const flood = new Agent({ keepAlive: true, maxSockets: FLOOD_CONNECTIONS });
  let logins = 0;
  const attack = async (at: number): Promise<void> => {
    for (let attempt = 0; performance.now() < until; attempt++) {
      const headers = {
        ...json,
        "CF-Connecting-IP": `10.${at}.${Math.floor(attempt / 250) % 250}.${attempt % 250}`,
      };
      await timed(flood, `${origin}/api/login`, { method: "POST", headers, body });
      logins++;
    }
  };
  const attackers = Array.from({ length: FLOOD_CONNECTIONS }, (_, at) => attack(at));
  const reader = new Agent({ keepAlive: true, maxSockets: 1 });
  const waits: number[] = [];
  while (performance.now() < until) {
    waits.push((await timed(reader, probe)).took);
    await pause(PROBE_PAUSE_MS);
  }
  await Promise.all(attackers);
  flood.destroy();
  reader.destroy();
  return { p99: quantile(waits, 0.99), logins };
}

/** A line for each request would fill the screen. */
const logFaults: WriteLine = (line, level) => void (level === "info" || process.stderr.write(`${line}\n`));

/** The same list from an isolate that has met it, and from one that has to read it from the database; without a network. */
async function cachedAgainstDatabase(): Promise<Outcome> {
  const database = sqliteDatabase(new DatabaseSync(":memory:"));
  const dataset = readShippedDataset();
  await seed(database, dataset, Date.now);
  const freshApp = () =>
    createApp({
      ...platformPorts(
        { LOCAL_RUNTIME: "1" },
        { database, storage: new AsyncLocalStorage(), scrypt, write: logFaults },
      ),
      copies: noCopies,
      assets: async () => new Response(null, { status: 404 }),
      clientAddress: () => "192.0.2.1",
    });
  const read = async (app: ReturnType<typeof freshApp>) => {
    const start = performance.now();
    const answer = await app.request(`/api/listData?version=${dataset.version}`, {
      headers: { "Accept-Encoding": "gzip" },
    });
    await answer.arrayBuffer();
    return performance.now() - start;
  };
  const warm = freshApp();
  await read(warm);
  const times = { cached: [] as number[], database: [] as number[] };
  for (let round = 0; round < READS / 10; round++) {
    times.cached.push(await read(warm));
    times.database.push(await read(freshApp()));
  }
  const [cached, uncached] = [quantile(times.cached, 0.5), quantile(times.database, 0.5)];
  const detail = `${ms(cached)}, read and packed ${ms(uncached)}, all base rows, in process over SQLite`;
  return atLeast("edge: cached reference read against an uncached D1 read", 3, uncached / cached, detail);
}

async function measured(origin: string): Promise<readonly Outcome[]> {
  const { version } = (await (await fetch(`${origin}/api/health`)).json()) as { version: string };
  const cached = `${origin}/api/listKind/metric?version=${version}`;
  const reads = await readsInTurn({
    ping: `${origin}/customize/settings.json`,
    cached,
  });
  const detail = `${ms(reads.cached)}, ping ${ms(reads.ping)}, medians of ${READS} in turn, local runtime`;
  const { p99, logins } = await underLoginFlood(origin, cached);
  return [
    atLeast("edge: cached reference read against a bare ping", 0.75, reads.ping / reads.cached, detail),
    await cachedAgainstDatabase(),
    atMost(
      "edge: p99 of a plain GET under a login flood",
      500,
      "ms",
      p99,
      `${logins} attempts in ${FLOOD_SECONDS} s over ${FLOOD_CONNECTIONS} connections`,
    ),
  ];
}

async function run(): Promise<readonly Outcome[]> {
  if (!existsSync(BUILT_PAGE)) {
    return [{ what: "the edge", goal: null, measured: "not measured: npm run build first", met: null }];
  }
  // each attempt says where it comes from: from one address the limits would end the flood after ten
  return withLocalServer(measured, { TRUST_CLIENT_IP: "1" });
}

/** The server on the local runtime, over kept connections. */
export const edge: BenchRow = { name: "edge", run };
