import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import { swapPathSteps } from "../../../workers/engine/analysis/swap-path.ts";
import { type Swap, type SwapLimits, type SwapPath, wholeUses } from "../../../workers/engine/analysis/swap.ts";
import type { PortfolioEntry } from "../../../workers/engine/portfolio/portfolio-line.ts";
import type { LivePortfolio } from "../../../workers/engine/portfolio/live-portfolio.ts";
import { runToEnd } from "../../../workers/engine/portfolio/steps.ts";
import { productOf } from "../../../workers/engine/scoring/scope.ts";
import { IS_SOAK } from "../../fixtures/soak.ts";
import { ANY_SWAP, anyEntryArb, europe, knownEntryArb, liveOf, toyReference, toyRows } from "./toy-portfolio.ts";

const rows = toyRows();
const countArb = fc.integer({ min: 1, max: 10_000 });
const entriesArb = fc.array(knownEntryArb(countArb), { minLength: 1, maxLength: 10 });

const pathOf = (live: LivePortfolio, limits: Partial<SwapLimits> = {}): SwapPath =>
  runToEnd(swapPathSteps(live, { ...ANY_SWAP, ...limits }));

const sizeOf = (live: LivePortfolio, prodsys_id: string): number => productOf(live.scope, prodsys_id)?.dimension ?? 1;

/** The entries with the lines of these swaps replaced, independent of the code under test except for the rounding. */
const swapped = (entries: readonly PortfolioEntry[], swaps: readonly Swap[]): readonly PortfolioEntry[] =>
  entries.map((entry, place) => {
    const swap = swaps.find(({ places }) => places.includes(place));
    if (swap === undefined) return entry;
    const { usecase_id, food_id, quantity } = entry;
    return { usecase_id, food_id, prodsys_id: swap.prodsys_id, quantity: wholeUses(Number(quantity) * swap.uses) };
  });

const summaryOf = (entries: readonly PortfolioEntry[]): number => liveOf(rows, entries).scores().summary ?? NaN;

/** All swaps of the entries: each product of a use case with each listed product, in all its lines of `only`. */
const allSwaps = (
  live: LivePortfolio,
  entries: readonly PortfolioEntry[],
  only: (at: number) => boolean = () => true,
): readonly Swap[][] => {
  const keys = [...new Set(entries.map(({ usecase_id, prodsys_id }) => JSON.stringify([usecase_id, prodsys_id])))];
  return keys.map((key) => {
    const [usecase_id, from] = JSON.parse(key) as [string, string];
    const places = entries.flatMap((entry, at) =>
      only(at) && entry.usecase_id === usecase_id && entry.prodsys_id === from ? [at] : [],
    );
    if (places.length === 0) return [];
    return live.scope.compiled
      .listedIn(usecase_id)
      .filter((id) => id !== from)
      .map((id) => ({
        prodsys_id: id,
        uses: sizeOf(live, from) / sizeOf(live, id),
        places: Uint32Array.from(places),
      }));
  });
};

/** Whether a swap lowers the score of a metric of its lines; scored apart, so that the search is not asked. */
const losesIn = (entries: readonly PortfolioEntry[], swap: Swap): boolean => {
  const own = (all: readonly PortfolioEntry[]) =>
    liveOf(
      rows,
      all.filter((_, at) => swap.places.includes(at)),
    ).scores();
  const [before, after] = [own(entries), own(swapped(entries, [swap]))];
  return METRIC_IDS.some((id) => (before.score[id] ?? 0) - (after.score[id] ?? 0) > 1e-9);
};

const isDisjoint = (swap: Swap, made: readonly Swap[]): boolean =>
  made.every(({ places }) => places.every((place) => !swap.places.includes(place)));

const cup = (prodsys_id: string, quantity: number, food_id = "soup"): PortfolioEntry => ({
  usecase_id: "cup",
  prodsys_id,
  food_id,
  quantity,
});

describe("the path of swaps", () => {
  it("promises the exact summary after each step and alone, and does not change the portfolio", () => {
    fc.assert(
      fc.property(fc.array(anyEntryArb(countArb), { minLength: 1, maxLength: 10 }), (entries) => {
        const live = liveOf(rows, entries);
        const before = live.scores();
        const { steps } = pathOf(live);
        steps.forEach((step, at) => {
          expect(step.summary_before).toBe(at === 0 ? before.summary : steps[at - 1]?.summary_after);
          expect(step.summary_after).toBe(summaryOf(swapped(entries, steps.slice(0, at + 1))));
          expect(step.summary_alone).toBeCloseTo(summaryOf(swapped(entries, [step])), 9);
        });
        expect(live.scores()).toEqual(before);
      }),
    );
  });

  /** How far any step is from the best of `all` swaps with the earlier ones made, and the last from where none helps. */
  const distance = (entries: readonly PortfolioEntry[], { steps }: SwapPath, all: readonly Swap[]) => {
    const distances: number[] = [];
    for (let made = 0; made <= steps.length; made++) {
      const former = steps.slice(0, made);
      const now = summaryOf(swapped(entries, former));
      const best = Math.max(
        -Infinity,
        ...all.filter((swap) => isDisjoint(swap, former)).map((swap) => summaryOf(swapped(entries, [...former, swap]))),
      );
      const step = steps[made];
      // where no swap helps the path stays
      const [reached, reachable] = [step?.summary_after ?? now, step === undefined ? Math.max(best, now) : best];
      distances.push(Math.abs(reached - reachable));
    }
    return Math.max(...distances);
  };
  /** The search sums in another order than a scored portfolio. */
  const NONE = 3e-9;

  it("takes at each step the best swap after the earlier ones, and ends when none helps (brute force)", () => {
    fc.assert(
      fc.property(entriesArb, (entries) => {
        const live = liveOf(rows, entries);
        expect(distance(entries, pathOf(live), allSwaps(live, entries).flat())).toBeLessThanOrEqual(NONE);
      }),
      { numRuns: IS_SOAK ? 600 : 20 },
    );
  });

  it("takes the best swap that makes no metric of its lines worse, if that is required (brute force)", () => {
    let left_out = 0;
    fc.assert(
      fc.property(entriesArb, (entries) => {
        const live = liveOf(rows, entries);
        const path = pathOf(live, { no_losses: true });
        const all = allSwaps(live, entries).flat();
        const kept = all.filter((swap) => !losesIn(entries, swap));
        left_out += all.length - kept.length;
        expect(path.steps.flatMap(({ losses }) => losses)).toEqual([]);
        expect(distance(entries, path, kept)).toBeLessThanOrEqual(NONE);
      }),
      { numRuns: IS_SOAK ? 600 : 20 },
    );
    expect(left_out).toBeGreaterThan(0);
  });

  it("changes only the allowed lines, and takes the best swap of these (brute force)", () => {
    fc.assert(
      fc.property(entriesArb, fc.func(fc.boolean()), (entries, isOurs) => {
        const places = Uint32Array.from(entries.keys()).filter((at) => isOurs(at));
        const live = liveOf(rows, entries);
        const path = pathOf(live, { places });
        expect(path.looked_at).toBe(places.length);
        for (const step of path.steps) expect([...step.places].filter((at) => !isOurs(at))).toEqual([]);
        expect(distance(entries, path, allSwaps(live, entries, isOurs).flat())).toBeLessThanOrEqual(NONE);
      }),
      { numRuns: IS_SOAK ? 600 : 20 },
    );
  });

  it("is within a point of the best choice of as many swaps (brute force over all choices)", () => {
    fc.assert(
      fc.property(fc.array(knownEntryArb(countArb), { minLength: 1, maxLength: 6 }), (entries) => {
        const live = liveOf(rows, entries);
        const { steps } = pathOf(live);
        /** by number of swaps, the largest summary of any choice */
        const most: number[] = [];
        const choose = (groups: readonly Swap[][], made: readonly Swap[]): void => {
          most[made.length] = Math.max(most[made.length] ?? -Infinity, summaryOf(swapped(entries, made)));
          groups.forEach((group, at) => {
            for (const swap of group) choose(groups.slice(at + 1), [...made, swap]);
          });
        };
        choose(allSwaps(live, entries), []);
        steps.forEach(({ summary_after }, at) => {
          expect(summary_after).toBeLessThanOrEqual((most[at + 1] ?? NaN) + 1e-9);
          expect(summary_after).toBeGreaterThanOrEqual((most[at + 1] ?? NaN) - 1);
        });
      }),
      { numRuns: IS_SOAK ? 400 : 15 },
    );
  });

  it("replaces a product in all its lines of a use case, each rounded up to whole uses", () => {
    fc.assert(
      fc.property(entriesArb, (entries) => {
        const live = liveOf(rows, entries);
        for (const { places, replaced_id, usecase_id, prodsys_id, uses, ...step } of pathOf(live).steps) {
          const own = entries.flatMap((entry, at) =>
            entry.prodsys_id === replaced_id && entry.usecase_id === usecase_id ? [at] : [],
          );
          expect([...places]).toEqual(own);
          expect(uses).toBeCloseTo(sizeOf(live, replaced_id) / sizeOf(live, prodsys_id), 9);
          const before = own.map((at) => Number(entries[at]?.quantity));
          expect(step.quantity_before).toBe(before.reduce((sum, one) => sum + one, 0));
          expect(step.quantity_after).toBe(before.reduce((sum, one) => sum + wholeUses(one * uses), 0));
        }
      }),
    );
    expect([0.2, 1, 1.5, 699.999_999_999_9, 700.000_000_000_1, 700.1].map(wholeUses)).toEqual([1, 1, 2, 700, 700, 701]);
  });

  it("has the figures of its lines alone, and names the metrics that get worse", () => {
    fc.assert(
      fc.property(entriesArb, (entries) => {
        for (const step of pathOf(liveOf(rows, entries)).steps) {
          const own = (all: readonly PortfolioEntry[]) =>
            liveOf(
              rows,
              all.filter((_, at) => step.places.includes(at)),
            ).scores();
          const [before, after] = [own(entries), own(swapped(entries, [step]))];
          for (const [totals, there] of [
            [step.before, before],
            [step.after, after],
          ] as const) {
            for (const id of ["climate", "h2o", "chemicals"] as const) {
              expect(totals.raw[id]).toBeCloseTo(there.raw[id] ?? NaN, 6);
              expect(totals.score[id]).toBeCloseTo(there.score[id] ?? NaN, 6);
            }
          }
          for (const id of step.losses) expect(step.after.score[id]).toBeLessThan(step.before.score[id] ?? 0);
        }
      }),
    );
  });

  it("names the foods of the lines, most uses first; lines without uses stay as they are", () => {
    const [first] = pathOf(
      liveOf(rows, [cup("cup_pp", 5), cup("cup_pp", 0), cup("cup_pp", 30, "water"), cup("cup_pp", 7)]),
    ).steps;
    expect(first?.food_ids).toEqual(["water", "soup"]);
    expect([...(first?.places ?? [])]).toEqual([0, 2, 3]);
    expect(first?.quantity_before).toBe(42);
  });

  it("is empty without lines that can be compared", () => {
    expect(pathOf(liveOf(rows, []))).toEqual({ steps: [], looked_at: 0 });
    expect(
      pathOf(liveOf(rows, [{ usecase_id: "", prodsys_id: "nobody", food_id: "soup", quantity: 3 }])).steps,
    ).toEqual([]);
  });
});

describe("limits", () => {
  const listArb = fc.subarray(["cup_pp", "cup_board", "cup_steel", "cup_glass", "plate_pp"]);

  it("hold for every step: reusables only, products ruled out or forbidden, only some products, one use case", () => {
    fc.assert(
      fc.property(entriesArb, listArb, (entries, ids) => {
        const live = liveOf(rows, entries);
        const offered = (limits: Partial<SwapLimits>) => pathOf(live, limits).steps.map(({ prodsys_id }) => prodsys_id);
        for (const id of offered({ excluded: ids })) expect(ids).not.toContain(id);
        for (const id of offered({ forbidden: ids })) expect(ids).not.toContain(id);
        for (const id of offered({ allowed: ids })) expect(ids).toContain(id);
        for (const id of offered({ reusables_only: true })) expect(productOf(live.scope, id)?.reusable).toBe(true);
        const plates = pathOf(live, { usecase_id: "plate" });
        expect(plates.looked_at).toBe(entries.filter(({ usecase_id }) => usecase_id === "plate").length);
        for (const { usecase_id } of plates.steps) expect(usecase_id).toBe("plate");
      }),
    );
  });

  it("exclude nothing when they are empty", () => {
    const live = liveOf(rows, [cup("cup_board", 100), cup("cup_pp", 20)]);
    expect(pathOf(live, { allowed: null }).steps.length).toBeGreaterThan(0);
    expect(pathOf(live, { allowed: [] }).steps).toEqual([]);
  });
});

it("the user's own products are suggested with their saved settings", () => {
  const own = {
    prodsys_id: "mine",
    usecase: "cup",
    prodsys_name: "My cup",
    reusable_yn: "1" as const,
    wash_cap: 1000,
    components: [
      { component_id: "a", mat_recipe_id: "steel", mass_grams: 1, main_yn: "1" as const, dimension_prod: 350 },
    ],
  };
  const scoped = toyRows({ ...europe, custom_products: [own] }, toyReference());
  const live = liveOf(scoped, [cup("cup_pp", 50)]);
  const limits = {
    own: { products: [own], settings: { mine: { reuses: 5000 } } },
    excluded: ["cup_board", "cup_steel", "cup_glass"],
  };
  const [one] = pathOf(live, limits).steps;
  expect(one?.prodsys_id).toBe("mine");
  const line = { ...cup("mine", one?.quantity_after ?? 0), overrides: { reuses: 5000 } };
  expect(one?.summary_after).toBe(liveOf(scoped, [line]).scores().summary);
});
