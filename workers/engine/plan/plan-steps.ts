import { makeMoves, stepFigures, summaryWith, type Chosen } from "../analysis/swap-figures.ts";
import { linesByPair, productLinesSteps } from "../analysis/product-lines.ts";
import type { Price } from "../analysis/cost.ts";
import { useCaseOf } from "../analysis/swap-candidates.ts";
import type { SwapLimits } from "../analysis/swap.ts";
import { washingOf } from "../inventory/washing.ts";
import { settingsOf } from "../portfolio/line-scoring.ts";
import type { LivePortfolio } from "../portfolio/live-portfolio.ts";
import type { MovedSums } from "../portfolio/moved-sums.ts";
import { within, type Steps } from "../portfolio/steps.ts";
import { kpisOf } from "../portfolio/totals.ts";
import { settledOf } from "../scoring/scope.ts";
import { certaintySteps } from "./plan-certainty.ts";
import { addNeeds, costOf, needsOf, purchaseOf, type PlanProduct, type YearOfUse } from "./plan-figures.ts";
import { chooseSwaps } from "./choose-swaps.ts";
import type { LeftOut, PlacedSwap, Plan, PlanCost, PlanRequest, PlanStep, PlanSums } from "./plan.ts";

/** Approximate shares of the work: finding the lines of the swaps, and ordering them; the rest is the draws. */
const [FOUND, ORDERED] = [0.5, 0.6];
const NO_PRICE: Price = { piece: null, wash: null };

/** A swap with its lines and figures, before its place in the plan is known. */
interface Prepared {
  readonly swap: PlacedSwap;
  readonly chosen: Chosen;
  readonly linesOf: (pair: number) => Uint32Array;
  readonly figures: ReturnType<typeof stepFigures>;
  readonly law: PlanStep["law"];
  readonly purchase: PlanStep["purchase"];
  readonly cost: PlanStep["cost"];
  readonly needs: PlanStep["needs"];
  readonly hub: PlanStep["hub"];
  readonly dry_lines: number;
}

/** A product with its settings; null = it does not exist. */
function planProductOf(live: LivePortfolio, prodsys_id: string, { own }: PlanRequest): PlanProduct | null {
  const settled = settledOf(live.scope, prodsys_id, settingsOf(own.settings, prodsys_id));
  if (settled === null) return null;
  const washing = washingOf(settled, live.scope.compiled.tables);
  return { reusable: settled.reusable, uses: settled.uses, washes: washing?.washes ?? 0, washing };
}

const joined = (a: Uint32Array, b: Uint32Array): Uint32Array => {
  const all = new Uint32Array(a.length + b.length);
  all.set(a);
  all.set(b, a.length);
  return all.toSorted();
};

const leftOut = ({ places, dry_places, ...swap }: PlacedSwap, reason: LeftOut["reason"]): LeftOut => ({
  ...swap,
  reason: reason === "no_lines" && places.length === 0 && dry_places.length > 0 ? "dry" : reason,
  outlay: null,
  gain: null,
});

/** Number of these lines that have the replaced product of a swap, in its use case. */
const countLines = ({ columns, scope }: LivePortfolio, places: Uint32Array, swap: PlacedSwap): number =>
  places.reduce((count, place) => {
    const pair = columns.pairs.pair(columns.pairAt(place));
    return count + Number(pair.prodsys_id === swap.replaced_id && useCaseOf(scope, pair) === swap.usecase_id);
  }, 0);

/** A swap in its lines, with cost and needs; a `LeftOut` if no line is left for it. */
function* prepareSteps(live: LivePortfolio, swap: PlacedSwap, request: PlanRequest): Steps<Prepared | LeftOut> {
  const { prodsys_id, replaced_id, usecase_id } = swap;
  const [before, after] = [planProductOf(live, replaced_id, request), planProductOf(live, prodsys_id, request)];
  if (before === null || after === null) return leftOut(swap, "no_lines");
  const { washing } = after;
  const isHub = washing?.system?.off_site === true;
  const isWashedHere = washing !== null && !isHub;
  const places = isWashedHere ? swap.places : joined(swap.places, swap.dry_places);
  if (places.length === 0) return leftOut(swap, "no_lines");
  const limits: SwapLimits = {
    reusables_only: false,
    excluded: [],
    forbidden: [],
    allowed: [prodsys_id],
    no_losses: false,
    usecase_id,
    places,
    own: request.own,
  };
  const linesOf = linesByPair(live.columns, places);
  const groups = yield* productLinesSteps(live, limits, linesOf);
  const lines = groups.find((one) => one.prodsys_id === replaced_id && one.usecase_id === usecase_id);
  const option = lines?.options[0];
  if (lines === undefined || option === undefined) return leftOut(swap, "no_lines");
  const chosen = { lines, option };
  const figures = stepFigures(live, chosen, linesOf);
  const now: YearOfUse = { product: before, uses: figures.quantity_before / request.years };
  const then: YearOfUse = { product: after, uses: figures.quantity_after / request.years };
  const { assumptions, prices, forbidden, today } = request;
  const priceOf = (id: string): Price => (Object.hasOwn(prices, id) ? prices[id] : undefined) ?? NO_PRICE;
  const purchase = purchaseOf(now, then, assumptions);
  const since = Object.hasOwn(forbidden, replaced_id) ? (forbidden[replaced_id] ?? null) : null;
  return {
    swap,
    chosen,
    linesOf,
    figures,
    law: since === null ? null : { since, already: since <= today },
    purchase,
    cost: costOf(now, then, { before: priceOf(replaced_id), after: priceOf(prodsys_id) }, purchase),
    needs: needsOf(now, then, assumptions, live.scope.compiled.tables),
    hub: isHub ? { km: washing.km, washes: washing.washes } : null,
    dry_lines: isWashedHere ? countLines(live, swap.dry_places, swap) : 0,
  };
}

const sumsOf = (moved: MovedSums): PlanSums => ({ totals: moved.totals(), kpis: kpisOf(moved.sums) });

/** Order by law: what is forbidden today, then what will be by its day, then all others. */
const lawRank = ({ law }: Prepared): string => (law === null ? "9999" : law.already ? "" : law.since);

/** The first of some swaps: by law, then by the summary with it made. */
function nextOf(live: LivePortfolio, moved: MovedSums, remaining: readonly Prepared[]): Prepared | undefined {
  const [rank = ""] = remaining.map(lawRank).toSorted();
  let best: Prepared | undefined;
  let most = -Infinity;
  for (const one of remaining) {
    if (lawRank(one) !== rank) continue;
    const summary = summaryWith(live, moved.sums, one.chosen.option.change) ?? 0;
    if (summary <= most) continue;
    [best, most] = [one, summary];
  }
  return best ?? remaining[0];
}

const sumOrUnknown = (values: readonly (number | null)[]): number | null =>
  values.reduce((sum, value) => (sum === null || value === null ? null : sum + value), 0);

/** Sums of the costs of steps; null = one of them is unknown. */
const costsOf = (steps: readonly Pick<PlanStep, "cost">[]): Plan["cost"] => {
  const sum = (name: Exclude<keyof PlanCost, "payback_weeks">) => sumOrUnknown(steps.map(({ cost }) => cost[name]));
  return { outlay: sum("outlay"), year_before: sum("year_before"), year_after: sum("year_after") };
};

/** The swap that gains most for each unit of money that the budget lacks. */
function nextEuro(left_out: readonly LeftOut[], budget: number | null, spent: number | null): Plan["next"] {
  if (budget === null || spent === null) return null;
  let best: Plan["next"] = null;
  for (const swap of left_out) {
    if (swap.reason !== "limit" || swap.outlay === null || swap.gain === null || swap.gain <= 0) continue;
    const more = spent + swap.outlay - budget;
    if (more <= 0) continue;
    if (best === null || swap.gain / more > (best.swap.gain ?? 0) / best.more) best = { swap, more };
  }
  return best;
}

/**
 * The plan of a portfolio (method.md section 13): the accepted swaps that are best under the limits, in order, with what
 * to buy, what it costs and what it needs. Does not change the portfolio. Yields the share done.
 */
export function* planSteps(live: LivePortfolio, request: PlanRequest): Steps<Plan> {
  const { swaps, budget, most } = request;
  const left_out: LeftOut[] = [];
  const prepared: Prepared[] = [];
  for (const [at, swap] of swaps.entries()) {
    const share = FOUND / swaps.length;
    const one = yield* within(at * share, (at + 1) * share, prepareSteps(live, swap, request));
    if ("reason" in one) left_out.push(one);
    else if (budget !== null && one.cost.outlay === null) left_out.push(leftOut(swap, "no_price"));
    else prepared.push(one);
  }
  const candidates = prepared.map(({ chosen, law, figures, cost }) => ({
    change: chosen.option.change,
    forbidden_uses: law?.already === true ? figures.quantity_before : 0,
    outlay: cost.outlay ?? 0,
  }));
  const { chosen, exact } = chooseSwaps(
    candidates,
    { budget, most },
    (change) => summaryWith(live, live.sums, change) ?? 0,
  );
  const moved = live.movedSums();
  const before = sumsOf(moved);
  let remaining = chosen.flatMap((at) => prepared[at] ?? []);
  const made: Prepared[] = [];
  const ordered: Omit<PlanStep, "certainty">[] = [];
  let now = before.totals.summary ?? 0;
  for (;;) {
    const best = nextOf(live, moved, remaining);
    if (best === undefined) break;
    makeMoves(moved, best.chosen.option.moves);
    const summary = moved.totals().summary ?? 0;
    const { swap, figures, law, purchase, cost, needs, hub, dry_lines } = best;
    const summary_alone = summaryWith(live, live.sums, best.chosen.option.change);
    const summaries = { summary_before: now, summary_after: summary, summary_alone };
    const { site, dry } = swap;
    ordered.push({ ...figures, ...summaries, site, dry, law, purchase, cost, needs, hub, dry_lines });
    made.push(best);
    remaining = remaining.filter((one) => one !== best);
    now = summary;
  }
  yield ORDERED;
  for (const [at, { swap, cost, chosen: lines }] of prepared.entries()) {
    if (chosen.includes(at)) continue;
    const gain = (summaryWith(live, moved.sums, lines.option.change) ?? 0) - now;
    left_out.push({ ...leftOut(swap, "limit"), outlay: cost.outlay, gain });
  }
  const cost = costsOf(ordered);
  const certainties = yield* within(
    ORDERED,
    1,
    certaintySteps(
      live,
      made.map(({ chosen: { option } }) => option),
    ),
  );
  const needs = ordered.flatMap((step) => step.needs ?? []);
  return {
    steps: ordered.map((step, at) => ({ ...step, certainty: certainties[at] ?? null })),
    left_out,
    before,
    after: sumsOf(moved),
    cost,
    needs: needs.length === 0 ? null : needs.reduce((sum, one) => addNeeds(sum, one)),
    exact,
    next: nextEuro(left_out, budget, cost.outlay),
  };
}
