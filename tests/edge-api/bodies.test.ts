import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import * as files from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { folderBodies } from "../../edge-api/adapters/folder-bodies.ts";
import { movingBodies } from "../../edge-api/adapters/moving-bodies.ts";
import { UNVERIFIED_BYTES, USER_BODY_BYTES, USER_ENTRIES } from "../../edge-api/contract/limits.ts";
import { BODY_GRACE, HOUR } from "../../edge-api/contract/retention.ts";
import type { Ports } from "../../edge-api/ports.ts";
import type { Bodies } from "../../edge-api/ports/bodies.ts";
import { sweepBodies } from "../../edge-api/services/bodies.ts";
import { d1Bodies } from "../../edge-api/storage/d1/bodies.ts";
import { bodiesCase, bytesOf, listed, older } from "./suite/bodies-cases.ts";
import { jsonOf } from "./suite/api-under-test.ts";
import { freshId, portfolio, timeless } from "./suite/items.ts";
import { codeOf, PASSWORD, person, personOf, type Person } from "./suite/people.ts";
import { sqliteApi, type SqliteApi } from "./suite/sqlite-api.ts";

interface BodiesUnderTest {
  readonly store: Bodies;
  /** two owners that the store knows */
  readonly owners: readonly [string, string];
  readonly close?: () => void;
}

const inFolder = async (): Promise<BodiesUnderTest & { readonly folder: string }> => {
  const folder = mkdtempSync(join(tmpdir(), "tare-bodies-"));
  const root = join(folder, "bodies");
  const close = () => rmSync(folder, { recursive: true });
  return { store: folderBodies(files, root), owners: ["anna", "ben"], folder: root, close };
};

const inDatabase = async (): Promise<BodiesUnderTest> => {
  const api = await sqliteApi();
  const owners = [(await person(api)).userId, (await person(api)).userId] as const;
  return { store: d1Bodies(api.database, Date.now), owners };
};

test.each([
  ["a folder", inFolder],
  ["SQLite", inDatabase],
] as const)("bodies in %s are put, read, listed by age and deleted", async (_, open) => {
  const { store, owners, close } = await open();
  await expect(bodiesCase(store, owners)).resolves.toBeUndefined();
  close?.();
});

test("bodies in the database are readable after a folder is bound, and move there; deletions and lists cover both", async () => {
  const [folder, database] = [await inFolder(), await inDatabase()];
  const store = movingBodies(folder.store, database.store);
  const [owner] = database.owners;
  const [moved, read, left] = [
    { owner, name: "1" },
    { owner, name: "2" },
    { owner, name: "3" },
  ];
  for (const key of [moved, left]) await database.store.put(key, bytesOf(7, 8));
  await store.put(read, bytesOf(9));
  for (let again = 0; again < 2; again++) expect(await store.get(moved)).toEqual(bytesOf(7, 8));
  expect(await store.get(read)).toEqual(bytesOf(9));
  expect(await store.get({ owner, name: "4" })).toBe(null);
  expect(listed(await older(database.store, Date.now() + 60_000))).toEqual(listed([left]));
  expect(listed(await older(store, Date.now() + 60_000, owner))).toEqual(listed([moved, read, left]));
  await store.delete([moved, left]);
  expect(listed(await older(store, Date.now() + 60_000))).toEqual(listed([read]));
  await database.store.put(left, bytesOf(1));
  await store.deleteAllOf(owner);
  expect(await older(store, Date.now() + 60_000)).toEqual([]);
  folder.close?.();
});

test("a half-written file that a crash left in a folder is no body, and is deleted when it is old", async () => {
  const { store, folder, close } = await inFolder();
  await store.put({ owner: "anna", name: "one" }, bytesOf(1));
  expect(readdirSync(join(folder, "anna"))).toEqual(["one"]);
  const half = join(folder, "anna", "two.x.pending");
  writeFileSync(half, "half");
  utimesSync(half, 1, 1);
  expect(listed(await older(store, 100_000))).toEqual([]);
  expect(readdirSync(join(folder, "anna"))).toEqual(["one"]);
  await expect(store.put({ owner: "../anna", name: "one" }, bytesOf(1))).rejects.toThrow("name");
  close?.();
});

const LARGE = 3000;
const PACKED = { "Content-Encoding": "gzip" };
const save = (me: Person, verb: string, id: string, lines = LARGE, name = "Canteen", headers = {}) =>
  me.ask(`/api/${verb}Portfolio`, new Uint8Array(gzipSync(JSON.stringify(portfolio(id, lines, name)))), {
    ...PACKED,
    ...headers,
  });
const readBack = async (me: Person, id: string): Promise<unknown> =>
  timeless(jsonOf(await me.ask(`/api/portfolio/${id}`)));
const inStore = async (api: Pick<SqliteApi, "bodies">): Promise<string[]> =>
  (await older(api.bodies, Number.MAX_SAFE_INTEGER)).map(({ name }) => name);
/** Sweeps the bodies of all owners, of which each hour has its sixteenth: the hours up to a time, or from it on. */
async function swept(api: Pick<Ports, "bodies" | "retention">, time: number, step: 1 | -1): Promise<number> {
  let deleted = 0;
  for (let hour = 0; hour < 16; hour++) deleted += await sweepBodies({ ...api, now: () => time + step * hour * HOUR });
  return deleted;
}

test("a large portfolio is sent as it lies, and unpacked for a client that takes no gzip", async () => {
  const api = await sqliteApi();
  const me = await person(api);
  const id = freshId();
  await save(me, "create", id);
  const [name = ""] = await inStore(api);
  const packed = await me.ask(`/api/portfolio/${id}`, undefined, { "Accept-Encoding": "gzip" });
  const plain = await me.ask(`/api/portfolio/${id}`, undefined, { "Accept-Encoding": "identity" });
  expect(packed.headers.get("Content-Encoding")).toBe("gzip");
  expect(plain.headers.get("Content-Encoding")).toBe(null);
  expect(jsonOf(packed)).toEqual(jsonOf(plain));
  expect(Object(jsonOf(plain))).toMatchObject({ ...portfolio(id, LARGE), version: 1 });
  const lies = await api.bodies.get({ owner: me.userId, name });
  const reply = await api.app.request(`/api/portfolio/${id}`, {
    headers: { Authorization: `Bearer ${me.token}`, "Accept-Encoding": "gzip" },
  });
  expect(Buffer.from(await reply.arrayBuffer()).equals(Buffer.from(lies ?? bytesOf()))).toBe(true);
});

test("equal content keeps version and body; a deleted portfolio, share or account leaves no body", async () => {
  const api = await sqliteApi();
  const me = await person(api);
  const id = freshId();
  await save(me, "create", id);
  const before = await inStore(api);
  expect(jsonOf(await save(me, "update", id))).toEqual({ id, version: 1 });
  expect(await inStore(api)).toEqual(before);
  expect(jsonOf(await save(me, "update", id, LARGE, "Renamed"))).toEqual({ id, version: 2 });
  expect(await inStore(api)).toHaveLength(1);
  await me.ask(`/api/deletePortfolio/${id}`);
  expect(await inStore(api)).toEqual([]);
  // the version goes on, in the row and in the body
  expect(jsonOf(await save(me, "create", id))).toEqual({ id, version: 3 });
  expect(await readBack(me, id)).toMatchObject({ version: 3 });
  expect((await me.ask("/api/deleteUser", { password: PASSWORD })).status).toBe(200);
  expect(await inStore(api)).toEqual([]);
});

test.each([
  ["missing", (): ArrayBuffer | null => null],
  ["cut", (good: ArrayBuffer): ArrayBuffer | null => good.slice(0, good.byteLength / 2)],
  ["of other content", (): ArrayBuffer | null => new Uint8Array(gzipSync('{"products":{}}')).buffer],
])("a body that is %s is named, in the export too, and the next save heals it", async (_, damage) => {
  const api = await sqliteApi();
  const me = await person(api);
  const [id, other] = [freshId(), freshId()];
  await save(me, "create", id);
  const [name = ""] = await inStore(api);
  await save(me, "create", other);
  const key = { owner: me.userId, name };
  const good = (await api.bodies.get(key)) ?? bytesOf();
  await api.bodies.delete([key]);
  const bytes = damage(good);
  if (bytes !== null) await api.bodies.put(key, bytes);
  const refused = await me.ask(`/api/portfolio/${id}`);
  expect([refused.status, codeOf(refused)]).toEqual([500, "body_damaged"]);
  const { portfolios } = Object(jsonOf(await me.ask("/api/exportUser")));
  expect(portfolios[0]).toMatchObject({ portfolio_id: id, entry_count: LARGE, damaged: true });
  expect(portfolios[1]).toMatchObject(portfolio(other, LARGE));
  expect((await save(me, "update", id)).status).toBe(200);
  expect(await readBack(me, id)).toMatchObject(portfolio(id, LARGE));
});

test("a body that is replaced between the row and the read is looked up again", async () => {
  const api = await sqliteApi();
  const me = await person(api);
  const id = freshId();
  await save(me, "create", id);
  let isFirst = true;
  const get: Bodies["get"] = async (key) => {
    if (isFirst) {
      isFirst = false;
      await save(me, "update", id, LARGE + 1);
    }
    return api.bodies.get(key);
  };
  const slow = await sqliteApi({ ...api, bodies: { ...api.bodies, get } });
  expect(await readBack(personOf(slow, me.userId, me.email, me.token), id)).toMatchObject({ version: 2 });
});

test("of saves of one version at the same time one wins, and the others leave nothing", async () => {
  const api = await sqliteApi();
  const me = await person(api);
  const id = freshId();
  await save(me, "create", id);
  const answers = await Promise.all(
    [1, 2].map((at) => save(me, "update", id, LARGE + at, `Try ${at}`, { "If-Match": '"1"' })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await inStore(api)).toHaveLength(1);
  expect(await readBack(me, id)).toMatchObject({ version: 2 });
});

describe("the bytes of a user", () => {
  const filled = async (column: string, value: number) => {
    const api = await sqliteApi();
    const me = await person(api);
    await save(me, "create", freshId());
    await api.database.prepare(`UPDATE portfolios SET ${column} = ?`).bind(value).all();
    const refused = await save(me, "create", freshId());
    return [refused.status, codeOf(refused), (await inStore(api)).length];
  };
  test("are counted with the bodies, and lines too; what is refused leaves no body", async () => {
    expect(await filled("body_bytes", USER_BODY_BYTES)).toEqual([403, "quota_exceeded", 1]);
    expect(await filled("lines", USER_ENTRIES - LARGE + 1)).toEqual([403, "quota_exceeded", 1]);
  });

  test("hold for an unconfirmed address, whichever way they are written", async () => {
    const api = await sqliteApi();
    const mailed = await sqliteApi({ ...api, mailer: { reachesMailboxes: true, send: () => Promise.resolve() } });
    const someone = await person(api);
    await api.database.prepare("UPDATE users SET email_verified = NULL WHERE id = ?").bind(someone.userId).all();
    const me = personOf(mailed, someone.userId, someone.email, someone.token);
    const random = (at: number) => `${at}_${Math.random().toString(36).slice(2)}`;
    const noise = (id: string) => ({
      ...portfolio(id),
      products: {
        cup: Array.from({ length: 30_000 }, (_, at) => ({
          prodsys_id: random(at),
          food_id: random(at),
          quantity: 1,
          label: random(at),
        })),
      },
    });
    const statuses: number[] = [];
    for (let at = 0; at < 6; at++) {
      const body = new Uint8Array(gzipSync(JSON.stringify(noise(freshId()))));
      statuses.push((await me.ask("/api/createPortfolio", body, PACKED)).status);
    }
    const stored = await Promise.all(
      (await inStore(api)).map(async (name) => (await api.bodies.get({ owner: me.userId, name }))?.byteLength ?? 0),
    );
    expect(statuses).toContain(200);
    expect(statuses.at(-1)).toBe(403);
    expect(stored.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(UNVERIFIED_BYTES);
  });
});

/** Every store whose calls change something, which fails from its n-th call on, as a killed server does nothing more. */
function dyingAt(step: number, { bodies, items }: SqliteApi): Partial<Ports> {
  let calls = 0;
  const unlessKilled = <T>(call: () => Promise<T>): Promise<T> =>
    calls++ < step ? call() : Promise.reject(new Error("killed"));
  return {
    bodies: {
      ...bodies,
      put: (...given) => unlessKilled(() => bodies.put(...given)),
      delete: (...given) => unlessKilled(() => bodies.delete(...given)),
    },
    items: { ...items, update: (...given) => unlessKilled(() => items.update(...given)) },
  };
}

test.each([0, 1, 2, 3])(
  "a save that is killed at step %i leaves a whole portfolio; the sweep removes the rest",
  async (step) => {
    const api = await sqliteApi();
    const me = await person(api);
    const id = freshId();
    await save(me, "create", id, LARGE, "before");
    const killed = await sqliteApi({ ...api, ...dyingAt(step, api) });
    const { status } = await save(personOf(killed, me.userId, me.email, me.token), "update", id, LARGE, "after");
    // put, the row, then the deletion of the body before
    expect(status === 200).toBe(step >= 2);
    const whole = { ...portfolio(id, LARGE, step >= 2 ? "after" : "before"), version: step >= 2 ? 2 : 1 };
    expect(await readBack(me, id)).toEqual(whole);
    expect(await swept(api, api.now() + BODY_GRACE - 60_000, -1)).toBe(0);
    expect(await swept(api, api.now() + BODY_GRACE + 60_000, 1)).toBe(step === 1 || step === 2 ? 1 : 0);
    expect(await inStore(api)).toHaveLength(1);
    expect(await readBack(me, id)).toEqual(whole);
  },
);
