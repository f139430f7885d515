import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readShippedDataset } from "../../migrations/seed/shipped-dataset.ts";
import { publish, type Answer } from "./suite/api-under-test.ts";
import { asking, freshAddress, grantAdmin, person, type Person } from "./suite/people.ts";
import { sqliteApi, type SqliteApi } from "./suite/sqlite-api.ts";
import { longestWait, timeOf } from "./suite/thread-time.ts";
import { fillAccount, WORST_READS, worstContent } from "./suite/worst-reads.ts";
import { travelling, WORST_BODIES, type WorstBody, type WorstCall } from "./suite/worst-bodies.ts";

/** Longest time that one body may delay another request (ms). */
const LONGEST_WAIT = 250;
/** Allowed growth of the time when the size doubles: 2 plus measurement noise. */
const LARGEST_RATIO = 3;
/** Tolerance in ms, since the thread's clock has a resolution of 4 ms. */
const TICKS = 12;
const REPEATS = 3;
/** Bytes left for characters of more than one byte. */
const WIDE = 64;
/** Statuses that refuse a body. */
const FAULTS = [400, 413, 422];

let api: SqliteApi;
beforeAll(async () => {
  api = await sqliteApi({ contentOrigin: worstContent() });
  await publish(api, { ...readShippedDataset(), version: "shipped" }, () => api.now());
});

const lines: string[] = [];
afterAll(() => process.stdout.write(`${lines.join("\n")}\n`));

/** Prepares a call. @returns a function that makes it */
async function prepared(path: string, call: WorstCall, body: WorstBody, bytes: number): Promise<() => Promise<Answer>> {
  const who = await person(api);
  if (path.includes("Kind")) await grantAdmin(api, who);
  if (body.before) await who.ask(body.before.path, body.before.body);
  const travels = travelling(call, body.text(bytes - WIDE, (await api.reference.currentVersion()) ?? ""));
  const asked = asking(travels.body, who.token, { ...travels.headers, "X-Forwarded-For": freshAddress() });
  // password hashing is rate-limited
  await api.pass(60_000);
  return () => api.ask(body.to ?? path, asked);
}

/** The shortest of several measurements, since other load only adds to them. Repeats while it is too long. */
async function leastOf(time: () => Promise<number>, isGood: (least: number) => boolean): Promise<number> {
  let least = await time();
  for (let repeat = 1; repeat < REPEATS && !isGood(least); repeat++) least = Math.min(least, await time());
  return least;
}

const ROWS = Object.entries(WORST_BODIES).flatMap(([path, call]) =>
  call.bodies.map((body) => ({ path, call, ...body })),
);

test.each(ROWS)(
  "$path, $what: delays no other request for long, and its time grows linearly with its size",
  async ({ path, call, ...body }) => {
    const most = call.limit.unpacked;
    const statuses = new Set<number>();
    const asked = async (bytes: number) => {
      const ask = await prepared(path, call, body, bytes);
      return async () => void statuses.add((await ask()).status);
    };
    const wait = await leastOf(
      async () => longestWait(await asked(most), () => api.ask("/api/health")),
      (least) => least < LONGEST_WAIT,
    );
    const half = await leastOf(
      async () => timeOf(await asked(most / 2)),
      () => false,
    );
    const longest = LARGEST_RATIO * half + TICKS;
    const whole = await leastOf(
      async () => timeOf(await asked(most)),
      (least) => least < longest,
    );
    const figures = [wait, whole, half].map((ms) => ms.toFixed(0).padStart(5)).join("");
    lines.push(`${figures} ms  ${[...statuses].join("+")}  ${path}  ${body.what}`);
    expect(wait).toBeLessThan(LONGEST_WAIT);
    expect(whole).toBeLessThan(longest);
    const faulty = [...statuses].map((status) => FAULTS.includes(status));
    expect(faulty).toEqual(faulty.map((isFaulty) => (body.isLegal === undefined ? isFaulty : !body.isLegal)));
    expect(Math.max(...statuses)).toBeLessThan(429);
  },
);

describe("an administrator with a full account", () => {
  let full: Person;
  beforeAll(async () => {
    full = await person(api);
    await grantAdmin(api, full);
    await fillAccount(api, full);
  });

  test.each(Object.values(WORST_READS))("reads %s without delaying other requests for long", async (address) => {
    const packed = { "Accept-Encoding": "gzip" };
    let status = 0;
    const wait = await leastOf(
      () =>
        longestWait(
          async () => ({ status } = await full.ask(address, undefined, packed)),
          () => api.ask("/api/health"),
        ),
      (least) => least < LONGEST_WAIT,
    );
    lines.push(`${wait.toFixed(0).padStart(5)} ms  ${status}  GET ${address}`);
    expect(wait).toBeLessThan(LONGEST_WAIT);
    expect(status).toBeLessThan(400);
  });
});
