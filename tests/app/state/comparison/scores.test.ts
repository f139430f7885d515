// @vitest-environment node
import { createStore } from "jotai";
import { describe, expect, test } from "vitest";
import type { ScoringClient } from "../../../../app/engine/scoring-client.ts";
import { downloadComparisonCsvAtom } from "../../../../app/exports/comparison.ts";
import { comparisonScoresAtom, type ScoresState } from "../../../../app/state/comparison/comparison-scores.ts";
import { provideServicesAtom, servicesAtom } from "../../../../app/state/core/services.ts";
import { continueAsGuestAtom } from "../../../../app/state/core/session.ts";
import { retryEngineAtom } from "../../../../app/state/engine/question-atom.ts";
import { type Loading, loadingAtom, retryLoadingAtom, startLoadingAtom } from "../../../../app/state/start/loading.ts";
import { newerDataAtom } from "../../../../app/state/start/newer-data.ts";
import { catalogueAtom } from "../../../../app/state/work/catalogue.ts";
import {
  type ComparisonDraft,
  createComparisonAtom,
  editComparisonAtom,
  renameComparisonAtom,
} from "../../../../app/state/work/comparisons.ts";
import { createScoringService } from "../../../../workers/scoring-service.ts";
import { toyBaseWith } from "../../data/toy-tables.ts";
import { testTab } from "../test-services.ts";

const DRAFT: ComparisonDraft = {
  comparison_name: "Cups",
  region_use: "Global",
  usecase_id: "cup",
  food_id: "default_worst",
  currentProductIds: ["cup_pp"],
};

type Tab = Awaited<ReturnType<typeof testTab>>;

/** Watches the scores like a component. */
const watched = async (tab: Tab) => {
  const created = await tab.store.set(createComparisonAtom, DRAFT);
  if (!created.ok) throw new Error(created.problem.detail);
  const id = created.value;
  const seen: ScoresState[] = [];
  const note = (): void => void seen.push(tab.store.get(comparisonScoresAtom(id)));
  note();
  tab.store.sub(comparisonScoresAtom(id), note);
  const until = async (status: ScoresState["status"]): Promise<ScoresState> => {
    for (let turn = 0; turn < 100_000 && seen.at(-1)?.status !== status; turn++) await new Promise(setImmediate);
    const last = seen.at(-1);
    if (last?.status !== status) throw new Error(`still ${last?.status}, not ${status}`);
    return last;
  };
  return { id, seen, until };
};

const climateOf = ({ scores }: ScoresState): number | null | undefined => scores?.products[0]?.raw.climate;

/** The real engine, with a call count; the test releases each score. */
const slowEngine = () => {
  const service = createScoringService();
  const waiting: (() => void)[] = [];
  const engine: ScoringClient = {
    ...service,
    scoreComparison: async (version, input) => {
      await new Promise<void>((go) => waiting.push(go));
      return service.scoreComparison(version, input);
    },
  };
  const next = async (): Promise<() => void> => {
    for (let turn = 0; turn < 100_000 && waiting.length === 0; turn++) await new Promise(setImmediate);
    return waiting.shift() ?? expect.fail("nothing was asked");
  };
  return { engine, next, waiting };
};

describe("scores of a comparison", () => {
  test("come from the worker, with their dataset version", async () => {
    const tab = await testTab({});
    await tab.store.set(startLoadingAtom);
    const { until } = await watched(tab);
    const ready = await until("ready");
    expect(climateOf(ready)).toBeCloseTo(40.471, 9);
    expect(ready.data_version).toBe("v1");
  });

  test("stay on screen during re-scoring, and are never null in between", async () => {
    const tab = await testTab({});
    await tab.store.set(startLoadingAtom);
    const { id, seen, until } = await watched(tab);
    const before = climateOf(await until("ready"));
    seen.length = 0;
    await tab.store.set(editComparisonAtom, id, { region_use: "Europe" });
    const after = climateOf(await until("ready"));
    expect(after).not.toBe(before);
    expect(seen[0]).toMatchObject({ status: "scoring", problem: null });
    for (const state of seen) expect([before, after]).toContain(climateOf(state));
  });

  test("are not computed again after a rename", async () => {
    const { engine, next, waiting } = slowEngine();
    const tab = await testTab({ engine });
    await tab.store.set(startLoadingAtom);
    const { id, until } = await watched(tab);
    (await next())();
    const ready = await until("ready");
    await tab.store.set(renameComparisonAtom, id, "Mugs");
    expect(tab.store.get(comparisonScoresAtom(id))).toBe(ready);
    expect(waiting).toEqual([]);
  });

  test("of an older state are ignored when they arrive late", async () => {
    const { engine, next } = slowEngine();
    const tab = await testTab({ engine });
    await tab.store.set(startLoadingAtom);
    const { id, seen, until } = await watched(tab);
    const older = await next();
    await tab.store.set(editComparisonAtom, id, { currentProductIds: ["cup_steel"] });
    const newer = await next();
    newer();
    const ready = await until("ready");
    older();
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    expect(seen.at(-1)).toBe(ready);
    expect(ready.scores?.products[0]?.prodsys_id).toBe("cup_steel");
  });

  test("a lost worker is a problem, and a retry recovers", async () => {
    const service = createScoringService();
    let lost = true;
    const engine: ScoringClient = {
      ...service,
      scoreComparison: async (version, input) =>
        lost ? { ok: false, problem: { code: "worker_lost", detail: "" } } : service.scoreComparison(version, input),
    };
    const tab = await testTab({ engine });
    await tab.store.set(startLoadingAtom);
    const { until } = await watched(tab);
    expect((await until("problem")).problem?.code).toBe("worker_lost");
    lost = false;
    tab.store.set(retryEngineAtom);
    await until("ready");
  });

  test("an unknown id is a problem, not endless loading", async () => {
    const tab = await testTab({});
    await tab.store.set(startLoadingAtom);
    const id = "nobody";
    tab.store.sub(comparisonScoresAtom(id), () => undefined);
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    expect(tab.store.get(comparisonScoresAtom(id))).toMatchObject({
      status: "problem",
      problem: { code: "not_found" },
    });
  });

  test("keep the current version when a region is fetched after the server has a newer one", async () => {
    const tab = await testTab({});
    await tab.store.set(startLoadingAtom);
    const { id, until } = await watched(tab);
    await until("ready");
    await tab.server.publish("v2", toyBaseWith(4000));
    await tab.store.set(editComparisonAtom, id, { region_use: "Europe" });
    for (let turn = 0; turn < 100; turn++) await new Promise(setImmediate);
    const ready = await until("ready");
    expect(tab.server.calls).toContain("/api/listData/Europe?version=v1");
    expect(ready.data_version).toBe("v1");
    expect(tab.store.get(catalogueAtom)?.version).toBe("v1");
    expect(tab.store.get(newerDataAtom)).toBe("v2");
  });
});

describe("CSV of what is on screen", () => {
  test("is downloaded once the scores are ready, with its file name", async () => {
    const tab = await testTab({});
    const order = { table: "results" } as const;
    await tab.store.set(startLoadingAtom);
    const { id, until } = await watched(tab);
    expect(await tab.store.set(downloadComparisonCsvAtom, { ...order, id })).toMatchObject({ ok: false });
    await until("ready");
    expect(await tab.store.set(downloadComparisonCsvAtom, { ...order, id })).toEqual({ ok: true, value: null });
    expect(tab.files).toHaveLength(1);
    expect(tab.files[0]?.name).toBe("Cups-results_Global_1970-01-01_data-v1.csv");
    expect(tab.files[0]?.text).toContain("cup_pp");
    expect(tab.files[0]?.type).toBe("text/csv");
  });
});

const stagesOf = (tab: Tab): Loading[] => {
  const seen: Loading[] = [];
  tab.store.sub(loadingAtom, () => seen.push(tab.store.get(loadingAtom)));
  return seen;
};

describe("loading", () => {
  test("passes the stages of the specification, once for several calls", async () => {
    const tab = await testTab({});
    tab.store.set(continueAsGuestAtom);
    const seen = stagesOf(tab);
    await Promise.all([tab.store.set(startLoadingAtom), tab.store.set(startLoadingAtom)]);
    await tab.store.set(startLoadingAtom);
    expect(seen.map(({ percent }) => percent)).toEqual([5, 20, 50, 90, 100]);
    // once each; the texts are no part of it
    expect(tab.server.calls).toEqual(["/api/listData", "/api/listUpdateTimes"]);
    expect(tab.store.get(catalogueAtom)?.version).toBe("v1");
  });

  test("shows the stage of what everything waits for", async () => {
    const tab = await testTab({});
    const services = tab.store.get(servicesAtom);
    const opened = await services.open();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const settings = async () => {
      await held;
      return opened.settings();
    };
    const store = createStore();
    store.set(provideServicesAtom, { ...services, open: async () => ({ ...opened, settings }) });
    const loading = store.set(startLoadingAtom);
    await expect.poll(() => tab.server.calls).toContain("/api/listData");
    await opened.reference.load(() => undefined);
    // the tables are here, the settings are not
    expect(store.get(loadingAtom).percent).toBe(5);
    release();
    await loading;
    expect(store.get(loadingAtom).percent).toBe(100);
  });

  test("fails with a reason, and a retry recovers", async () => {
    const tab = await testTab({});
    tab.server.fault = () => new TypeError("offline");
    await tab.store.set(startLoadingAtom);
    expect(tab.store.get(loadingAtom)).toMatchObject({ status: "failed", problem: { code: "network" } });
    tab.server.fault = () => null;
    await tab.store.set(retryLoadingAtom);
    expect(tab.store.get(loadingAtom)).toMatchObject({ status: "ready", problem: null, stale: null });
  });

  test("runs in the background when already ready; without the server the screen keeps its data", async () => {
    const tab = await testTab({});
    await tab.store.set(startLoadingAtom);
    const seen = stagesOf(tab);
    tab.server.fault = () => new TypeError("offline");
    await tab.store.set(retryLoadingAtom);
    expect(seen).toMatchObject([{ status: "ready", stale: { code: "network" } }]);
    expect(tab.store.get(catalogueAtom)?.version).toBe("v1");
  });
});
