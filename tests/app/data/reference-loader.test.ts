// @vitest-environment node
import { describe, expect, test } from "vitest";
import { DATA_VERSION_HEADER } from "../../../edge-api/contract/reference-replies.ts";
import { serverReference } from "../../../app/data/reference-api.ts";
import { referenceLoader } from "../../../app/data/reference-loader.ts";
import type { ComparisonInput } from "../../../workers/engine/comparison-result.ts";
import { createScoringService } from "../../../workers/scoring-service.ts";
import { cups } from "../../engine/toy.ts";
import { memoryReference } from "./memory-stores.ts";
import { toyServer } from "./toy-server.ts";
import { bytesOf, toyBaseWith } from "./toy-tables.ts";

const CUP: ComparisonInput = {
  ...cups,
  products: [{ prodsys_id: "cup_pp" }],
};

/** A good reply with this content. */
const listOf = (value: unknown, version = "v1"): Response =>
  Response.json(value, { headers: { [DATA_VERSION_HEADER]: version } });

const quiet = (): void => undefined;

/** The calls for rows, without those for update times. */
const rowCallsOf = ({ calls }: { readonly calls: readonly string[] }): readonly string[] =>
  calls.filter((call) => !call.startsWith("/api/listUpdateTimes"));

/** One visit of the page: a new engine and loader over the browser's store. */
const visit = (server: Awaited<ReturnType<typeof toyServer>>, store = memoryReference()) => {
  const engine = createScoringService();
  const loader = referenceLoader({ api: serverReference(server.fetch), store, engine });
  const climate = async (input = CUP): Promise<unknown> => {
    const version = await loader.ensureRegion(input.region_use);
    if (!version.ok) return version.problem.code;
    const scored = await engine.scoreComparison(version.value, input);
    return scored.ok ? scored.value.products[0]?.raw.climate : scored.problem.code;
  };
  return { engine, loader, store, climate };
};

describe("first visit", () => {
  test("one call loads all rows, one beside it their times, and the scores are those of the vectors", async () => {
    const server = await toyServer();
    const { loader, climate, store } = visit(server);
    const stages: string[] = [];
    const loaded = await loader.load((stage) => stages.push(stage));
    expect(loaded.ok && loaded.value.catalogue.version).toBe("v1");
    expect(server.calls).toEqual(["/api/listData", "/api/listUpdateTimes"]);
    expect(stages).toEqual(["tables", "scorecard"]);
    expect(await climate()).toBeCloseTo(40.471, 9);
    expect(store.commits).toEqual(["v1"]);
  });

  test("a region is fetched once", async () => {
    const server = await toyServer();
    const { loader, climate } = visit(server);
    await loader.load(quiet);
    const both = await Promise.all([loader.ensureRegion("Europe"), loader.ensureRegion("Europe")]);
    await loader.ensureRegion("Europe");
    expect(both).toEqual([
      { ok: true, value: "v1" },
      { ok: true, value: "v1" },
    ]);
    expect(rowCallsOf(server)).toEqual(["/api/listData", "/api/listData/Europe"]);
    expect(await climate({ ...CUP, region_use: "Europe" })).not.toBe(await climate());
  });

  test("a region that is wanted while the base is loading is requested beside it, once", async () => {
    const server = await toyServer();
    let release = quiet;
    const held = new Promise<void>((resolve) => (release = resolve));
    const fetch: typeof server.fetch = async (url, init) => {
      if (url === "/api/listData") await held;
      return server.fetch(url, init);
    };
    const { loader, climate } = visit({ ...server, fetch });
    const loading = loader.load(quiet);
    const ensured = loader.ensureRegion("Europe");
    await expect.poll(() => rowCallsOf(server)).toEqual(["/api/listData/Europe"]);
    release();
    expect(await loading).toMatchObject({ ok: true, value: { stale: null } });
    expect(await ensured).toEqual({ ok: true, value: "v1" });
    expect(await climate({ ...CUP, region_use: "Europe" })).not.toBe(await climate());
    expect(rowCallsOf(server)).toHaveLength(2);
  });

  test("without server and last good data it is a problem, and a retry recovers", async () => {
    const server = await toyServer();
    server.fault = () => new TypeError("offline");
    const { loader } = visit(server);
    const failed = await loader.load(quiet);
    expect(failed).toMatchObject({ ok: false, problem: { code: "network" } });
    server.fault = () => null;
    expect(await loader.load(quiet)).toMatchObject({ ok: true, value: { stale: null } });
  });

  test.each([
    ["an error page", () => new Response("<h1>502</h1>", { status: 502 }), "bad_reply"],
    [
      "the page instead of JSON",
      () => new Response("<!doctype html>", { headers: { "Content-Type": "text/html" } }),
      "bad_reply",
    ],
    ["JSON that is no list", () => listOf({ rows: 5 }), "bad_reference_data"],
    ["a list without rows", () => listOf([]), "bad_reference_data"],
    ["a list of no version", () => Response.json([]), "bad_reply"],
  ])("%s is a problem, nothing is kept", async (_name, answer, code) => {
    const server = await toyServer();
    server.fault = answer;
    const { loader, store } = visit(server);
    expect(await loader.load(quiet)).toMatchObject({ ok: false, problem: { code } });
    expect(store.commits).toEqual([]);
  });
});

const visitedOnce = async () => {
  const server = await toyServer();
  const first = visit(server);
  await first.loader.load(quiet);
  await first.loader.ensureRegion("Europe");
  server.forget();
  return { server, store: first.store };
};

describe("later visits", () => {
  test("without changes: one conditional call and no rows, for the base and the region", async () => {
    const { server, store } = await visitedOnce();
    const { loader, climate } = visit(server, store);
    expect(await loader.load(quiet)).toMatchObject({ ok: true, value: { stale: null } });
    expect(await climate({ ...CUP, region_use: "Europe" })).toBeTypeOf("number");
    expect(server.calls).toEqual(["/api/listUpdateTimes"]);
    expect(server.moved()).toBe(0);
    expect(store.commits).toEqual(["v1"]);
  });

  test("one changed kind is the only one fetched", async () => {
    const { server, store } = await visitedOnce();
    await server.publish("v2", toyBaseWith(4000));
    const { loader, climate } = visit(server, store);
    const loaded = await loader.load(quiet);
    expect(loaded.ok && loaded.value.catalogue.version).toBe("v2");
    expect(server.calls).toEqual(["/api/listUpdateTimes", "/api/listKind/impact"]);
    // 0.01 kg more, because the factor rises by 2000 g/kg
    expect(await climate()).toBeCloseTo(60.471, 9);
    expect(store.commits).toEqual(["v1", "v2"]);
  });

  test("a region of an older version is confirmed before it is used again", async () => {
    const { server, store } = await visitedOnce();
    await server.publish("v2", toyBaseWith(4000));
    const { loader } = visit(server, store);
    await loader.load(quiet);
    server.forget();
    expect(await loader.ensureRegion("Europe")).toEqual({ ok: true, value: "v2" });
    expect(server.calls).toEqual(["/api/listUpdateTimes/Europe"]);
  });

  test("offline: the last good data, marked stale; a retry loads the new ones", async () => {
    const { server, store } = await visitedOnce();
    await server.publish("v2", toyBaseWith(4000));
    server.fault = () => new TypeError("offline");
    const { loader, climate } = visit(server, store);
    expect(await loader.load(quiet)).toMatchObject({ ok: true, value: { stale: { code: "network" } } });
    expect(await climate()).toBeCloseTo(40.471, 9);
    server.fault = () => null;
    expect(await loader.load(quiet)).toMatchObject({ ok: true, value: { stale: null, catalogue: { version: "v2" } } });
    expect(await climate()).toBeCloseTo(60.471, 9);
  });

  test.each([
    ["garbage", () => new Response("\u0000garbage", { headers: { "Content-Type": "application/json" } })],
    ["an error", () => new Response("{}", { status: 503, headers: { "Content-Type": "application/json" } })],
    [
      "cut off",
      () =>
        new Response('[{"kind":"metric","da', {
          headers: { "Content-Type": "application/json", [DATA_VERSION_HEADER]: "v2" },
        }),
    ],
    ["of another shape", () => listOf({ length: 1e9 }, "v2")],
    ["rows of nonsense", () => listOf([{ kind: "metric", data: '{"climate":7}' }], "v2")],
    ["rows that hold no object", () => listOf([{ kind: "impact", data: "[[" }], "v2")],
  ])("one kind is %s: the last good version as a whole", async (_name, answer) => {
    const { server, store } = await visitedOnce();
    await server.publish("v2", toyBaseWith(4000));
    server.fault = (path) =>
      path.startsWith("/api/listKind") ? answer() : path === "/api/listData" ? new TypeError("down") : null;
    const { loader, climate } = visit(server, store);
    const loaded = await loader.load(quiet);
    expect(loaded.ok && loaded.value.stale !== null && loaded.value.catalogue.version).toBe("v1");
    expect(await climate()).toBeCloseTo(40.471, 9);
    expect(store.commits).toEqual(["v1"]);
  });

  test("damaged store: everything is fetched again", async () => {
    const { server, store } = await visitedOnce();
    store.rows.set("base/impact", bytesOf([{ kind: "impact", data: "{{{" }]));
    const { loader, climate } = visit(server, store);
    expect(await loader.load(quiet)).toMatchObject({ ok: true, value: { stale: null } });
    expect(rowCallsOf(server)).toEqual(["/api/listData"]);
    expect(await climate()).toBeCloseTo(40.471, 9);
  });

  test.each([
    ["a string", "oops"],
    ["a hostile record", JSON.parse('{"version":"v1","__proto__":{"polluted":1},"kinds":[1]}')],
    ["a version of the future", { format: 99 }],
  ])("%s in the place of the versions: everything is fetched again", async (_name, head) => {
    const { server, store } = await visitedOnce();
    store.heads.set("base", head);
    expect(await visit(server, store).loader.load(quiet)).toMatchObject({ ok: true, value: { stale: null } });
    expect(rowCallsOf(server)).toEqual(["/api/listData"]);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });
});

describe("the version changes during a load (requirement 23)", () => {
  test("between the times and a kind: the load starts over and commits one version", async () => {
    const server = await toyServer();
    const { loader: first, store } = visit(server);
    await first.load(quiet);
    await server.publish("v2", toyBaseWith(4000));
    server.forget();
    const flipped = { done: false };
    const slow: typeof server.fetch = async (url, init) => {
      if (url.startsWith("/api/listKind") && !flipped.done) {
        flipped.done = true;
        await server.publish("v3", toyBaseWith(6000));
      }
      return server.fetch(url, init);
    };
    const engine = createScoringService();
    const loader = referenceLoader({ api: serverReference(slow), store, engine });
    const loaded = await loader.load(quiet);
    expect(loaded.ok && loaded.value.catalogue.version).toBe("v3");
    expect(store.commits).toEqual(["v1", "v3"]);
    const scored = await engine.scoreComparison("v3", CUP);
    expect(scored.ok && scored.value.products[0]?.raw.climate).toBeCloseTo(80.471, 9);
  });

  test("between base and region: the region's rows of the current version, and the new version is reported", async () => {
    const server = await toyServer();
    const { loader, climate } = visit(server);
    await loader.load(quiet);
    const before = await climate({ ...CUP, region_use: "Asia" });
    const told: string[] = [];
    loader.onMoved((catalogue) => told.push(`moved to ${catalogue.version}`));
    loader.onSeen((version) => told.push(`seen ${version}`));
    await server.publish("v2", toyBaseWith(4000));
    server.forget();
    expect(await loader.ensureRegion("Europe")).toEqual({ ok: true, value: "v1" });
    expect(rowCallsOf(server)).toEqual(["/api/listData/Europe", "/api/listData/Europe?version=v1"]);
    expect(told).toEqual(["seen v2"]);
    expect(await climate({ ...CUP, region_use: "Asia" })).toBe(before);
  });

  test("a server without the current version: its own version completely before the region, and screens are updated", async () => {
    const server = await toyServer();
    const { loader, climate } = visit(server);
    await loader.load(quiet);
    const told: string[] = [];
    loader.onMoved((catalogue) => told.push(catalogue.version));
    await server.publish("v2", toyBaseWith(4000));
    server.fault = (path) =>
      path.includes("?version=") ? Response.json({ code: "not_found" }, { status: 404 }) : null;
    expect(await loader.ensureRegion("Europe")).toEqual({ ok: true, value: "v2" });
    expect(told).toEqual(["v2"]);
    expect(await climate()).toBeCloseTo(60.471, 9);
  });

  test("a connection that breaks while the region is fetched changes nothing", async () => {
    const server = await toyServer();
    const { loader, climate } = visit(server);
    await loader.load(quiet);
    await server.publish("v2", toyBaseWith(4000));
    server.fault = (path) => (path.includes("?version=") ? new TypeError("offline") : null);
    expect(await loader.ensureRegion("Europe")).toMatchObject({ ok: false, problem: { code: "network" } });
    expect(await climate()).toBeCloseTo(40.471, 9);
  });

  test("a server that changes at every call ends as a problem, never as a mixture", async () => {
    const server = await toyServer();
    const { loader: first, store } = visit(server);
    await first.load(quiet);
    let flips = 1;
    const changingFetch: typeof server.fetch = async (url, init) => {
      flips += 1;
      await server.publish(`v${flips}`, toyBaseWith(2000 + flips));
      return server.fetch(url, init);
    };
    const loader = referenceLoader({ api: serverReference(changingFetch), store, engine: createScoringService() });
    const loaded = await loader.load(quiet);
    expect(loaded.ok && loaded.value.stale?.code).toBe("version_moved");
    expect(loaded.ok && loaded.value.catalogue.version).toBe("v1");
  });
});

describe("an open page looks for a newer version", () => {
  test("with one conditional call without rows while nothing has changed", async () => {
    const server = await toyServer();
    const { loader } = visit(server);
    await loader.load(quiet);
    const seen: string[] = [];
    loader.onSeen((version) => seen.push(version));
    server.forget();
    expect(await loader.look()).toEqual({ ok: true, value: null });
    expect(server.calls).toEqual(["/api/listUpdateTimes"]);
    expect(server.moved()).toBe(0);
    expect(seen).toEqual(["v1"]);
  });

  test("and reports it, without a change before it is loaded", async () => {
    const server = await toyServer();
    const { loader, climate, store } = visit(server);
    await loader.load(quiet);
    const seen: string[] = [];
    loader.onSeen((version) => seen.push(version));
    await server.publish("v2", toyBaseWith(4000));
    await loader.look();
    expect(seen).toEqual(["v2"]);
    expect(await climate()).toBeCloseTo(40.471, 9);
    expect(store.commits).toEqual(["v1"]);
    await loader.load(quiet);
    expect(await climate()).toBeCloseTo(60.471, 9);
    expect(store.commits).toEqual(["v1", "v2"]);
    // results may be pinned to it
    expect(store.replacedVersions).toEqual(["v1"]);
  });

  test("a failed call gives a problem and reports nothing; before the first load there is nothing to check", async () => {
    const server = await toyServer();
    const { loader } = visit(server);
    expect(await loader.look()).toMatchObject({ ok: false, problem: { code: "no_reference_data" } });
    await loader.load(quiet);
    const seen: string[] = [];
    loader.onSeen((version) => seen.push(version));
    server.fault = () => new TypeError("offline");
    expect(await loader.look()).toMatchObject({ ok: false, problem: { code: "network" } });
    expect(seen).toEqual([]);
  });
});
