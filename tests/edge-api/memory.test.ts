import { DatabaseSync } from "node:sqlite";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sqliteDatabase } from "../../edge-api/adapters/sqlite-database.ts";
import { USER_BYTES } from "../../edge-api/contract/limits.ts";
import type { SqlDatabase } from "../../edge-api/storage/d1/database.ts";
import { d1Stores } from "../../edge-api/storage/d1/stores.ts";
import { migrate } from "../../migrations/seed/migrate.ts";
import { readShippedDataset } from "../../migrations/seed/shipped-dataset.ts";
import { publish, type Answer } from "./suite/api-under-test.ts";
import { asking, freshAddress, grantAdmin, person, type Person } from "./suite/people.ts";
import { sqliteApi, type SqliteApi } from "./suite/sqlite-api.ts";
import { travelling, WORST_BODIES, type WorstBody, type WorstCall } from "./suite/worst-bodies.ts";
import { fillAccount, WORST_READS, worstContent } from "./suite/worst-reads.ts";

const MIB = 1024 * 1024;
/** Memory limit of one request in bytes: an isolate has 128 MB. */
const MAX_BYTES = 16 * MIB;
/**
 * The same for a share of 100,000 lines whose details are all different, since two such bodies are read at once
 * (LARGE_BODIES), and for an image of 5 MiB, of which chunks, blob and stream have a copy each, freed late.
 */
const MOST_OF_THE_LARGEST = 24 * MIB;
const AT_ONCE = 4;
/** Pauses between two measurements: garbage collection is slow. */
const SELDOM = 4;

setFlagsFromString("--expose-gc");
const collect: unknown = runInNewContext("gc");

/** Bytes in use on and off the heap. */
function bytesInUse(): number {
  if (typeof collect === "function") collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

let peak: number | null = null;
const look = (): void => {
  if (peak !== null) peak = Math.max(peak, bytesInUse());
};

/** Peak memory of `run` in bytes, measured at each database read, pause and reply. */
async function mostHeld(run: () => Promise<unknown>): Promise<number> {
  // off-heap memory is counted with a delay
  bytesInUse();
  const before = bytesInUse();
  peak = before;
  await run();
  const most = peak - before;
  peak = null;
  return most;
}

let api: SqliteApi;
let database: SqlDatabase;
let full: Person;
const lines: string[] = [];

beforeAll(async () => {
  const file = new DatabaseSync(":memory:");
  database = sqliteDatabase({
    exec: (sql) => file.exec(sql),
    prepare: (sql) => {
      const statement = file.prepare(sql);
      return {
        all: (...values) => {
          const rows = statement.all(...values);
          look();
          return rows;
        },
      };
    },
  });
  await migrate(database);
  let pauses = 0;
  const pause = () =>
    new Promise<void>((resolve) => {
      if (++pauses % SELDOM === 0) look();
      setImmediate(resolve);
    });
  api = await sqliteApi({ ...d1Stores(database), contentOrigin: worstContent(), pause });
  await publish(api, { ...readShippedDataset(), version: "shipped" }, () => api.now());
  full = await person(api);
  await fillAccount(api, full);
  await grantAdmin({ ...api, database }, full);
});
afterAll(() => process.stdout.write(`${lines.join("\n")}\n`));

/** Reads and drops a reply. @returns its bytes */
async function read(path: string, packing = "identity"): Promise<number> {
  const headers = { Authorization: `Bearer ${full.token}`, "Accept-Encoding": packing };
  const response = await api.app.request(path, { headers });
  expect(response.status).toBeLessThan(400);
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    await api.pause(0);
  }
  return bytes;
}

test("the account is filled up", async () => {
  expect(await read(WORST_READS["/api/exportUser"])).toBeGreaterThan(0.98 * USER_BYTES);
});

test.each(Object.values(WORST_READS))(
  "%s holds at most 16 MB per request, an image 24, alone and four at once",
  async (address) => {
    const alone = await mostHeld(() => read(address));
    const packings = Array.from({ length: AT_ONCE }, (_, at) => (at % 2 === 0 ? "gzip" : "identity"));
    const together = await mostHeld(() => Promise.all(packings.map((packing) => read(address, packing))));
    lines.push(`${(alone / MIB).toFixed(1)} MiB, four at once ${(together / MIB).toFixed(1)} MiB: GET ${address}`);
    expect(alone).toBeLessThan(address.startsWith("/content/image") ? MOST_OF_THE_LARGEST : MAX_BYTES);
    expect(together).toBeLessThan(AT_ONCE * MAX_BYTES);
  },
);

/** Prepares a call and keeps only the bytes to send. @returns a function that makes it */
async function prepared(path: string, call: WorstCall, body: WorstBody): Promise<() => Promise<Answer>> {
  const who = await person(api);
  if (path.includes("Kind")) await grantAdmin({ ...api, database }, who);
  if (body.before) await who.ask(body.before.path, body.before.body);
  await api.pass(60_000);
  const travels = travelling(call, body.text(call.limit.unpacked - 64, (await api.reference.currentVersion()) ?? ""));
  const asked = asking(travels.body, who.token, { ...travels.headers, "X-Forwarded-For": freshAddress() });
  return () => api.ask(body.to ?? path, asked);
}

const BODIES = Object.entries(WORST_BODIES).flatMap(([path, call]) =>
  call.bodies.map((body) => ({ path, call, ...body })),
);

test.each(BODIES)("$path, $what: holds at most 16 MB, a share 24", async ({ path, call, ...body }) => {
  const ask = await prepared(path, call, body);
  let status = 0;
  const held = await mostHeld(async () => ({ status } = await ask()));
  lines.push(`${(held / MIB).toFixed(1)} MiB: ${status} POST ${path}, ${body.what}`);
  expect(held).toBeLessThan(path === "/api/share" ? MOST_OF_THE_LARGEST : MAX_BYTES);
  expect(status).toBeLessThan(429);
});
