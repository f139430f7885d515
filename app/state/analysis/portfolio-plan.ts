import { atom, type Atom, type Getter } from "jotai";
import { PLAN_DEFAULTS, type PlannedSwap, type PortfolioPlan } from "../../../edge-api/contract/plan.ts";
import { swapEdit } from "../../../workers/engine/analysis/swap.ts";
import type { Plan, PlanRequest } from "../../../workers/engine/plan/plan.ts";
import { placedSwaps, swapKey, type SwapOf } from "../../../workers/engine/plan/planned-lines.ts";
import { editing } from "../../../workers/engine/portfolio/line-edit.ts";
import { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { yearsOf } from "../../../workers/engine/portfolio/period.ts";
import { forbiddenFrom } from "../../../workers/engine/rules/market-rules.ts";
import { runInChunks } from "../../scheduling/run-in-chunks.ts";
import { lawOfProductsAtom } from "./market-rules.ts";
import { costsAtom, setPriceAtom } from "./costs.ts";
import { atomFamily } from "../core/atom-family.ts";
import { failed, ok, type Done, type Outcome } from "../core/outcome.ts";
import { servicesAtom } from "../core/services.ts";
import { askEngine } from "../engine/ask-engine.ts";
import { questionAtom, type Answer } from "../engine/question-atom.ts";
import { productRecord, saveCopyAtom } from "../work/product-copy.ts";
import { createPortfolioAtom } from "../work/portfolios.ts";
import { portfolioAtom } from "../work/portfolio-heads.ts";
import { editLinesAtom, editPortfolioHeadAtom } from "../portfolio/portfolio-editing.ts";
import { portfolioScoresAtom, portfolioSessionAtom } from "../portfolio/portfolio-scores.ts";
import { ownOptions, withRegions } from "../portfolio/portfolio-swaps.ts";

/** A computed plan, with the lines that it was computed for. */
export interface ComputedPlan extends Plan {
  readonly table: LineTable;
  readonly assumptions: PlanRequest["assumptions"];
  /** length of the period that the quantities cover */
  readonly years: number;
}

export const NO_PLAN: PortfolioPlan = { swaps: [] };

/** The stored plan of a portfolio. */
export const storedPlanAtom = atomFamily((id) =>
  atom((get): PortfolioPlan => get(portfolioAtom(id))?.portfolio.plan ?? NO_PLAN),
);

/** What a plan is computed from, but for its lines. */
const requestOf = (get: Getter, id: string, plan: PortfolioPlan): Omit<PlanRequest, "swaps"> => {
  const head = get(portfolioAtom(id))?.portfolio;
  const assumed = (name: keyof typeof PLAN_DEFAULTS): number => plan[name] ?? PLAN_DEFAULTS[name];
  return {
    prices: Object.fromEntries(get(costsAtom).prices),
    forbidden: forbiddenFrom(get(lawOfProductsAtom(head?.region_use ?? ""))),
    today: new Date(get(servicesAtom).now()).toISOString().slice(0, 10),
    budget: plan.budget ?? null,
    most: plan.most ?? null,
    assumptions: {
      stock: assumed("stock_percent") / 100,
      days: assumed("days_a_year"),
      racks_an_hour: assumed("racks_an_hour"),
    },
    years: head?.period === undefined ? 1 : yearsOf(head.period),
    own: ownOptions(get, id),
  };
};

/** The plan of a portfolio, computed again when its lines, its plan or a price changes. */
export const portfolioPlanAtom = atomFamily((id): Atom<Answer<ComputedPlan>> =>
  questionAtom(async (get) => {
    const plan = get(storedPlanAtom(id));
    // asked again with new scores; until then the last plan stays
    const { scores } = get(portfolioScoresAtom(id));
    if (plan.swaps.length === 0 || scores === null) return null;
    const services = get(servicesAtom);
    const session = get(portfolioSessionAtom)(id);
    // atoms are read before the first wait
    const request = requestOf(get, id, plan);
    let table = LineTable.empty;
    const answer = await withRegions(services, () =>
      session.ask(services, (engine, portfolio, lines) => {
        table = lines;
        const asked = { ...request, swaps: placedSwaps(lines, plan) };
        return engine.portfolioPlan(asked, { portfolio, job: `plan ${id}` }, () => undefined);
      }),
    );
    return answer.ok ? ok({ ...answer.value, table, assumptions: request.assumptions, years: request.years }) : answer;
  }),
);

/** Changes limits or assumptions of a plan as one undo step; undefined = no limit, or the default. */
export const editPlanAtom = atom(null, (get, set, id: string, changes: Partial<PortfolioPlan>, what: string): Done =>
  set(editPortfolioHeadAtom, id, { plan: { ...get(storedPlanAtom(id)), ...changes } }, what),
);

/** Puts swaps into a plan as one undo step, in place of other swaps of the same lines. */
export const acceptSwapsAtom = atom(null, (get, set, id: string, swaps: readonly PlannedSwap[], what: string): Done => {
  const keys = new Set(swaps.map(swapKey));
  const others = get(storedPlanAtom(id)).swaps.filter((swap) => !keys.has(swapKey(swap)));
  return set(editPlanAtom, id, { swaps: [...others, ...swaps] }, what);
});

/** Takes a swap out of a plan as one undo step. */
export const withdrawSwapAtom = atom(null, (get, set, id: string, swap: SwapOf, what: string): Done => {
  const { swaps } = get(storedPlanAtom(id));
  return set(editPlanAtom, id, { swaps: swaps.filter((one) => swapKey(one) !== swapKey(swap)) }, what);
});

/**
 * Lets a wash hub wash the replacement of a swap at the sites without a dishwasher: an own product with the off-site system
 * takes their lines, as one undo step of the plan. It costs as much a piece as the original; a wash at the hub has no price
 * yet.
 *
 * @param nameWith the name of the own product
 */
export const washAtHubAtom = atom(
  null,
  async (
    get,
    set,
    id: string,
    { usecase_id, replaced_id, prodsys_id, site }: PlannedSwap,
    nameWith: (product: string) => string,
    what: string,
  ): Done => {
    const region_use = get(portfolioAtom(id))?.portfolio.region_use ?? "";
    const record = await productRecord(get, prodsys_id, region_use);
    if (!record.ok) return record;
    const asked = await askEngine(get(servicesAtom), { region_use }, (engine, version) =>
      engine.editorTables(version, usecase_id, region_use),
    );
    if (!asked.ok) return asked;
    const hub = asked.value.value.wash_systems.find(({ off_site }) => off_site);
    if (record.value === null || hub === undefined) return failed("not_found", prodsys_id);
    const { customProduct, overrides } = record.value;
    const { wash_system_id, distance_km } = hub;
    const washed = { ...overrides, wash_system_id, wash_system_distance_km: distance_km };
    const saved = await set(
      saveCopyAtom,
      { customProduct, overrides: washed },
      nameWith(customProduct.product.prodsys_name),
    );
    if (!saved.ok) return saved;
    const made = saved.value.prodsys_id;
    const { prices, currency } = get(costsAtom);
    const price = prices.get(prodsys_id);
    if (price !== undefined && currency !== null) set(setPriceAtom, made, { ...price, wash: null }, currency);
    const where = site === undefined ? { dry: true as const } : { site };
    return set(acceptSwapsAtom, id, [{ usecase_id, replaced_id, prodsys_id: made, ...where }], what);
  },
);

const editsOf = ({ table, steps }: ComputedPlan) => steps.map((step) => swapEdit(table, step));

/** Makes the steps of a plan in its portfolio, as one undo step. */
export const applyPlanAtom = atom(null, (_get, set, id: string, plan: ComputedPlan, what: string): Done =>
  set(editLinesAtom, id, () => editsOf(plan), { what }),
);

/** Makes the steps of a plan in a new portfolio, a scenario of this one without the plan; gives its id. */
export const planScenarioAtom = atom(
  null,
  async (get, set, id: string, plan: ComputedPlan, portfolio_name: string): Promise<Outcome<string>> => {
    const stored = get(portfolioAtom(id));
    if (stored === null) return { ok: false, problem: { code: "not_found", detail: id } };
    const { portfolio_id: scenario_of, plan: _plan, ...head } = stored.portfolio;
    const { table } = await runInChunks(editing(plan.table, editsOf(plan)), plan.table.length);
    return set(createPortfolioAtom, { ...head, portfolio_name, scenario_of }, table);
  },
);
