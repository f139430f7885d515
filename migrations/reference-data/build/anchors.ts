import { BASE_REGION, IMAGINARY_REGION, REGION_IDS } from "../../../edge-api/contract/regions.ts";
import { comparisonOf } from "../../../edge-api/services/tables/built-in-scores.ts";
import { breakEven } from "../../../workers/engine/analysis/break-even.ts";
import type { ProductScores } from "../../../workers/engine/comparison-result.ts";
import { scoreComparison } from "../../../workers/engine/scoring/score-comparison.ts";
import type { Reference } from "../../../workers/engine/tables/reference.ts";

/** A published range with our result (checks.md). */
export interface Anchor {
  readonly name: string;
  readonly region: string;
  /** null = not computable */
  readonly measured: number | null;
  readonly low: number;
  readonly high: number;
  /** decimals of the published range; the value is rounded to them before the comparison */
  readonly decimals?: number;
  /** reason why a value outside the range is accepted */
  readonly known?: string;
}

/** True if our result is within the published range. */
export const holds = ({ measured, low, high, decimals }: Anchor): boolean => {
  if (measured === null) return false;
  const value = decimals === undefined ? measured : Number(measured.toFixed(decimals));
  return value >= low && value <= high;
};

/** Regions with real data: no study can check the imaginary one. */
const REAL_REGIONS = REGION_IDS.filter((region) => region !== IMAGINARY_REGION);

const FIBRE_CUPS = [
  "hot_cup_paper_pe",
  "hot_cup_paper_pe_lid",
  "hot_cup_paper_pla",
  "hot_cup_paper_dispersion",
  "hot_cup_double_wall",
  "hot_cup_bagasse",
] as const;

/** Reasons for accepted mismatches, by region and check. */
const KNOWN: Readonly<Record<string, string>> = {
  "Spain break-even": "146 g CO2e/kWh make a wash cheaper than on the grids of the studies",
  "Netherlands hot_cup_paper_pe": "3 % of the waste goes to landfill, so there is hardly any methane of paper",
};

const knownIn = (region: string, what: string): Pick<Anchor, "known"> => {
  const known = KNOWN[`${region} ${what}`];
  return known === undefined ? {} : { known };
};

type Score = (usecase_id: string, prodsys_id: string) => ProductScores | null;

const ratio = (a: number | null | undefined, b: number | null | undefined): number | null =>
  a === null || a === undefined || b === null || b === undefined || b === 0 ? null : a / b;

/** kg CO2e per kg of product up to the factory gate: materials and forming. */
function gateClimate(scores: ProductScores | null): number | null {
  if (scores === null) return null;
  const { materials, forming } = scores.per_stage.climate;
  return ratio(materials + forming, scores.circularity.mass_per_unit);
}

/**
 * Polypropylene with forming. The published range is European and for thermoforming (2.90 kWh/kg; injection 1.79), so
 * results on the world's grid or for injection can be known mismatches.
 */
function polypropylene(scoreIn: (region: string) => Score): readonly Anchor[] {
  const range = { low: 2.4, high: 2.8, decimals: 1 };
  const pp = (what: string, usecase_id: string, prodsys_id: string, region: string, known?: string): Anchor => ({
    name: `PP with forming, ${what}, kg CO2e/kg`,
    region,
    measured: gateClimate(scoreIn(region)(usecase_id, prodsys_id)),
    ...range,
    ...(known === undefined ? {} : { known }),
  });
  const cup = ["thermoformed cup", "cold_cup", "cold_cup_pp"] as const;
  const container = ["injected container", "food_container", "container_pp"] as const;
  return [
    pp(...cup, "Europe"),
    pp(...cup, BASE_REGION, "the range is of Europe; the world's grid emits twice as much per kWh"),
    pp(...container, "Europe", "the range is of thermoformed packs, and injection takes 1.1 kWh/kg less"),
    pp(...container, BASE_REGION),
  ];
}

const anchor = (
  name: string,
  region: string,
  measured: number | null,
  [low, high]: readonly [low: number, high: number],
  rest: Pick<Anchor, "known"> = {},
): Anchor => ({ name, region, measured, low, high, ...rest });

function foamContainer(region: string, score: Score): readonly Anchor[] {
  const climate = (prodsys_id: string) => score("food_container", prodsys_id)?.raw.climate;
  const foam = climate("container_xps");
  return [
    anchor("Foam container / aluminium container", region, ratio(foam, climate("container_aluminium")), [0.25, 0.6]),
    anchor("Foam container / PP container", region, ratio(foam, climate("container_pp")), [0.28, 0.4], {
      known: "the PP container weighs 35 g since a Nordic report of 2024 was read, 31.5 g before",
    }),
  ];
}

function hotCups(reference: Reference, region: string, score: Score): readonly Anchor[] {
  const input = comparisonOf(region, "hot_cup", ["hot_cup_pp_reuse", "hot_cup_paper_pe_lid"]);
  const { uses } = breakEven(reference, input, 0, 1, "climate");
  const wash = score("hot_cup", "hot_cup_pp_reuse")?.per_stage.climate.washing ?? null;
  const singleUse = (cup: string, known: Pick<Anchor, "known">): Anchor => {
    const climate = score("hot_cup", cup)?.raw.climate ?? null;
    return anchor(`Single-use hot cup ${cup}, g CO2e`, region, climate, [25, 60], known);
  };
  const known = knownIn(region, "break-even");
  return [
    anchor("PP returnable cup beats the lidded paper cup, uses", region, uses, [4, 8], known),
    anchor("One wash of a cup, g CO2e", region, wash, [3, 20]),
    ...FIBRE_CUPS.map((cup) => singleUse(cup, knownIn(region, cup))),
    singleUse("hot_cup_eps", {
      known: "2.6 g of foam is a fifth of a paper cup's mass; the published range is that of paper cups",
    }),
  ];
}

/** Break-evens as two studies report them, in uses. */
function breakEvens(reference: Reference, region: string): readonly Anchor[] {
  const uses = (usecase_id: string, reusable: string, singleUse: string): number | null =>
    breakEven(reference, comparisonOf(region, usecase_id, [reusable, singleUse]), 0, 1, "climate").uses;
  const cup = (what: string, prodsys_id: string, range: readonly [number, number]): Anchor =>
    anchor(`${what} beats the paper cup, uses`, region, uses("hot_cup", prodsys_id, "hot_cup_paper_pe"), range, {
      known,
    });
  const known = "VTT needs more uses; its wash and its grid could not be read, ours emits 6 g CO2e a cup";
  return [
    cup("PP cup (VTT 2019)", "hot_cup_pp_reuse", [20, 36]),
    cup("Ceramic cup (VTT 2019)", "hot_cup_ceramic", [300, 400]),
    cup("Steel cup (VTT 2019)", "hot_cup_stainless", [110, 150]),
    anchor(
      "PP bowl beats the lidded paper bowl (Eunomia 2023), uses",
      region,
      uses("bowl", "bowl_pp_reuse", "bowl_paper_pe_lid"),
      [10, 16],
    ),
  ];
}

/** All checks, computed by the engine. The container studies are European. */
export function checkAnchors(reference: Reference): readonly Anchor[] {
  const scoreIn =
    (region: string): Score =>
    (usecase_id, prodsys_id) =>
      scoreComparison(reference, comparisonOf(region, usecase_id, [prodsys_id])).products[0] ?? null;
  return [
    ...polypropylene(scoreIn),
    ...foamContainer("Europe", scoreIn("Europe")),
    ...breakEvens(reference, "Europe"),
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
