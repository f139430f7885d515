import { DatabaseSync } from "node:sqlite";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sqliteDatabase } from "../../edge-api/adapters/sqlite-database.ts";
import { ACCESS, isOpen } from "../../edge-api/contract/access.ts";
import { ENTITY_KINDS } from "../../edge-api/contract/entities.ts";
import { BODY_LIMITS, USER_BYTES } from "../../edge-api/contract/limits.ts";
import type { SqlDatabase } from "../../edge-api/storage/d1/database.ts";
import { d1Stores } from "../../edge-api/storage/d1/stores.ts";
import { migrate } from "../../migrations/seed/migrate.ts";
import { readShippedDataset } from "../../migrations/seed/shipped-dataset.ts";
import { publish } from "./suite/api-under-test.ts";
import type { Answer } from "./suite/api-under-test.ts";
import { comparison, freshId } from "./suite/items.ts";
import { asking, freshAddress, grantAdmin, person } from "./suite/people.ts";
import type { Person } from "./suite/people.ts";
import { sqliteApi } from "./suite/sqlite-api.ts";
import type { SqliteApi } from "./suite/sqlite-api.ts";
import { travelling, WORST_BODIES } from "./suite/worst-bodies.ts";
import type { WorstBody, WorstCall } from "./suite/worst-bodies.ts";

const MIB = 1024 * 1024;
/** Bytes that one request may hold: an isolate has 128 MB. */
const MOST = 16 * MIB;
const AT_ONCE = 4;
const ENTITY_BYTES = 240 * 1024;

setFlagsFromString("--expose-gc");
const collect: unknown = runInNewContext("gc");

/** Bytes that are in use, in the heap and beside it. */
function bytesInUse(): number {
  if (typeof collect === "function") collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Looks that are left out between two: collecting is slow. */
const SELDOM = 4;
let peak: number | null = null;
let looks = 0;
const look = (): void => {
  if (peak !== null && ++looks % SELDOM === 0) peak = Math.max(peak, bytesInUse());
};

/** Bytes that `run` holds at the most, seen whenever it reads from the database, lets others go on, or answers. */
async function mostHeld(run: () => Promise<unknown>): Promise<number> {
  // what lay beside the heap is counted until the next time
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
let large = "";
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
  const pause = () =>
    new Promise<void>((resolve) => {
      look();
      setImmediate(resolve);
    });
  api = await sqliteApi({ ...d1Stores(database), pause });
  await publish(api, { ...readShippedDataset(), version: "shipped" }, () => api.now());
  full = await person(api);
  large = await fill(full);
  await grantAdmin({ ...api, database }, full);
});
afterAll(() => process.stdout.write(`${lines.join("\n")}\n`));

/** As much as a user may keep. @returns the id of the largest portfolio */
async function fill({ userId, token }: Person): Promise<string> {
  const [worst] = WORST_BODIES["/api/createPortfolio"].bodies;
  const text = worst?.text(BODY_LIMITS.portfolio.unpacked) ?? "";
  const { body, headers } = travelling(WORST_BODIES["/api/createPortfolio"], text);
  expect((await api.ask("/api/createPortfolio", asking(body, token, headers))).status).toBe(200);
  const note = JSON.stringify({ ...comparison("x"), note: "n".repeat(ENTITY_BYTES) });
  let version: number | null = 1;
  for (let at = 0; version !== null; at++) {
    const kind = ENTITY_KINDS[at % ENTITY_KINDS.length] ?? "food";
    version = await api.items.upsert({ kind, userId, id: freshId(), body: note, now: api.now() });
  }
  return String(JSON.parse(`{${text.slice(1, text.indexOf(","))}}`).portfolio_id);
}

/** Reads an answer as somebody does who keeps nothing of it. @returns its bytes */
async function read(path: string, packing = "identity"): Promise<number> {
  const headers = { Authorization: `Bearer ${full.token}`, "Accept-Encoding": packing };
  const response = await api.app.request(path, { headers });
  expect(response.status).toBe(200);
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    await api.pause(0);
  }
  return bytes;
}

const READS = ACCESS.filter((rule) => rule.method === "GET" && rule.safe && !isOpen(rule));

test("the account is full", async () => {
  const all = await api.items.upsert({
    kind: "comparison",
    userId: full.userId,
    id: freshId(),
    body: JSON.stringify({ note: "n".repeat(ENTITY_BYTES) }),
    now: api.now(),
  });
  expect(all).toBeNull();
  expect(await read("/api/exportUser")).toBeGreaterThan(USER_BYTES);
});

test.each(READS)("$path holds no more than 16 MB a request, alone and four at once", async ({ path }) => {
  const asked = path.replace(":id", large).replace(":kind", "comparison");
  const alone = await mostHeld(() => read(asked));
  const packings = Array.from({ length: AT_ONCE }, (_, at) => (at % 2 === 0 ? "gzip" : "identity"));
  const together = await mostHeld(() => Promise.all(packings.map((packing) => read(asked, packing))));
  lines.push(`${(alone / MIB).toFixed(1)} MiB, four at once ${(together / MIB).toFixed(1)} MiB: GET ${path}`);
  expect(alone).toBeLessThan(MOST);
  expect(together).toBeLessThan(AT_ONCE * MOST);
});

/** The call, ready to be made; of the text nothing is left but what travels. */
async function prepared(path: string, call: WorstCall, body: WorstBody): Promise<() => Promise<Answer>> {
  const who = await person(api);
  if (path.includes("Kind")) await grantAdmin({ ...api, database }, who);
  if (body.before) await who.ask(body.before.path, body.before.body);
  await api.pass(60_000);
  const travels = travelling(call, body.text(call.limit.unpacked - 64));
  const asked = asking(travels.body, who.token, { ...travels.headers, "X-Forwarded-For": freshAddress() });
  return () => api.ask(body.to ?? path, asked);
}

const BODIES = Object.entries(WORST_BODIES).flatMap(([path, call]) =>
  call.bodies.map((body) => ({ path, call, ...body })),
);

test.each(BODIES)("$path, $what: holds no more than 16 MB", async ({ path, call, ...body }) => {
  const ask = await prepared(path, call, body);
  let status = 0;
  const held = await mostHeld(async () => ({ status } = await ask()));
  lines.push(`${(held / MIB).toFixed(1)} MiB: ${status} POST ${path}, ${body.what}`);
  expect(held).toBeLessThan(MOST);
  expect(status).toBeLessThan(429);
});
