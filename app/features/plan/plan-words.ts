import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { Plan, PlanStep } from "../../../workers/engine/plan/plan.ts";
import { amountDifference, ratingDifference } from "../../score-tables/difference.ts";
import { metricColumns } from "../../score-tables/metric-columns.ts";
import type { ComputedPlan } from "../../state/analysis/portfolio-plan.ts";
import type { PortfolioNames } from "../../state/portfolio/portfolio-names.ts";
import { formatUtcDay } from "../../text/dates.ts";
import { planTexts as words } from "../../text/en/plan.ts";
import { portfolioSwapsTexts } from "../../text/en/portfolio-swaps.ts";
import { formatCount, formatNumber, formatScore, formatWithUnit, productName, shownUnit } from "../../text/format.ts";
import { shareOfDraws } from "../../text/share-of-draws.ts";
import { formatMoney } from "../../text/money.ts";

/** What sentences about a plan need besides its figures. */
export interface PlanContext {
  readonly names: PortfolioNames;
  readonly currency: string;
  readonly assumptions: ComputedPlan["assumptions"];
  /** length of the period that the quantities cover */
  readonly years: number;
}

/** A statement about a step, under its name. */
interface StepFact {
  readonly name: Exclude<keyof typeof words.facts, "changes">;
  readonly text: string;
}

/** The display name of a product. */
export const nameIn = ({ names }: Pick<PlanContext, "names">, prodsys_id: string): string =>
  productName(names.product(prodsys_id).name);

/** The lines that a step is limited to, after its name; "" = all. */
export const whereInWords = ({ site, dry }: Pick<PlanStep, "site" | "dry">): string =>
  site !== undefined ? ` · ${words.atSite(site)}` : dry ? ` · ${words.atDry}` : "";

/** An amount of money; "unknown" if a price is missing. */
export const moneyShown = (amount: number | null, currency: string): string =>
  amount === null ? words.unknown : formatMoney(amount, currency);

/** Below this, one decimal is 0. */
const TINY = 0.05;

/** Points gained or lost, with their sign and one decimal. */
export const pointsOf = (points: number): string => {
  if (Math.abs(points) < TINY) return portfolioSwapsTexts.almostSame;
  return points < 0
    ? portfolioSwapsTexts.minus(formatNumber(-points, 1))
    : portfolioSwapsTexts.plus(formatNumber(points, 1));
};

const oneDecimal = (value: number): string =>
  // "> −0.1" reads as a large amount
  value < 0 && value > -TINY ? portfolioSwapsTexts.almostSame : formatNumber(value, Math.abs(value) < 100 ? 1 : 0);

const waterShown = (litres: number | null): string => {
  if (litres === null) return words.unknown;
  const { unit, per } = shownUnit("L");
  return formatWithUnit(oneDecimal(litres / per), unit);
};

/** Pieces to buy, with how their number comes about. */
export function buyInWords({ purchase, prodsys_id, quantity_after }: PlanStep, context: PlanContext): string {
  const { pieces, stock } = purchase;
  const { reusable, uses } = context.names.product(prodsys_id);
  if (!reusable) return words.buySingle(formatCount(pieces));
  const [total, needed, spare] = [pieces + stock, pieces, stock].map(formatCount);
  const yearly = formatCount(Math.round(quantity_after / context.years));
  return words.buyReusable(total ?? "", needed ?? "", yearly, formatCount(uses), spare ?? "");
}

const paidBackInWords = ({ cost }: PlanStep): string => {
  if (cost.payback_weeks !== null) return words.weeks(oneDecimal(cost.payback_weeks));
  return cost.outlay === null || cost.year_after === null || cost.year_before === null
    ? words.unknown
    : words.neverPaidBack;
};

const needsInWords = ({ needs, hub, dry_lines }: PlanStep, { assumptions }: PlanContext): readonly string[] => [
  ...(needs === null
    ? []
    : [
        ...(needs.racks === 0
          ? []
          : [words.racks(oneDecimal(needs.racks), formatNumber(assumptions.racks_an_hour), oneDecimal(needs.hours))]),
        ...(needs.hub_racks === 0 ? [] : [words.hubRacks(oneDecimal(needs.hub_racks))]),
        ...(hub === null ? [] : [words.hub(formatNumber(hub.km), hub.washes)]),
        words.energy(oneDecimal(needs.kwh), waterShown(needs.litres)),
      ]),
  ...(dry_lines === 0 ? [] : [words.dryLines(dry_lines)]),
];

/** What a step says in plain words, in the order of `words.facts`. */
export function stepFacts(step: PlanStep, context: PlanContext): readonly StepFact[] {
  const { law, cost, purchase, replaced_id } = step;
  const { currency, names } = context;
  const isReusable = names.product(step.prodsys_id).reusable;
  const isUnknown = cost.year_after === null && cost.year_before === null && (cost.outlay ?? 0) === 0;
  const [outlay, after, before] = [cost.outlay, cost.year_after, cost.year_before].map((one) =>
    moneyShown(one, currency),
  );
  const from = nameIn(context, replaced_id);
  const needs = needsInWords(step, context);
  return [
    ...(law === null
      ? []
      : [
          {
            name: "law" as const,
            text: (law.already ? words.forbiddenSince : words.forbiddenFrom)(from, formatUtcDay(Date.parse(law.since))),
          },
        ]),
    { name: "buy", text: buyInWords(step, context) },
    { name: "less", text: words.less(purchase.saved_pieces) },
    ...(isUnknown
      ? [{ name: "cost" as const, text: words.costUnknown }]
      : [
          {
            name: "cost" as const,
            text: isReusable
              ? words.cost(outlay ?? "", after ?? "", before ?? "")
              : words.costSingle(after ?? "", before ?? ""),
          },
          ...(isReusable ? [{ name: "paidBack" as const, text: paidBackInWords(step) }] : []),
        ]),
    ...(needs.length === 0 ? [] : [{ name: "needs" as const, text: needs.join("; ") }]),
    ...(purchase.storage_racks === null
      ? []
      : [{ name: "storage" as const, text: words.storage(purchase.storage_racks) }]),
  ];
}

/** The change of each of the seven metrics of a step's lines, with how certain it is. */
export const changesInWords = (step: PlanStep, catalogue: Catalogue): string =>
  metricColumns(catalogue, undefined)
    .flatMap(({ metric_id, name, isRating }) => {
      const change = (isRating ? ratingDifference : amountDifference)(
        step.after.raw[metric_id],
        step.before.raw[metric_id],
      );
      if (change === null) return [];
      const outcome = step.certainty?.[metric_id] ?? null;
      return outcome === null
        ? [words.metricChanged(name, change)]
        : [words.metricChange(name, change, shareOfDraws(outcome.better))];
    })
    .join("; ");

/** What a whole plan does, costs and needs, one sentence each. */
export function planSentences(plan: Plan, { currency }: PlanContext, hasPrices: boolean): readonly string[] {
  const { steps, before, after, cost, needs } = plan;
  if (steps.length === 0) return [words.noStep];
  const { year_after, year_before, outlay } = cost;
  const shown = (amount: number) => formatMoney(amount, currency);
  return [
    words.sentence(steps.length, formatScore(before.totals.summary), formatScore(after.totals.summary)),
    ...(outlay === null ? [] : [words.costs.outlay(shown(outlay))]),
    ...(year_after === null || year_before === null
      ? [hasPrices ? words.costs.unknown : words.noPrices]
      : [words.costs.year(shown(year_after), shown(year_before))]),
    ...(needs === null
      ? []
      : [
          words.needs(
            oneDecimal(needs.racks + needs.hub_racks),
            oneDecimal(needs.hours),
            oneDecimal(needs.kwh),
            waterShown(needs.litres),
          ),
        ]),
  ];
}

/** The assumptions behind a plan, one sentence each. */
export const planAssumptions = ({ assumptions: { stock, days, racks_an_hour } }: ComputedPlan): readonly string[] => [
  words.estimates(formatNumber(100 * stock), formatNumber(days), formatNumber(racks_an_hour)),
  words.perYear,
  words.yourPrices,
];

/** The swaps left out with the reason, and what more money would buy. */
export function leftOutSentences({ left_out, next }: Plan, context: PlanContext): readonly string[] {
  const name = (id: string): string => nameIn(context, id);
  return [
    ...left_out.map(({ replaced_id, prodsys_id, reason }) =>
      words.leftOutOf(name(replaced_id), name(prodsys_id), words.reasons[reason]),
    ),
    ...(next === null
      ? []
      : [
          words.next(
            formatMoney(next.more, context.currency),
            name(next.swap.replaced_id),
            name(next.swap.prodsys_id),
            pointsOf(next.swap.gain ?? 0),
          ),
        ]),
  ];
}
