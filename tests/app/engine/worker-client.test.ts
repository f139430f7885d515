// @vitest-environment node
import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { MAX_SILENT_TICKS, type Ticker, workerClient } from "../../../app/engine/worker-client.ts";
import type { ComparisonInput } from "../../../workers/engine/comparison-result.ts";
import { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import type { ReferenceBytes, ScoringApi } from "../../../workers/scoring-api.ts";
import { cups } from "../../engine/toy.ts";
import { bytesOf, TOY_BASE, TOY_EUROPE } from "../data/toy-tables.ts";
import { mortalWorker, type MortalWorker } from "./mortal-worker.ts";

const V1: ReferenceBytes = { version: "v1", base: [bytesOf(TOY_BASE)], regions: {} };
const CUP: ComparisonInput = {
  ...cups,
  region_use: "Europe",
  products: [{ prodsys_id: "cup_pp" }],
};

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await setImmediate();
};

/** A clock that only the test moves; between ticks everything pending arrives. */
const testClock = () => {
  const running = new Set<() => void>();
  const every: Ticker = (_ms, action) => {
    running.add(action);
    return () => running.delete(action);
  };
  const tick = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time++) {
      await settle();
      running.forEach((action) => action());
    }
    await settle();
  };
  return { every, tick, settle, running };
};

const clientOver = (service: (nth: number) => Partial<ScoringApi> = () => ({})) => {
  const clock = testClock();
  const workers: MortalWorker[] = [];
  const client = workerClient(() => {
    const worker = mortalWorker(service(workers.length));
    workers.push(worker);
    return worker;
  }, clock.every);
  return { client, workers, clock };
};

const never = (): Promise<never> => new Promise(() => undefined);

describe("a healthy worker", () => {
  test("is started by the first call, keeps its data, and the caller keeps its buffers", async () => {
    const { client, workers, clock } = clientOver();
    expect(workers).toHaveLength(0);
    expect(await client.loadReference(V1)).toMatchObject({ ok: true, value: { version: "v1" } });
    expect(V1.base[0]?.byteLength).toBeGreaterThan(1000);
    expect(await client.loadRegion("v1", "Europe", [bytesOf(TOY_EUROPE)])).toEqual({ ok: true, value: null });
    expect(await client.scoreComparison("v1", CUP)).toMatchObject({ ok: true });
    expect(workers).toHaveLength(1);
    // no call waits, so no timer runs: an idle page stays asleep
    expect(clock.running.size).toBe(0);
  });

  test("is not taken for dead during long work while it answers pings", async () => {
    const { client, workers, clock } = clientOver(() => ({ scoreComparison: never }));
    void client.scoreComparison("v1", CUP);
    await clock.tick(100);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.ended).toBe(false);
  });
});

test("a cancel during the copying of a portfolio's lines takes effect", async () => {
  const calls: string[] = [];
  const { client } = clientOver(() => ({
    openPortfolio: async (_version, _context, lines) => {
      calls.push(`opened with ${lines.quantity.length} lines`);
      return { ok: false, problem: { code: "cancelled", detail: "" } };
    },
    cancel: async (job) => {
      calls.push(`cancelled ${job}`);
      return { ok: true, value: null };
    },
  }));
  await client.loadReference(V1);
  const many = LineTable.of(
    Array.from({ length: 30_000 }, () => ({
      usecase_id: "cup",
      prodsys_id: "cup_pp",
      food_id: "soup",
      quantity: 1,
      label: "",
    })),
  );
  const context = {
    region_use: "Europe",
    recycling: { custom: false },
    custom_products: [],
    custom_foods: [],
  } as const;
  const opened = client.openPortfolio("v1", context, many.data(), {}, { portfolio: "p", job: "j" }, () => undefined);
  await client.cancel("j");
  await opened;
  expect(calls).toEqual(["opened with 30000 lines", "cancelled j"]);
  expect(many.columns.quantity.length).toBe(30_000);
});

test("a portfolio is sent as columns: the caller keeps its own, progress is reported, edits and closing are answered", async () => {
  const shares: number[] = [];
  const { client } = clientOver(() => ({
    openPortfolio: async (_version, _context, lines, _settings, _job, onProgress) => {
      await onProgress(0.5);
      shares.push(lines.quantity[0] ?? 0);
      return { ok: false, problem: { code: "cancelled", detail: "enough" } };
    },
  }));
  await client.loadReference(V1);
  const data = {
    ids: ["cup", "cup_pp", "default_worst"],
    labels: [""],
    useCase: Uint32Array.of(0),
    product: Uint32Array.of(1),
    food: Uint32Array.of(2),
    label: Uint32Array.of(0),
    quantity: Float64Array.of(100),
  };
  const context = { region_use: "Global", recycling: { custom: false }, custom_products: [], custom_foods: [] };
  const opened = await client.openPortfolio("v1", context, data, {}, { portfolio: "p", job: "j" }, (share) => {
    shares.push(share);
  });
  expect(opened).toMatchObject({ problem: { detail: "enough" } });
  expect(shares).toEqual([0.5, 100]);
  expect(data.quantity[0]).toBe(100);
  expect(await client.editPortfolio("p", { kind: "remove", entry: 0 })).toMatchObject({
    problem: { code: "no_portfolio" },
  });
  expect(await client.closePortfolio("p")).toEqual({ ok: true, value: null });
});

describe("a worker that dies", () => {
  test("silently during a run: the call is repeated by a new worker that has the data again", async () => {
    const { client, workers, clock } = clientOver((nth) => (nth === 0 ? { scoreComparison: never } : {}));
    await client.loadReference(V1);
    await client.loadRegion("v1", "Europe", [bytesOf(TOY_EUROPE)]);
    const answer = client.scoreComparison("v1", CUP);
    await clock.tick(1);
    workers[0]?.kill();
    await clock.tick(MAX_SILENT_TICKS + 1);
    const scored = await answer;
    expect(scored.ok && scored.value.products[0]?.raw.climate).toBeTypeOf("number");
    expect(workers.map((worker) => worker.ended)).toEqual([true, false]);
  });

  test("with an error event: at once, without waiting for the watchdog", async () => {
    const { client, workers, clock } = clientOver((nth) => (nth === 0 ? { scoreComparison: never } : {}));
    await client.loadReference(V1);
    await client.loadRegion("v1", "Europe", [bytesOf(TOY_EUROPE)]);
    const answer = client.scoreComparison("v1", CUP);
    await clock.settle();
    workers[0]?.fail();
    expect(await answer).toMatchObject({ ok: true });
    expect(workers).toHaveLength(2);
  });

  test("while no call waits: the next call starts a new one", async () => {
    const { client, workers } = clientOver();
    await client.loadReference(V1);
    workers[0]?.fail();
    expect(await client.scoreComparison("v1", { ...CUP, region_use: "Global" })).toMatchObject({ ok: true });
    expect(workers).toHaveLength(2);
  });

  test("with several waiting calls: all are answered, by one new worker", async () => {
    const { client, workers, clock } = clientOver((nth) => (nth === 0 ? { scoreComparison: never } : {}));
    await client.loadReference(V1);
    await client.loadRegion("v1", "Europe", [bytesOf(TOY_EUROPE)]);
    const answers = Promise.all([1, 2, 3].map(() => client.scoreComparison("v1", CUP)));
    await clock.settle();
    workers[0]?.fail();
    expect((await answers).map((answer) => answer.ok)).toEqual([true, true, true]);
    expect(workers).toHaveLength(2);
  });

  test("three times in one call: a clear problem, and the next call starts a new one", async () => {
    const { client, workers, clock } = clientOver((nth) => (nth < 3 ? { scoreComparison: never } : {}));
    await client.loadReference(V1);
    await client.loadRegion("v1", "Europe", [bytesOf(TOY_EUROPE)]);
    const answer = client.scoreComparison("v1", CUP);
    for (const nth of [0, 1, 2]) {
      await clock.settle();
      workers[nth]?.fail();
    }
    expect(await answer).toMatchObject({ ok: false, problem: { code: "worker_lost" } });
    expect(workers).toHaveLength(3);
    expect(await client.scoreComparison("v1", CUP)).toMatchObject({ ok: true });
    expect(workers).toHaveLength(4);
  });

  test("at every start: a clear problem, no endless loading", async () => {
    const clock = testClock();
    let started = 0;
    const client = workerClient(() => {
      started += 1;
      const worker = mortalWorker();
      worker.kill();
      return worker;
    }, clock.every);
    const answer = client.loadReference(V1);
    await clock.tick(120);
    expect(await answer).toMatchObject({ ok: false, problem: { code: "worker_lost" } });
    expect(started).toBe(3);
  });
});

test("a refused dataset leaves the previous one in place, also for the next worker", async () => {
  const { client, workers } = clientOver();
  await client.loadReference(V1);
  const bad = await client.loadReference({
    version: "v2",
    base: [bytesOf([{ kind: "impact", data: "{" }])],
    regions: {},
  });
  expect(bad).toMatchObject({ ok: false, problem: { code: "bad_reference_data" } });
  workers[0]?.fail();
  expect(await client.scoreComparison("v1", { ...CUP, region_use: "Global" })).toMatchObject({ ok: true });
});

test("a worker that cannot be started is a problem, not an exception", async () => {
  const client = workerClient(() => {
    throw new TypeError("refused by the policy");
  });
  expect(await client.scoreComparison("v1", CUP)).toMatchObject({ ok: false, problem: { code: "internal" } });
});
