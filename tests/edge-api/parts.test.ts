import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import * as files from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { folderParts } from "../../edge-api/adapters/folder-parts.ts";
import { movingParts } from "../../edge-api/adapters/moving-parts.ts";
import { USER_PART_BYTES } from "../../edge-api/contract/limits.ts";
import { HOUR, ORPHAN_LIFE } from "../../edge-api/contract/retention.ts";
import type { Ports } from "../../edge-api/ports.ts";
import type { PartStore } from "../../edge-api/ports/part-store.ts";
import { sweepParts } from "../../edge-api/services/parts.ts";
import { d1PartStore } from "../../edge-api/storage/d1/part-store.ts";
import { jsonOf } from "./suite/api-under-test.ts";
import { freshId, part, portfolio, timeless } from "./suite/items.ts";
import { nameOf, naming, productsOf, saveInParts, sendPart } from "./suite/part-cases.ts";
import { codeOf, PASSWORD, person, personOf, rowsOf, type Person } from "./suite/people.ts";
import { bytesOf, listed, older, partStoreCase } from "./suite/part-store-cases.ts";
import { sqliteApi, type SqliteApi } from "./suite/sqlite-api.ts";

interface StoreUnderTest {
  readonly store: PartStore;
  /** two owners that the store knows */
  readonly owners: readonly [string, string];
  readonly close?: () => Promise<void> | void;
}

const inFolder = async (): Promise<StoreUnderTest & { readonly folder: string }> => {
  const folder = mkdtempSync(join(tmpdir(), "tare-parts-"));
  const close = () => rmSync(folder, { recursive: true });
  return {
    store: folderParts(files, join(folder, "parts")),
    owners: ["anna", "ben"],
    folder: join(folder, "parts"),
    close,
  };
};

const inDatabase = async (): Promise<StoreUnderTest> => {
  const api = await sqliteApi();
  const owners = [(await person(api)).userId, (await person(api)).userId] as const;
  return { store: d1PartStore(api.database, Date.now), owners };
};

test.each([
  ["a folder", inFolder],
  ["SQLite", inDatabase],
] as const)("parts in %s are put, read, replaced, listed by age and deleted by owner and hash", async (_, open) => {
  const { store, owners, close } = await open();
  await expect(partStoreCase(store, owners)).resolves.toBeUndefined();
  await close?.();
});

test("parts in the database are readable after a folder is bound, and move there; deletions and lists cover both", async () => {
  const [folder, database] = [await inFolder(), await inDatabase()];
  const store = movingParts(folder.store, database.store);
  const [owner] = database.owners;
  const [moved, read, left] = ["1", "2", "3"].map((digit) => ({ owner, sha256: digit.repeat(64) }));
  if (moved === undefined || read === undefined || left === undefined) throw new Error("three keys");
  for (const key of [moved, left]) await database.store.put(key, bytesOf(7, 8));
  await store.put(read, bytesOf(9));
  for (let again = 0; again < 2; again++) expect(await store.get(moved)).toEqual(bytesOf(7, 8));
  expect(await store.get(read)).toEqual(bytesOf(9));
  expect(await store.get({ owner, sha256: "4" })).toBe(null);
  expect(listed(await older(database.store, Date.now() + 60_000))).toEqual(listed([left]));
  expect(listed(await older(store, Date.now() + 60_000, owner))).toEqual(listed([moved, read, left]));
  await store.delete([moved, left]);
  expect(listed(await older(store, Date.now() + 60_000))).toEqual(listed([read]));
  await database.store.put(left, bytesOf(1));
  await store.deleteAllOf(owner);
  expect(await older(store, Date.now() + 60_000)).toEqual([]);
  await folder.close?.();
});

test("a half-written file that a crash left in a folder of parts is no part, and is deleted when it is old", async () => {
  const { store, folder, close } = await inFolder();
  await store.put({ owner: "anna", sha256: "1".repeat(64) }, bytesOf(1));
  expect(readdirSync(join(folder, "anna"))).toEqual(["1".repeat(64)]);
  const half = join(folder, "anna", `${"2".repeat(64)}.x.pending`);
  writeFileSync(half, "half");
  utimesSync(half, 1, 1);
  expect(listed(await older(store, 100_000))).toEqual([]);
  expect(readdirSync(join(folder, "anna"))).toEqual(["1".repeat(64)]);
  await expect(store.put({ owner: "../anna", sha256: "1".repeat(64) }, bytesOf(1))).rejects.toThrow("name");
  await close?.();
});

/** The names that the store has. */
const inStore = async (api: SqliteApi): Promise<string[]> =>
  (await older(api.parts, Number.MAX_SAFE_INTEGER)).map(({ sha256 }) => sha256).toSorted();

/** Lines of a portfolio as stored, read whole. */
const readBack = async (me: Person, id: string): Promise<unknown> =>
  timeless(jsonOf(await me.ask(`/api/portfolio/${id}`)));

describe("parts that nothing names", () => {
  test("are deleted after ORPHAN_LIFE, not before; those in use stay, whoever names them", async () => {
    const api = await sqliteApi();
    const [me, other] = [await person(api), await person(api)];
    const [first, second, third] = [part(3000), part(3000, 3000), part(3000, 6000)];
    for (const columns of [first, second, third]) await sendPart(me, columns);
    await sendPart(other, second);
    const id = freshId();
    await me.ask("/api/createPortfolio", naming(id, [first, second]));
    await other.ask("/api/createPortfolio", naming(id, [second]));
    await api.pass(ORPHAN_LIFE - 1000);
    expect(await sweepParts(api)).toBe(0);
    await me.ask("/api/updatePortfolio", naming(id, [first]));
    await api.pass(2000);
    // the third was never named
    expect(await sweepParts(api)).toBe(1);
    expect(await inStore(api)).toEqual([first, second, second].map(nameOf).toSorted());
    await api.pass(ORPHAN_LIFE);
    expect(await sweepParts(api)).toBe(1);
    expect(await inStore(api)).toEqual([first, second].map(nameOf).toSorted());
    expect((await rowsOf(api, me.userId))["parts"]).toHaveLength(1);
    expect((await me.ask(`/api/portfolioPart/${nameOf(second)}`)).status).toBe(404);
    expect((await other.ask(`/api/portfolioPart/${nameOf(second)}`)).status).toBe(200);
    await me.ask(`/api/deletePortfolio/${id}`);
    await api.pass(ORPHAN_LIFE + 1);
    expect(await sweepParts(api)).toBe(1);
  });

  test("the period starts anew when a part is sent or named again", async () => {
    const api = await sqliteApi();
    const me = await person(api);
    const [first, second] = [part(3000), part(3000, 3000)];
    await sendPart(me, first);
    await sendPart(me, second);
    await api.pass(ORPHAN_LIFE - 1000);
    await sendPart(me, first);
    await me.ask("/api/createPortfolio", naming(freshId(), [second]));
    await api.pass(2000);
    expect(await sweepParts(api)).toBe(0);
  });

  test("a sweep that ends in the middle is finished by the next; a part cannot be used or sent meanwhile", async () => {
    const good = await sqliteApi();
    const me = await person(good);
    const columns = part(3000);
    await sendPart(me, columns);
    await good.pass(ORPHAN_LIFE + 1);
    const fails = { ...good, parts: { ...good.parts, delete: () => Promise.reject(new Error("the network is down")) } };
    await expect(sweepParts(fails)).rejects.toThrow("unavailable");
    const named = await me.ask("/api/createPortfolio", naming(freshId(), [columns]));
    expect([named.status, jsonOf(named)]).toEqual([202, { missing: [nameOf(columns)] }]);
    const sent = await sendPart(me, columns);
    expect([sent.status, codeOf(sent), sent.headers.get("Retry-After")]).toEqual([503, "unavailable", "2"]);
    expect(await sweepParts(good)).toBe(1);
    expect(await inStore(good)).toEqual([]);
    expect((await sendPart(me, columns)).status).toBe(200);
    expect((await me.ask("/api/createPortfolio", naming(freshId(), [columns]))).status).toBe(200);
  });

  test.each([
    ["a folder", inFolder],
    ["the database", async () => ({})],
  ])("the bytes of an account go from %s with it, at once, by as many statements whatever it has", async (_, open) => {
    const { store, close }: Partial<StoreUnderTest> = await open();
    const api = await sqliteApi({ ...(store && { parts: store }) });
    const counts: number[] = [];
    for (const lines of [1, 40]) {
      const me = await person(api);
      for (let at = 0; at < lines; at++) await sendPart(me, part(1, at));
      await api.tally.during(async () => {
        expect((await me.ask("/api/deleteUser", { password: PASSWORD })).status).toBe(200);
        counts.push(api.tally.statements());
      });
      expect(await inStore(api)).toEqual([]);
    }
    expect(counts[1]).toBe(counts[0]);
    await close?.();
  });

  test("old bytes without a row, left by an account that was deleted in the database, are deleted", async () => {
    const { store, close } = await inFolder();
    const api = await sqliteApi({ parts: store });
    const me = await person(api);
    await sendPart(me, part(3000));
    await me.ask("/api/createPortfolio", naming(freshId(), [part(3000)]));
    await api.database.prepare("DELETE FROM users").all();
    expect(await inStore(api)).toHaveLength(1);
    // files have the time of the machine
    const at = (time: number) => ({ ...api, now: () => time });
    const sweptWithinADay = async (from: number): Promise<number> => {
      let deleted = 0;
      for (let hour = 0; hour < 24; hour++) deleted += await sweepParts(at(from + hour * HOUR));
      return deleted;
    };
    expect(await sweptWithinADay(Date.now())).toBe(0);
    expect(await sweptWithinADay(Date.now() + ORPHAN_LIFE + 60_000)).toBe(1);
    expect(await inStore(api)).toEqual([]);
    await close?.();
  });
});

test("parts beyond the quota are refused; unnamed parts may take the same quota again", async () => {
  const api = await sqliteApi();
  const me = await person(api);
  await sendPart(me, part(10));
  await api.database
    .prepare("UPDATE parts SET bytes = ?")
    .bind(2 * USER_PART_BYTES)
    .all();
  const full = await sendPart(me, part(10, 10));
  expect([full.status, codeOf(full)]).toEqual([403, "quota_exceeded"]);
  const named = await me.ask("/api/createPortfolio", naming(freshId(), [part(10)]));
  expect([named.status, codeOf(named)]).toEqual([403, "quota_exceeded"]);
});

/** Every store whose calls change something, which fails from its n-th call on, as a killed server does nothing more. */
function dyingAt(step: number, { parts, partDirectory, items }: SqliteApi): Partial<Ports> {
  let calls = 0;
  const unlessKilled = <T>(call: () => Promise<T>): Promise<T> =>
    calls++ < step ? call() : Promise.reject(new Error("killed"));
  return {
    parts: { ...parts, put: (...given) => unlessKilled(() => parts.put(...given)) },
    partDirectory: {
      ...partDirectory,
      claim: (...given) => unlessKilled(() => partDirectory.claim(...given)),
      confirm: (...given) => unlessKilled(() => partDirectory.confirm(...given)),
    },
    items: { ...items, update: (...given) => unlessKilled(() => items.update(...given)) },
  };
}

const PARTS = [part(400), part(300, 400)];
/** Steps of a save in parts: the statement, claim, put and confirm of two parts, the statement again. */
const STEPS = 8;

test("a save in parts that is killed at any of its steps leaves the state before, whole; the next completes it", async () => {
  const before = portfolio("killed_2", 300, "before");
  const after = { ...portfolio("killed_2", 1, "after"), products: productsOf(PARTS) };
  const save = (me: Person) => saveInParts(me, "/api/updatePortfolio", naming("killed_2", PARTS, "after"), PARTS);
  for (let step = 0; step <= STEPS; step++) {
    const api = await sqliteApi();
    const me = await person(api);
    await me.ask("/api/createPortfolio", before);
    const killed = await sqliteApi({ ...api, ...dyingAt(step, api) });
    const { status } = await save(personOf(killed, me.userId, me.email, me.token));
    expect([step, status === 200]).toEqual([step, step === STEPS]);
    expect(await readBack(me, before.portfolio_id)).toEqual(
      status === 200 ? { ...after, version: 2 } : { ...before, version: 1 },
    );
    expect((await save(me)).status).toBe(200);
    await api.pass(ORPHAN_LIFE + 1);
    await sweepParts(api);
    expect(await readBack(me, before.portfolio_id)).toEqual({ ...after, version: 2 });
    expect(await inStore(api)).toHaveLength(2);
  }
});
