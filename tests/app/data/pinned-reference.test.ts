// @vitest-environment node
import "fake-indexeddb/auto";
import { describe, expect, test } from "vitest";
import { openDatabase } from "../../../app/data/indexed-db/database.ts";
import { pinnedIn } from "../../../app/data/indexed-db/pinned-store.ts";
import { pinnedStore as noStore } from "../../../app/data/no-stores.ts";
import { failed } from "../../../app/data/outcome.ts";
import { pinnedReference } from "../../../app/data/pinned-reference.ts";
import type { PinnedStore } from "../../../app/data/pinned-store.ts";
import { serverReference } from "../../../app/data/reference-api.ts";
import type { ComparisonInput } from "../../../workers/engine/comparison-result.ts";
import { createScoringService } from "../../../workers/scoring-service.ts";
import { cups } from "../../engine/toy.ts";
import { toyServer } from "./toy-server.ts";
import { toyBaseWith } from "./toy-tables.ts";

const CUP: ComparisonInput = {
  ...cups,
  products: [{ prodsys_id: "cup_pp" }],
};

let databases = 0;

/** A browser's database in memory, with a guest's comparisons pinned to these versions. */
const browser = async (...named: readonly (readonly [version: string, region_use: string])[]) => {
  const db = await openDatabase(`pinned ${++databases}`, () => undefined);
  const name = async (all: typeof named) => {
    await db.clear("comparisons");
    for (const [data_version, region_use] of all) {
      await db.put(
        "comparisons",
        { comparison: { data_version, region_use }, changed: 1 },
        `${data_version} ${region_use}`,
      );
    }
  };
  await name(named);
  return { db, name, store: pinnedIn(async () => db), held: () => db.getAllKeys("pinned_tables") };
};

/** One page of a browser, with a new worker. */
const visit = async (server: Awaited<ReturnType<typeof toyServer>>, store = noStore) => {
  const engine = createScoringService();
  const pinned = pinnedReference(serverReference(server.fetch), engine, store);
  const climate = async (version: string, region_use = "Global") => {
    const scored = await engine.scoreComparison(version, { ...CUP, region_use });
    return scored.ok ? scored.value.products[0]?.raw.climate : scored.problem.code;
  };
  return { server, engine, pinned, climate };
};

const opened = async () => visit(await toyServer());

test("two versions are scored side by side, each with its own rows, each fetched once", async () => {
  const { server, pinned, climate } = await opened();
  await server.publish("v2", toyBaseWith(4000));
  expect(await pinned.ensureRegion("v1", "Europe")).toEqual({ ok: true, value: "v1" });
  expect(await pinned.ensureRegion("v2", "Europe")).toEqual({ ok: true, value: "v2" });
  const [old, now] = [await climate("v1"), await climate("v2")];
  expect(Number(now) - Number(old)).toBeCloseTo(20, 9);
  expect(await climate("v1", "Europe")).toEqual(expect.any(Number));
  server.forget();
  await pinned.ensureRegion("v1", "Europe");
  await pinned.catalogue("v2");
  expect(server.calls).toEqual([]);
});

test("a version that the worker has dropped is loaded again", async () => {
  const { server, pinned, climate } = await opened();
  for (const version of ["v2", "v3", "v4"]) await server.publish(version);
  for (const version of ["v1", "v2", "v3", "v4"]) await pinned.ensureRegion(version, "Europe");
  expect(await climate("v1")).toBe("wrong_version");
  expect(await pinned.ensureRegion("v1", "Europe")).toEqual({ ok: true, value: "v1" });
  expect(await climate("v1")).toEqual(expect.any(Number));
});

test.each(["v99", "../users", ""])("%j is no version, and no other one is used in its place", async (version) => {
  const { pinned } = await opened();
  expect(await pinned.catalogue(version)).toMatchObject({ ok: false, problem: { code: "not_found" } });
});

test("a failure is not cached", async () => {
  const { server, pinned } = await opened();
  server.fault = () => new TypeError("Failed to fetch");
  expect(await pinned.catalogue("v1")).toMatchObject({ ok: false, problem: { code: "network" } });
  server.fault = () => null;
  expect(await pinned.catalogue("v1")).toMatchObject({ ok: true, value: { version: "v1" } });
});

describe("versions that documents of this browser are pinned to", () => {
  const offline = () => new TypeError("Failed to fetch");

  test("open offline in a new page, once they were opened", async () => {
    const server = await toyServer();
    const { store, held } = await browser(["v1", "Europe"]);
    const online = await visit(server, store);
    await online.pinned.ensureRegion("v1", "Europe");
    const before = await online.climate("v1", "Europe");
    expect(await held()).toEqual([
      ["v1", "Europe"],
      ["v1", "base"],
    ]);
    server.fault = offline;
    const later = await visit(server, store);
    expect(await later.pinned.catalogue("v1")).toMatchObject({ ok: true, value: { version: "v1" } });
    expect(await later.pinned.ensureRegion("v1", "Europe")).toEqual({ ok: true, value: "v1" });
    expect(before).toEqual(expect.any(Number));
    expect(await later.climate("v1", "Europe")).toBe(before);
  });

  test("are the only ones stored, not those of a shared link or of the change log", async () => {
    const { store, held } = await browser(["v2", "Global"]);
    const { pinned } = await visit(await toyServer(), store);
    await pinned.ensureRegion("v1", "Europe");
    expect(await held()).toEqual([]);
  });

  test("are fetched in advance with their region of use, once each; the current one is stored elsewhere", async () => {
    const server = await toyServer();
    await server.publish("v2", toyBaseWith(4000));
    const { store, name, held } = await browser(["v1", "Europe"], ["v2", "Europe"]);
    await name([
      ["v1", "Europe"],
      ["v1", "Global"],
      ["v2", "Europe"],
    ]);
    const first = await visit(server, store);
    await first.pinned.keepNamed("v2");
    expect(await held()).toEqual([
      ["v1", "Europe"],
      ["v1", "base"],
    ]);
    server.forget();
    await first.pinned.keepNamed("v2");
    expect(server.calls).toEqual([]);
    server.fault = offline;
    const later = await visit(server, store);
    expect(await later.pinned.ensureRegion("v1", "Europe")).toEqual({ ok: true, value: "v1" });
  });

  test("are removed once no document is pinned to them", async () => {
    const server = await toyServer();
    await server.publish("v2", toyBaseWith(4000));
    const { store, name, held } = await browser(["v1", "Europe"], ["v2", "Global"]);
    const { pinned } = await visit(server, store);
    await pinned.keepNamed("v3");
    expect(await held()).toHaveLength(3);
    await name([["v2", "Global"]]);
    await pinned.tidy();
    expect(await held()).toEqual([["v2", "base"]]);
  });

  test("are found in a user's portfolio and in a guest's comparison", async () => {
    const { db, store } = await browser();
    const record = { portfolio: { portfolio: { data_version: "v1", region_use: "Europe" }, entries: {} }, changed: 1 };
    await db.put("portfolios", record, ["a@mail.example", "p1"]);
    expect(await store.missing("v2")).toEqual({
      ok: true,
      value: [
        { version: "v1", region: "base" },
        { version: "v1", region: "Europe" },
      ],
    });
  });

  test("are fetched again if their rows are damaged, and repaired", async () => {
    const { db, store } = await browser(["v1", "Global"]);
    await db.put("pinned_tables", new Map([["impact", new TextEncoder().encode("no rows").buffer]]), ["v1", "base"]);
    const server = await toyServer();
    const { pinned, climate } = await visit(server, store);
    expect(await pinned.ensureRegion("v1", "Global")).toEqual({ ok: true, value: "v1" });
    expect(await climate("v1")).toEqual(expect.any(Number));
    server.fault = offline;
    expect(await (await visit(server, store)).pinned.catalogue("v1")).toMatchObject({ ok: true });
  });

  test("come from the server in a browser without space or storage", async () => {
    const full = async () => failed("quota", "full");
    const store: PinnedStore = { read: full, keep: full, missing: full, tidy: full };
    const { pinned, climate } = await visit(await toyServer(), store);
    expect(await pinned.ensureRegion("v1", "Europe")).toEqual({ ok: true, value: "v1" });
    expect(await climate("v1", "Europe")).toEqual(expect.any(Number));
    await pinned.keepNamed("v2");
    await pinned.tidy();
  });
});
