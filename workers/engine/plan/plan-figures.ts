import { costPerUse, type CostBasis, type Price } from "../analysis/cost.ts";
import { wholeUses } from "../analysis/swap.ts";
import type { Washing } from "../inventory/washing.ts";
import type { Tables } from "../tables/tables.ts";
import type { PlanAssumptions, PlanCost, PlanNeeds, Purchase } from "./plan.ts";

/** Average length of a year in weeks. */
const WEEKS = 365.25 / 7;

/** A product as a plan counts it: uses of a piece, washes of a use, and how it is washed; null = not washed. */
export interface PlanProduct extends CostBasis {
  readonly reusable: boolean;
  readonly washing: Washing | null;
}

/** The product of some lines with their uses in a year. */
export interface YearOfUse {
  readonly product: PlanProduct;
  readonly uses: number;
}

const piecesOf = ({ product, uses }: YearOfUse): number => (uses > 0 ? wholeUses(uses / product.uses) : 0);

/**
 * Pieces of a step (method.md section 13): uses of a year ÷ uses of a piece, rounded up; of a reusable also a start-up
 * stock, a share of these pieces, rounded up, and the racks that store them all, with as many in each as are washed in one.
 */
export function purchaseOf(before: YearOfUse, after: YearOfUse, { stock }: PlanAssumptions): Purchase {
  const pieces = piecesOf(after);
  const { reusable, washing } = after.product;
  const spare = reusable && stock > 0 ? wholeUses(pieces * stock) : 0;
  return {
    pieces,
    stock: spare,
    storage_racks: washing === null ? null : Math.ceil((pieces + spare) / washing.rack),
    saved_pieces: piecesOf(before),
  };
}

const yearOf = ({ product, uses }: YearOfUse, price: Price): number | null => {
  const cost = costPerUse(price, product);
  return cost === null ? null : cost * uses;
};

/**
 * Cost of a step (method.md section 13). A reusable is paid back when what is saved in each week on the replaced product
 * has earned the outlay: outlay ÷ ((cost before − cost after without the pieces) ÷ weeks of a year). Not paid back if
 * nothing is saved, or if the pieces are used up before.
 */
export function costOf(
  before: YearOfUse,
  after: YearOfUse,
  prices: { readonly before: Price; readonly after: Price },
  { pieces, stock }: Purchase,
): PlanCost {
  const { reusable, uses: life } = after.product;
  const [year_before, year_after] = [yearOf(before, prices.before), yearOf(after, prices.after)];
  const { piece } = prices.after;
  const outlay = !reusable ? 0 : piece === null ? null : (pieces + stock) * piece;
  if (!reusable || outlay === null || year_before === null || year_after === null || piece === null)
    return { outlay, year_before, year_after, payback_weeks: null };
  const running = year_after - (after.uses * piece) / life;
  const weeks = outlay / ((year_before - running) / WEEKS);
  const lasting = (((pieces + stock) * life) / after.uses) * WEEKS;
  return { outlay, year_before, year_after, payback_weeks: weeks >= 0 && weeks <= lasting ? weeks : null };
}

/** Racks, energy and water of washing on a day; null = not washed, or its system is unknown. */
const needsOfOne = (
  { product: { washing }, uses }: YearOfUse,
  { days, racks_an_hour }: PlanAssumptions,
  { activities }: Tables,
): PlanNeeds | null => {
  if (washing?.system === undefined) return null;
  const { system, washes, rack } = washing;
  const racks = (uses * washes) / rack / days;
  const activity = activities.get(system.activity_id ?? "");
  const onSite = system.off_site ? 0 : racks;
  return {
    racks: onSite,
    hub_racks: system.off_site ? racks : 0,
    kwh: racks * ((activity?.electricity_kwh ?? 0) + (activity?.heat_kwh ?? 0)),
    litres: system.litres === null ? null : racks * system.litres,
    hours: onSite / racks_an_hour,
  };
};

const NO_NEEDS: PlanNeeds = { racks: 0, hub_racks: 0, kwh: 0, litres: 0, hours: 0 };

/** `a + sign × b`. */
export const addNeeds = (a: PlanNeeds, b: PlanNeeds, sign = 1): PlanNeeds => ({
  racks: a.racks + sign * b.racks,
  hub_racks: a.hub_racks + sign * b.hub_racks,
  kwh: a.kwh + sign * b.kwh,
  litres: a.litres === null || b.litres === null ? null : a.litres + sign * b.litres,
  hours: a.hours + sign * b.hours,
});

/** What washing needs more on a day with a step made (method.md section 13); null = neither product is washed. */
export function needsOf(
  before: YearOfUse,
  after: YearOfUse,
  assumptions: PlanAssumptions,
  tables: Tables,
): PlanNeeds | null {
  const [now, then] = [needsOfOne(before, assumptions, tables), needsOfOne(after, assumptions, tables)];
  return now === null && then === null ? null : addNeeds(then ?? NO_NEEDS, now ?? NO_NEEDS, -1);
}
