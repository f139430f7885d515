import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import { breakEven } from "../../../workers/engine/analysis/break-even.ts";
import type { ProductScores } from "../../../workers/engine/comparison-result.ts";
import { scoreComparison } from "../../../workers/engine/scoring/score-comparison.ts";
import type { Reference } from "../../../workers/engine/tables/reference.ts";
import { comparisonOf } from "./scored-products.ts";

/** A published result beside ours (README, "Checks against published results"). */
export interface Anchor {
  readonly name: string;
  readonly region: string;
  /** null: could not be computed */
  readonly measured: number | null;
  readonly low: number;
  readonly high: number;
  /** why a value outside the range is known and left standing */
  readonly known?: string;
}

export const holds = ({ measured, low, high }: Anchor): boolean =>
  measured !== null && measured >= low && measured <= high;

/** Real places; the figures of Ecoville are design choices that no study can check. */
const REAL_REGIONS = [BASE_REGION, "Europe", "UnitedStates", "Spain"] as const;

const FIBRE_CUPS = [
  "hot_cup_paper_pe",
  "hot_cup_paper_pe_lid",
  "hot_cup_paper_pla",
  "hot_cup_paper_dispersion",
  "hot_cup_double_wall",
  "hot_cup_bagasse",
] as const;

type Score = (usecase_id: string, prodsys_id: string) => ProductScores | null;

const ratio = (a: number | null | undefined, b: number | null | undefined): number | null =>
  a === null || a === undefined || b === null || b === undefined || b === 0 ? null : a / b;

/** kg CO2e per kg of product up to the factory gate: materials and forming. */
function gateClimate(scores: ProductScores | null): number | null {
  if (scores === null) return null;
  const { materials, forming } = scores.per_stage.climate;
  return ratio(materials + forming, scores.circularity.mass_per_unit);
}

function polypropylene(region: string, score: Score): readonly Anchor[] {
  const range = { region, low: 2.4, high: 2.8 };
  return [
    {
      name: "PP with forming, thermoformed cup, kg CO2e/kg",
      measured: gateClimate(score("cold_cup", "cold_cup_pp")),
      ...range,
    },
    {
      name: "PP with forming, injected container, kg CO2e/kg",
      measured: gateClimate(score("food_container", "container_pp")),
      ...range,
    },
  ];
}

function foamContainer(region: string, score: Score): readonly Anchor[] {
  const climate = (prodsys_id: string) => score("food_container", prodsys_id)?.raw.climate;
  const foam = climate("container_xps");
  return [
    {
      name: "Foam container / aluminium container",
      region,
      measured: ratio(foam, climate("container_aluminium")),
      low: 0.25,
      high: 0.6,
    },
    {
      name: "Foam container / PP container",
      region,
      measured: ratio(foam, climate("container_pp")),
      low: 0.28,
      high: 0.4,
    },
  ];
}

function hotCups(reference: Reference, region: string, score: Score): readonly Anchor[] {
  const input = comparisonOf(region, "hot_cup", ["hot_cup_pp_reuse", "hot_cup_paper_pe_lid"]);
  const climate = (prodsys_id: string) => score("hot_cup", prodsys_id)?.raw.climate ?? null;
  const serving = { region, low: 25, high: 60 };
  return [
    {
      name: "PP returnable cup beats the lidded paper cup, uses",
      region,
      measured: breakEven(reference, input, 0, 1, "climate").uses,
      low: 4,
      high: 8,
    },
    {
      name: "One wash of a cup, g CO2e",
      region,
      measured: score("hot_cup", "hot_cup_pp_reuse")?.per_stage.climate.washing ?? null,
      low: 3,
      high: 20,
    },
    ...FIBRE_CUPS.map((cup) => ({ name: `Single-use hot cup ${cup}, g CO2e`, measured: climate(cup), ...serving })),
    {
      name: "Single-use hot cup hot_cup_eps, g CO2e",
      measured: climate("hot_cup_eps"),
      ...serving,
      known: "2.6 g of foam is a fifth of a paper cup's mass; the published range is that of paper cups",
    },
  ];
}

/** All checks, measured by the engine. The PP factor holds on the world's grid, the containers were studied in Europe. */
export function checkAnchors(reference: Reference): readonly Anchor[] {
  const scoreIn =
    (region: string): Score =>
    (usecase_id, prodsys_id) =>
      scoreComparison(reference, comparisonOf(region, usecase_id, [prodsys_id])).products[0] ?? null;
  return [
    ...polypropylene(BASE_REGION, scoreIn(BASE_REGION)),
    ...foamContainer("Europe", scoreIn("Europe")),
    ...REAL_REGIONS.flatMap((region) => hotCups(reference, region, scoreIn(region))),
  ];
}

/** `ok  2.67 in 2.4-2.8  PP with forming … (Global)` */
export function formatAnchor(anchor: Anchor): string {
  const { name, region, measured, low, high, known } = anchor;
  const mark = holds(anchor) ? "ok   " : known === undefined ? "FAIL " : "known";
  const value = (measured === null ? "-" : String(Number(measured.toPrecision(3)))).padStart(6);
  return `${mark} ${value} in ${low}-${high}  ${name} (${region})${known === undefined ? "" : `: ${known}`}`;
}
