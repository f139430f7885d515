import type { SavedProduct } from "../../../edge-api/contract/entities.ts";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { PortfolioScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import type { RecoveryGroup } from "../../../workers/engine/recovery-streams.ts";
import type { MetricColumn } from "../../score-tables/metric-columns.ts";
import type { PortfolioNames } from "../../state/portfolio/portfolio-names.ts";
import { totalMass } from "../../text/amounts.ts";
import { reportTexts } from "../../text/en/report.ts";
import { formatCount, formatWithUnit } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { formatOf100, formatShare } from "../../text/shares.ts";
import { climateFacts, recyclingFacts } from "./comparison-facts.ts";
import * as styles from "./report.css.ts";
import { weightList } from "./score-key.tsx";

const { settings, assumptions } = reportTexts;

interface PortfolioKnown {
  readonly portfolio: PortfolioHead;
  readonly catalogue: Catalogue;
  readonly columns: readonly MetricColumn[];
  readonly products: readonly { readonly prodsys_id: string; readonly name: string }[];
  /** food_ids of the lines */
  readonly foods: readonly string[];
  readonly saved: readonly { readonly product: SavedProduct }[];
  readonly streams: readonly RecoveryGroup[];
  readonly scenarioOf: string | null;
}

/** Most names in a sentence; the rest is counted. */
const NAMED = 8;

const namesOf = (names: readonly string[]): readonly string[] =>
  names.length <= NAMED + 1
    ? names.map(inSentence)
    : [...names.slice(0, NAMED).map(inSentence), reportTexts.others(formatCount(names.length - NAMED))];

/** Settings of a portfolio that differ from the reference data, one sentence each. */
export const portfolioSettings = (known: PortfolioKnown): readonly string[] => {
  const { portfolio, catalogue, columns, products, foods, saved, streams, scenarioOf } = known;
  const own = new Map(saved.map(({ product }) => [product.customProduct.product.prodsys_id, product]));
  const used = products.filter(({ prodsys_id }) => own.has(prodsys_id));
  const changed = used.filter(({ prodsys_id }) => Object.keys(own.get(prodsys_id)?.overrides ?? {}).length > 0);
  const ownFoods = catalogue.foods.filter((food) => food.own && foods.includes(food.food_id));
  return [
    ...(scenarioOf === null ? [] : [settings.scenario(scenarioOf)]),
    ...recyclingFacts(
      {
        customCompostingAndRecycling: portfolio.custom_composting_and_recycling,
        recycling_overrides: portfolio.recycling_overrides,
      },
      streams,
    ),
    ...(portfolio.weights === undefined ? [] : [settings.weights(weightList(columns))]),
    ...(used.length === 0 ? [] : [settings.ownProducts(namesOf(used.map(({ name }) => name)))]),
    ...(changed.length === 0 ? [] : [settings.changedProducts(namesOf(changed.map(({ name }) => name)))]),
    ...(ownFoods.length === 0 ? [] : [settings.ownFoods(namesOf(ownFoods.map(({ food_name }) => food_name)))]),
  ];
};

interface AssumedOf extends PortfolioKnown {
  readonly scores: PortfolioScores;
  readonly names: PortfolioNames;
  readonly region: string;
}

/** Assumptions behind the scores of a portfolio, one sentence each. */
export const portfolioAssumptions = (known: AssumedOf): readonly string[] => {
  const { portfolio, catalogue, columns, products, foods, scores, names, region } = known;
  const reusables = products.filter(({ prodsys_id }) => names.product(prodsys_id).reusable);
  const assumed = columns
    .filter(({ metric_id }) => scores.assumed.includes(metric_id))
    .map(({ name }) => inSentence(name));
  const shown = reusables.slice(0, NAMED);
  return [
    assumptions.counts,
    ...climateFacts(catalogue),
    ...(shown.length === 0
      ? []
      : [
          assumptions.uses([
            ...shown.map(({ prodsys_id, name }) =>
              assumptions.usesOf(inSentence(name), formatCount(names.product(prodsys_id).uses)),
            ),
            ...(reusables.length > shown.length
              ? [reportTexts.others(formatCount(reusables.length - shown.length))]
              : []),
          ]),
        ]),
    ...(foods.includes(catalogue.default_food) || foods.includes("") ? [assumptions.someFoodWorst] : []),
    portfolio.custom_composting_and_recycling ? assumptions.recyclingCustom : assumptions.recyclingRegional(region),
    ...(assumed.length === 0 ? [] : [assumptions.assumedTotal(assumed)]),
  ];
};

const words = reportTexts.figures;

const mass = (kg: number): string => {
  const { amount, unit } = totalMass(kg);
  return formatWithUnit(amount, unit);
};

/** The key figures of a portfolio, one per row. */
export const FiguresList = ({ scores: { summary, kpis } }: { readonly scores: PortfolioScores }) => {
  const ofMass = (kg: number): string => formatShare(kpis.mass_kg > 0 ? kg / kpis.mass_kg : null, 1);
  const rows: readonly (readonly [name: string, value: string])[] = [
    ...(summary === null ? [] : [[words.score, formatOf100(summary)] as const]),
    [words.uses, formatCount(kpis.items)],
    [words.reusable, formatShare(kpis.reusable_use_share, 1)],
    [words.mass, mass(kpis.mass_kg)],
    [words.single_use, words.massAndShare(mass(kpis.single_use_mass_kg), ofMass(kpis.single_use_mass_kg))],
    [words.plastic, words.massAndShare(mass(kpis.plastic_mass_kg), ofMass(kpis.plastic_mass_kg))],
    [words.recycled_content, formatShare(kpis.recycled_content)],
    [words.recycled, formatShare(kpis.mass_kg > 0 ? kpis.recycled_kg / kpis.mass_kg : null)],
    [words.littered, mass(kpis.littered_kg)],
  ];
  return (
    <table className={styles.table} aria-label={reportTexts.titles.figures}>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={styles.number}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
