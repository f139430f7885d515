import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PortfolioPlan } from "../../../edge-api/contract/plan.ts";
import { swapEdit } from "../../../workers/engine/analysis/swap.ts";
import { swapPathSteps } from "../../../workers/engine/analysis/swap-path.ts";
import { chooseSwaps, greedySwaps, type Candidate } from "../../../workers/engine/plan/choose-swaps.ts";
import type { Plan, PlanRequest } from "../../../workers/engine/plan/plan.ts";
import { planSteps } from "../../../workers/engine/plan/plan-steps.ts";
import { placedSwaps } from "../../../workers/engine/plan/planned-lines.ts";
import { applyEdits } from "../../../workers/engine/portfolio/line-edit.ts";
import { portfolioDataOf } from "../../../workers/engine/portfolio/line-scoring.ts";
import { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { LivePortfolio } from "../../../workers/engine/portfolio/live-portfolio.ts";
import { PortfolioColumns } from "../../../workers/engine/portfolio/portfolio-columns.ts";
import { runToEnd } from "../../../workers/engine/portfolio/steps.ts";
import { IS_SOAK } from "../../fixtures/soak.ts";
import { ANY_SWAP, toyRows } from "../portfolio/toy-portfolio.ts";

const rows = toyRows();
const ASKED: Omit<PlanRequest, "swaps"> = {
  prices: {},
  forbidden: {},
  today: "2026-11-28",
  budget: null,
  most: null,
  assumptions: { stock: 0.05, days: 365, racks_an_hour: 40 },
  years: 1,
  own: ANY_SWAP.own,
};

interface Line {
  readonly prodsys_id: string;
  readonly quantity: number;
  readonly site?: string;
  readonly supplier?: string;
}

const USE_CASES = { cup: "cup", plate: "plate", fork: "fork" } as const;
const tableOf = (lines: readonly Line[]): LineTable =>
  LineTable.of(
    lines.map(({ prodsys_id, ...line }) => ({
      usecase_id: USE_CASES[prodsys_id.split("_")[0] as keyof typeof USE_CASES],
      prodsys_id,
      food_id: "soup",
      label: "",
      ...line,
    })),
  );
const liveOf = (table: LineTable): LivePortfolio =>
  runToEnd(LivePortfolio.steps(rows, PortfolioColumns.adopt(portfolioDataOf(table, {}))));
const planOf = (table: LineTable, plan: PortfolioPlan, asked: Partial<PlanRequest> = {}): Plan =>
  runToEnd(planSteps(liveOf(table), { ...ASKED, ...asked, swaps: placedSwaps(table, plan) }));

const swap = (replaced_id: string, prodsys_id: string, site?: string) => ({
  usecase_id: replaced_id.split("_")[0] ?? "",
  replaced_id,
  prodsys_id,
  ...(site === undefined ? {} : { site }),
});

const CUPS = tableOf([
  { prodsys_id: "cup_pp", quantity: 260_000, site: "North" },
  { prodsys_id: "cup_pp", quantity: 1000, site: "South" },
  { prodsys_id: "cup_old", quantity: 5000, site: "North" },
  { prodsys_id: "plate_pp", quantity: 9000, site: "North" },
]);
const ALL = { swaps: [swap("cup_pp", "cup_steel"), swap("plate_pp", "plate_fibre"), swap("cup_old", "cup_board")] };
const replaced = (plan: Plan): readonly string[] => plan.steps.map(({ replaced_id }) => replaced_id);

describe("the plan of a portfolio", () => {
  it("has the sums of the portfolio with its steps made, to the bit", () => {
    const lineArb = fc.record({
      prodsys_id: fc.constantFrom("cup_pp", "cup_old", "cup_glass", "plate_pp", "plate_fibre", "fork_pp"),
      quantity: fc.integer({ min: 1, max: 10_000 }),
      site: fc.constantFrom("", "North", "South"),
    });
    fc.assert(
      fc.property(fc.array(lineArb, { minLength: 1, maxLength: 12 }), fc.boolean(), (lines, hasDry) => {
        const table = tableOf(lines);
        const live = liveOf(table);
        const before = live.scores();
        const swaps = runToEnd(swapPathSteps(live, ANY_SWAP)).steps.map(({ usecase_id, replaced_id, prodsys_id }) => ({
          usecase_id,
          replaced_id,
          prodsys_id,
        }));
        const plan = planOf(table, { swaps, dry_sites: hasDry ? ["South"] : [] });
        const { table: then } = applyEdits(
          table,
          plan.steps.map((step) => swapEdit(table, step)),
        );
        const { raw, score, summary, kpis } = liveOf(then).scores();
        expect({ ...plan.after.totals, kpis: plan.after.kpis }).toMatchObject({ raw, score, summary, kpis });
        expect(plan.before.totals.summary).toBe(before.summary);
        expect(plan.steps.at(-1)?.summary_after ?? before.summary).toBe(summary);
        expect(plan.steps.length + plan.left_out.length).toBe(swaps.length);
      }),
      { numRuns: IS_SOAK ? 200 : 12 },
    );
  });

  it("starts with what the law forbids today, then what it will forbid, then by gain", () => {
    const forbidden = { cup_old: "2021-07-03", plate_pp: "2030-01-01" };
    const plan = planOf(CUPS, ALL, { forbidden });
    expect(replaced(plan)).toEqual(["cup_old", "plate_pp", "cup_pp"]);
    expect(plan.steps.map(({ law }) => law)).toEqual([
      { since: "2021-07-03", already: true },
      { since: "2030-01-01", already: false },
      null,
    ]);
    expect(plan.steps[2]?.certainty?.climate?.better).toBeGreaterThan(0.5);
    expect(plan.exact).toBe(true);
  });

  it("does not know the cost without prices", () => {
    const plan = planOf(CUPS, ALL);
    expect(plan.steps.map(({ cost }) => cost.year_before)).toEqual([null, null, null]);
    expect(plan.cost).toEqual({ outlay: null, year_before: null, year_after: null });
  });

  it("keeps sites, suppliers and products, and washes nothing at a site without a dishwasher", () => {
    const kept = planOf(CUPS, { ...ALL, kept_sites: ["North"], kept_products: ["plate_pp"] });
    expect(kept.steps.map(({ places, quantity_before }) => [[...places], quantity_before])).toEqual([[[1], 1000]]);
    const glass = { swaps: [swap("cup_pp", "cup_glass")] };
    const bought = ["Acme", "Bolt", undefined].map((supplier) => ({
      prodsys_id: "cup_pp",
      quantity: 10,
      ...(supplier !== undefined && { supplier }),
    }));
    const placesWithout = (...kept_suppliers: readonly string[]) =>
      planOf(tableOf(bought), { ...glass, kept_suppliers: [...kept_suppliers] }).steps.map(({ places }) => [...places]);
    expect([placesWithout("Acme"), placesWithout("Bolt", ""), placesWithout("Cast")]).toEqual([
      [[1, 2]],
      [[0]],
      [[0, 1, 2]],
    ]);
    const { steps } = planOf(CUPS, { ...glass, dry_sites: ["South"] });
    expect(steps.map((step) => [step.quantity_before, step.dry_lines])).toEqual([[260_000, 1]]);
    const nowhere = planOf(CUPS, { ...glass, dry_sites: ["North", "South"] });
    expect([nowhere.steps, nowhere.left_out[0]?.reason]).toEqual([[], "dry"]);
    // at a dry site another product takes the lines, unless the site has a swap of its own
    const both = [swap("cup_pp", "cup_glass"), { ...swap("cup_pp", "cup_steel"), dry: true as const }];
    const placesOf = (swaps: PortfolioPlan["swaps"]) =>
      Object.fromEntries(
        planOf(CUPS, { swaps, dry_sites: ["South"] }).steps.map((step) => [
          step.prodsys_id,
          [[...step.places], step.dry_lines, step.hub],
        ]),
      );
    const atHub = { km: 15, washes: 1 };
    expect(placesOf(both)).toEqual({ cup_glass: [[0], 0, null], cup_steel: [[1], 0, atHub] });
    expect(placesOf([...both, swap("cup_pp", "cup_board", "South")])).toEqual({
      cup_glass: [[0], 0, null],
      cup_board: [[1], 0, null],
    });
    // a hub washes the steel cup, with its transport
    const hub = planOf(CUPS, { swaps: [swap("cup_pp", "cup_steel")], dry_sites: ["South"] });
    expect(hub.steps.map((step) => [step.quantity_before, step.needs?.racks])).toEqual([[261_000, 0]]);
    expect(hub.steps[0]?.needs?.hub_racks).toBeGreaterThan(0);
  });

  it("prefers the swap of a site in the lines of that site", () => {
    const { steps } = planOf(CUPS, { swaps: [swap("cup_pp", "cup_board"), swap("cup_pp", "cup_steel", "South")] });
    expect(Object.fromEntries(steps.map(({ prodsys_id, places }) => [prodsys_id, [...places]]))).toEqual({
      cup_board: [0],
      cup_steel: [1],
    });
  });

  it("keeps a budget, puts forbidden products first and tells what the next money would buy", () => {
    const prices = { cup_steel: { piece: 2, wash: 0.05 }, cup_pp: { piece: 0.1, wash: null } };
    const forbidden = { cup_old: "2021-07-03" };
    const poor = planOf(CUPS, ALL, { prices, forbidden, budget: 100 });
    expect(replaced(poor)).toEqual(["cup_old", "plate_pp"]);
    const outlay = planOf(CUPS, ALL, { prices }).steps.find((step) => step.prodsys_id === "cup_steel")?.cost.outlay;
    expect(poor.next).toMatchObject({ swap: { prodsys_id: "cup_steel" }, more: (outlay ?? 0) - 100 });
    const one = planOf(CUPS, ALL, { prices, forbidden, most: 1 });
    expect(replaced(one)).toEqual(["cup_old"]);
    const noPrice = planOf(CUPS, ALL, { budget: 100 });
    expect(noPrice.left_out.map(({ prodsys_id, reason }) => [prodsys_id, reason])).toEqual([["cup_steel", "no_price"]]);
  });
});

describe("the choice of swaps under limits", () => {
  const candidateArb = fc.record({
    change: fc.integer({ min: -20, max: 100 }).map((gain) => Float64Array.of(gain)),
    forbidden_uses: fc.constantFrom(0, 0, 0, 10),
    outlay: fc.integer({ min: 0, max: 50 }),
  });
  /** less than the sum of its parts, as scores are */
  const summaryWith = ([gain = 0]: Float64Array): number => 100 * Math.tanh(gain / 200);
  const worth = (all: readonly Candidate[], chosen: readonly number[]) =>
    summaryWith(Float64Array.of(chosen.reduce((sum, at) => sum + (all[at]?.change[0] ?? 0), 0)));

  it("is greedily at least half as good as the best of all choices, and within both limits", () => {
    let [least, equal, runs] = [1, 0, 0];
    fc.assert(
      fc.property(
        fc.array(candidateArb, { minLength: 2, maxLength: 8 }),
        fc.integer({ min: 10, max: 60 }),
        (all, budget) => {
          const plain = all.map((one) => ({ ...one, forbidden_uses: 0 }));
          const limits = { budget, most: Math.max(1, all.length - 1) };
          const { chosen, exact } = chooseSwaps(plain, limits, summaryWith);
          const greedy = greedySwaps(plain, limits, summaryWith);
          for (const one of [chosen, greedy]) {
            expect(one.length).toBeLessThanOrEqual(limits.most);
            expect(one.reduce((sum, at) => sum + (plain[at]?.outlay ?? 0), 0)).toBeLessThanOrEqual(budget);
          }
          expect(exact).toBe(true);
          const [best, near] = [worth(plain, chosen), worth(plain, greedy)];
          expect(best).toBeGreaterThanOrEqual(near - 1e-9);
          if (best <= 0) return;
          least = Math.min(least, near / best);
          equal += Number(near > best - 1e-9);
          runs += 1;
          expect(near / best).toBeGreaterThanOrEqual(0.5);
        },
      ),
      { numRuns: 300, seed: 1 },
    );
    // method.md section 13 tells these figures
    expect([Math.floor(least * 100), Math.floor((100 * equal) / runs)]).toEqual([92, 99]);
  });

  it("ends the most uses of forbidden products first", () => {
    const candidate = (gain: number, forbidden_uses: number, outlay: number) => ({
      change: Float64Array.of(gain),
      forbidden_uses,
      outlay,
    });
    const all = [candidate(50, 0, 10), candidate(-1, 5, 10), candidate(2, 3, 5)];
    const limits = { budget: 10, most: null };
    expect(chooseSwaps(all, limits, summaryWith).chosen).toEqual([1]);
    expect(greedySwaps(all, limits, summaryWith)).toEqual([1]);
  });
});
