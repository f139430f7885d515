// @vitest-environment node
import { setImmediate } from "node:timers/promises";
import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ok } from "../../../../app/data/outcome.ts";
import { PortfolioSession, type PortfolioInput } from "../../../../app/state/portfolio/portfolio-session.ts";
import type { OpenServices, Services } from "../../../../app/state/core/services.ts";
import { append, applyEdits, remove, setItem, setQuantity } from "../../../../workers/engine/portfolio/line-edit.ts";
import { LineTable } from "../../../../workers/engine/portfolio/line-table.ts";
import { createScoringService } from "../../../../workers/scoring-service.ts";
import type { ScoringApi } from "../../../../workers/scoring-api.ts";
import { toyBytes } from "../../../workers/toy-bytes.ts";

const CONTEXT = { region_use: "Global", recycling: { custom: false }, custom_products: [], custom_foods: [] };
const SETTINGS = { cup_steel: { reuses: 7 } };
const PRODUCTS = ["cup_pp", "cup_steel", "cup_board", "nothing"] as const;
const FOODS = ["default_worst", "soup", "water"] as const;

const lineOf = (product: number, food: number, quantity: number) => ({
  usecase_id: "cup",
  prodsys_id: PRODUCTS[product % PRODUCTS.length] ?? "cup_pp",
  food_id: FOODS[food % FOODS.length] ?? "soup",
  quantity,
  label: "",
});

/** The real engine in process, and the calls that it gets. */
const opened = async (over: (service: ScoringApi) => Partial<ScoringApi> = () => ({})) => {
  const service = createScoringService();
  await service.loadReference(toyBytes("v1"));
  const calls: string[] = [];
  const changed = { ...service, ...over(service) };
  const engine = {
    ...changed,
    openPortfolio: (...given: Parameters<ScoringApi["openPortfolio"]>) => {
      calls.push("open");
      return changed.openPortfolio(...given);
    },
    rescorePortfolio: (...given: Parameters<ScoringApi["rescorePortfolio"]>) => {
      calls.push("rescore");
      return changed.rescorePortfolio(...given);
    },
    editPortfolio: (...given: Parameters<ScoringApi["editPortfolio"]>) => {
      calls.push("edit");
      return changed.editPortfolio(...given);
    },
  };
  const services = {
    open: async () => ({ engine, reference: { ensureRegion: async () => ok("v1") } }) as unknown as OpenServices,
  } as Services;
  const session = new PortfolioSession("p");
  const score = (input: PortfolioInput, signal = new AbortController().signal) =>
    session.score(services, input, signal);
  return { score, calls, session, services };
};

const scoresFromScratch = async (input: PortfolioInput) => {
  const { score } = await opened();
  return score(input);
};

const START = LineTable.of([lineOf(0, 0, 100), lineOf(1, 1, 50), lineOf(2, 0, 7)]);
const INPUT: PortfolioInput = { table: START, settings: SETTINGS, context: CONTEXT };

describe("a portfolio in the scoring worker", () => {
  test("an edit sends the worker only the difference", async () => {
    const { score, calls } = await opened();
    await score(INPUT);
    const { table } = applyEdits(START, [setQuantity(START, 1, 60)]);
    await score({ ...INPUT, table });
    expect(calls).toEqual(["open", "edit"]);
  });

  test("another region or other product settings are rescored, with only the steps that each needs", async () => {
    const { score, calls } = await opened();
    await score(INPUT);
    await score({ ...INPUT, context: { ...CONTEXT, region_use: "Europe" } });
    const other = { ...INPUT, settings: { cup_steel: { reuses: 90 } } };
    const scored = await score(other);
    expect(calls).toEqual(["open", "rescore", "open"]);
    expect(scored).toEqual(await scoresFromScratch(other));
  });

  test("a restarted worker, which knows no portfolio, gets the whole one", async () => {
    let lost = false;
    const { score, calls } = await opened((service) => ({
      editPortfolio: async (...given) =>
        lost ? { ok: false, problem: { code: "no_portfolio", detail: "p" } } : service.editPortfolio(...given),
    }));
    await score(INPUT);
    lost = true;
    const next = { ...INPUT, table: applyEdits(START, [setQuantity(START, 0, 3)]).table };
    expect(await score(next)).toEqual(await scoresFromScratch(next));
    expect(calls).toEqual(["open", "edit", "open"]);
  });

  test("a request that a newer one replaced before it began is not scored", async () => {
    const { score, calls } = await opened();
    const late = new AbortController();
    const first = score(INPUT);
    const second = score({ ...INPUT, table: applyEdits(START, [setQuantity(START, 0, 3)]).table }, late.signal);
    late.abort();
    await first;
    expect(await second).toMatchObject({ ok: false, problem: { code: "cancelled" } });
    expect(calls).toEqual(["open"]);
  });

  describe("with many lines, which waits for an idle page", () => {
    const MANY = { ...INPUT, table: LineTable.of(Array.from({ length: 12_000 }, (_, at) => lineOf(at, at, at + 1))) };
    /** the time until which the page draws */
    let becomeIdle: () => void;
    beforeEach(() => {
      let callbacks: IdleRequestCallback[] = [];
      let isIdle = false;
      const tell = () => {
        for (const callback of callbacks.splice(0)) callback({ didTimeout: false, timeRemaining: () => 49 });
      };
      becomeIdle = () => {
        isIdle = true;
        tell();
      };
      vi.stubGlobal("document", { hidden: false });
      vi.stubGlobal("requestIdleCallback", (callback: IdleRequestCallback) => {
        callbacks = [...callbacks, callback];
        if (isIdle) tell();
      });
    });
    afterEach(() => void vi.unstubAllGlobals());

    test("is opened when the page is idle", async () => {
      const { score, calls } = await opened();
      const brought = score(MANY);
      await setImmediate();
      expect(calls).toEqual([]);
      becomeIdle();
      expect(await brought).toMatchObject({ ok: true });
      expect(calls).toEqual(["open"]);
    });

    test.each([
      ["the user stops it", (session: PortfolioSession) => session.stop()],
      ["a newer request comes", (_: PortfolioSession, controller: AbortController) => controller.abort()],
    ])("is not opened where %s meanwhile, and the next request is", async (_, end) => {
      const { score, calls, session } = await opened();
      const controller = new AbortController();
      const brought = score(MANY, controller.signal);
      await setImmediate();
      end(session, controller);
      becomeIdle();
      expect(await brought).toMatchObject({ ok: false, problem: { code: "cancelled" } });
      expect(calls).toEqual([]);
      expect(await score(MANY)).toMatchObject({ ok: true });
    });
  });

  test("a question is asked after the running requests", async () => {
    const { score, session, services } = await opened();
    void score(INPUT);
    const rows = await session.ask(services, (engine, key) => engine.portfolioEntries(key, Uint32Array.of(0, 2, 9)));
    expect(rows.ok && rows.value).toHaveLength(3);
  });

  test("after any edits the scores equal those of a portfolio opened with the same lines", async () => {
    const step = fc.record({
      kind: fc.constantFrom("quantity", "item", "append", "remove", "both"),
      at: fc.nat(30),
      product: fc.nat(9),
      food: fc.nat(9),
      quantity: fc.integer({ min: 1, max: 1e6 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { score } = await opened();
        let table = START;
        for (const { kind, at, product, food, quantity } of steps) {
          const place = at % table.length;
          const line = lineOf(product, food, quantity);
          const edits = {
            quantity: () => [setQuantity(table, place, quantity)],
            item: () => [setItem(table, place, { prodsys_id: line.prodsys_id, food_id: line.food_id })],
            append: () => [append(table, LineTable.of([line]))],
            remove: () => (table.length > 1 ? [remove(table, Uint32Array.of(place))] : []),
            both: () => [setQuantity(table, 0, quantity), append(table, LineTable.of([line, line]))],
          }[kind]();
          ({ table } = applyEdits(table, edits));
          const input = { ...INPUT, table };
          expect(await score(input)).toEqual(await scoresFromScratch(input));
        }
      }),
      { numRuns: 15 },
    );
  });
});
