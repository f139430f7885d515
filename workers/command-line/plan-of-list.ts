import Papa from "papaparse";
import { PLAN_DEFAULTS } from "../../edge-api/contract/plan.ts";
import type { Price } from "../engine/analysis/cost.ts";
import type { Plan } from "../engine/plan/plan.ts";
import { forbiddenFrom, lawOf } from "../engine/rules/market-rules.ts";
import type { PortfolioResult } from "../boundary.ts";
import { textOfFile, UsageFault, type CommandOptions } from "./options.ts";
import type { ShippedEngine } from "./reference.ts";

/** Key of the open portfolio. */
export const LIST = "list";

/** The value of an answer. @throws Error if the engine refused */
export function valueOf<T>(answered: PortfolioResult<T>): T {
  if (!answered.ok) throw new Error(`${answered.problem.code}: ${answered.problem.detail}`);
  return answered.value;
}

/**
 * Reads a file of prices: product id, price of a piece, price of a wash, deposit; an empty cell is unknown.
 * @throws UsageFault for an unreadable file, an unknown product or an invalid price
 */
function pricesIn(path: string, ids: ReadonlySet<string>): Readonly<Record<string, Price>> {
  const { data } = Papa.parse<string[]>(textOfFile("prices", path), { skipEmptyLines: "greedy" });
  const isHeader = /^(?:product[ _]id|prodsys_id)$/i.test(data[0]?.[0]?.trim() ?? "");
  const amount = (cell: string | undefined, row: number): number | null => {
    if (cell === undefined || cell.trim() === "") return null;
    const value = Number(cell.trim().replace(",", "."));
    if (!(value >= 0 && value < Infinity)) throw new UsageFault(`--prices: row ${row} has the price "${cell}".`);
    return value;
  };
  return Object.fromEntries(
    data.slice(isHeader ? 1 : 0).map(([id = "", piece, wash, deposit], at) => {
      const row = at + (isHeader ? 2 : 1);
      if (!ids.has(id.trim()))
        throw new UsageFault(`--prices: row ${row} names the product ${id}, which does not exist.`);
      return [id.trim(), { piece: amount(piece, row), wash: amount(wash, row), deposit: amount(deposit, row) }];
    }),
  );
}

/** The plan of all swaps that raise the score of the open list; its quantities count as those of a year. @throws UsageFault */
export async function planOfList({ region, prices, budget }: CommandOptions, { engine, catalogue }: ShippedEngine) {
  const today = new Date().toISOString().slice(0, 10);
  const forbidden = forbiddenFrom(lawOf(catalogue.products, region, catalogue));
  const ids = new Set(catalogue.products.map(({ prodsys_id }) => prodsys_id));
  const own = { products: [], settings: {} };
  const limits = {
    reusables_only: false,
    excluded: [],
    forbidden: Object.keys(forbidden).filter((id) => (forbidden[id] ?? "") <= today),
    allowed: null,
    no_losses: false,
    usecase_id: null,
    places: null,
    own,
  };
  const job = { portfolio: LIST, job: "plan" };
  const { steps } = valueOf(await engine.swapPath(limits, job, () => undefined));
  const none = new Uint32Array(0);
  const request = {
    swaps: steps.map(({ usecase_id, replaced_id, prodsys_id, places }) => ({
      usecase_id,
      replaced_id,
      prodsys_id,
      places,
      dry_places: none,
    })),
    prices: prices === null ? {} : pricesIn(prices, ids),
    forbidden,
    today,
    budget,
    most: null,
    assumptions: {
      stock: PLAN_DEFAULTS.stock_percent / 100,
      days: PLAN_DEFAULTS.days_a_year,
      racks_an_hour: PLAN_DEFAULTS.racks_an_hour,
    },
    years: 1,
    own,
  };
  const plan: Plan = valueOf(await engine.portfolioPlan(request, job, () => undefined));
  const { assumptions } = request;
  return { ...plan, assumptions, steps: plan.steps.map((step) => ({ ...step, places: [...step.places] })) };
}

const number = (value: number, digits = 0): string => value.toLocaleString("en-US", { maximumFractionDigits: digits });
const money = (value: number | null): string => (value === null ? "unknown" : number(value, 2));

/** A plan as lines of text for a terminal. */
export function planWords(plan: Awaited<ReturnType<typeof planOfList>>): readonly string[] {
  const { steps, left_out, before, after, cost, next, assumptions } = plan;
  const words = [`Plan: ${number(steps.length)} changes.`];
  for (const [at, step] of steps.entries()) {
    const { purchase, cost: own, needs, law } = step;
    const total = purchase.pieces + purchase.stock;
    words.push(
      `${at + 1}. ${step.replaced_id} -> ${step.prodsys_id}${law === null ? "" : law.already ? ` (forbidden since ${law.since})` : ` (forbidden from ${law.since})`}`,
      `   Buy ${number(total)} pieces: ${number(purchase.pieces)} for ${number(step.quantity_after)} uses a year${purchase.stock > 0 ? ` and ${number(purchase.stock)} as a start-up stock` : ""}; no longer buy ${number(purchase.saved_pieces)} a year.`,
      `   Cost: ${money(own.outlay)} before the first use; a year ${money(own.year_after)}, before ${money(own.year_before)}${own.payback_weeks === null ? "" : `; paid back after ${number(own.payback_weeks, 1)} weeks`}.`,
    );
    if (needs !== null)
      words.push(
        `   Needs on a day: ${number(needs.racks, 1)} racks on site (${number(needs.hours, 1)} hours of a machine), ${number(needs.hub_racks, 1)} racks at a hub, ${number(needs.kwh, 1)} kWh, ${needs.litres === null ? "unknown" : number(needs.litres)} L.`,
      );
    if (purchase.storage_racks !== null)
      words.push(`   Storage: ${number(purchase.storage_racks)} full racks hold all pieces.`);
    words.push(`   Summary ${number(step.summary_before, 1)} -> ${number(step.summary_after, 1)} %.`);
  }
  words.push(
    `Summary score with the plan: ${number(after.totals.summary ?? 0, 1)} %, before ${number(before.totals.summary ?? 0, 1)} %. Cost: ${money(cost.outlay)} before the first use; a year ${money(cost.year_after)}, before ${money(cost.year_before)}.`,
  );
  for (const { replaced_id, prodsys_id, reason } of left_out)
    words.push(
      `Left out: ${replaced_id} -> ${prodsys_id} (${reason === "no_price" ? "no price" : "beyond the budget"}).`,
    );
  if (next !== null)
    words.push(`${money(next.more)} more would buy ${next.swap.replaced_id} -> ${next.swap.prodsys_id}.`);
  words.push(
    `Assumed: a start-up stock of ${number(100 * assumptions.stock)} %, ${number(assumptions.days)} days a year, ${number(assumptions.racks_an_hour)} racks an hour.`,
  );
  return words;
}
