// @vitest-environment node
import "fake-indexeddb/auto";
import { openDB } from "idb";
import { expect, test, vi } from "vitest";
import { database, openDatabase } from "../../../app/data/indexed-db/database.ts";
import { recordsIn } from "../../../app/data/indexed-db/record-store.ts";
import { ok } from "../../../app/data/outcome.ts";
import { GUEST } from "../../../app/data/record-store.ts";

test("a tab of an earlier build keeps working with a database of a later one, and loses nothing", async () => {
  const own = await openDatabase("later", () => undefined);
  await own.put("comparisons", { comparison: "mine" }, "c1");
  // in the later build's tab; our connection closes for it
  const later = await openDB("later", 99, { upgrade: (db) => void db.createObjectStore("of_tomorrow") });
  later.close();
  const again = await openDatabase("later", () => undefined);
  await again.put("comparisons", { comparison: "mine too" }, "c2");
  expect(await again.getAllKeys("comparisons")).toEqual(["c1", "c2"]);
  expect([...again.objectStoreNames]).toContain("of_tomorrow");
});

test("Safari: a page that is left during a transaction and kept in the cache blocks no other page", async () => {
  const page = new EventTarget();
  vi.stubGlobal("window", page);
  vi.stubGlobal("navigator", { vendor: "Apple Computer, Inc." });
  const opened = await openDatabase("cached", () => undefined);
  // as a frozen page: no later event of it ever runs
  const left = recordsIn(async () => opened).transact(["comparisons"], "readwrite", async (transaction) => {
    await transaction.write("comparisons", GUEST, "c1", 1);
    page.dispatchEvent(Object.assign(new Event("pagehide"), { persisted: true }));
    return ok(null);
  });
  expect(await left).toMatchObject({ problem: { code: "storage_unavailable" } });
  expect(await opened.count("comparisons")).toBe(0);
  let isOpen = false;
  const next = database().then(() => (isOpen = true));
  // takes as long as the other would
  await openDatabase("meanwhile", () => undefined);
  expect(isOpen).toBe(false);
  page.dispatchEvent(new Event("pageshow"));
  await next;
  vi.unstubAllGlobals();
});

test("owners do not see each other's records, and clearing one leaves the others", async () => {
  const opened = await openDatabase("owners", () => undefined);
  const records = recordsIn(async () => opened);
  const owners = [GUEST, "a@mail.example", "a@mail.example.org", "b@mail.example"];
  await records.transact(["comparisons"], "readwrite", async (transaction) => {
    for (const owner of owners) await transaction.write("comparisons", owner, "same id", { of: owner });
    return ok(null);
  });
  const all = async () =>
    records.transact(["comparisons"], "readonly", async (transaction) =>
      ok(await Promise.all(owners.map((owner) => transaction.readAll("comparisons", owner)))),
    );
  expect(await all()).toEqual({ ok: true, value: owners.map((owner) => [{ id: "same id", value: { of: owner } }]) });
  await records.transact(["comparisons"], "readwrite", async (transaction) => {
    await transaction.clear("comparisons", "a@mail.example");
    return ok(null);
  });
  expect(await all()).toMatchObject({ value: [[{}], [], [{}], [{}]] });
  await records.transact(["comparisons"], "readwrite", async (transaction) => {
    await transaction.clear("comparisons", GUEST);
    return ok(null);
  });
  expect(await all()).toMatchObject({ value: [[], [], [{}], [{}]] });
});

test("a transaction that ends with a problem, or throws, writes nothing", async () => {
  const opened = await openDatabase("atomic", () => undefined);
  const records = recordsIn(async () => opened);
  const write = (end: "problem" | "throw") =>
    records.transact(["comparisons", "outbox"], "readwrite", async (transaction) => {
      await transaction.write("comparisons", GUEST, "c1", 1);
      await transaction.write("outbox", GUEST, "c1", 1);
      if (end === "throw") throw new Error("a fault of ours");
      return { ok: false, problem: { code: "invalid", detail: "no" } };
    });
  expect(await write("problem")).toMatchObject({ problem: { code: "invalid" } });
  expect(await write("throw")).toMatchObject({ problem: { code: "storage_unavailable" } });
  expect(await opened.count("comparisons")).toBe(0);
  expect(await opened.count("outbox")).toBe(0);
});
