import { describe, expect, it } from "vitest";
import { METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import {
  comparisonInputSteps,
  comparisonUncertaintySteps,
} from "../../../workers/engine/analysis/uncertainty/comparison-uncertainty.ts";
import type { ComparisonInput } from "../../../workers/engine/comparison-result.ts";
import { runToEnd } from "../../../workers/engine/portfolio/steps.ts";
import { scoreComparison } from "../../../workers/engine/scoring/score-comparison.ts";
import type { Reference } from "../../../workers/engine/tables/reference.ts";
import { cups } from "../toy.ts";
import { referenceOfTables, toyTables, type OpenTables } from "./slow-draw.ts";

const SETTINGS = { seed: 5, draws: 4000 };
/** 95 % quantile of the standard normal distribution. */
const Z95 = 1.6448536269514722;

const drawn = (reference: Reference, input: ComparisonInput, settings = SETTINGS) =>
  runToEnd(comparisonUncertaintySteps(reference, input, settings));

/** The toy tables in which only the given activities have a spread. */
const onlyVarying = (gsds: Readonly<Record<string, number>>): OpenTables => {
  const tables = toyTables();
  for (const [id, spec] of Object.entries(tables.base["activity-spec"] ?? {})) spec["gsd"] = gsds[id] ?? 1;
  return tables;
};

/** An own cup: its mass is certain. Without litter, recovery or a wash only its factors can vary. */
const ownCup = (id: string, grams: number, material = "pp"): ComparisonInput["custom_products"][number] => ({
  prodsys_id: id,
  usecase: "cup",
  prodsys_name: id,
  reusable_yn: "0",
  trans_scenario_id: "none",
  components: [
    {
      component_id: "body",
      mat_recipe_id: material,
      mass_grams: grams,
      main_yn: "1",
      dimension_prod: 400,
      litter_class: "none",
      coc_contact_id: "direct",
      recipe_rc_allow_yn: "0",
      optimized_default_yn: "0",
    },
  ],
});

const ofOwn = (...products: ComparisonInput["custom_products"]): ComparisonInput => ({
  ...cups,
  custom_products: products,
  products: products.map(({ prodsys_id }) => ({ prodsys_id })),
});

/** Without litter and incineration, so that neither is an uncertain input. */
const withoutChoices = (tables: OpenTables): Reference => {
  for (const mix of Object.keys(tables.base["dispose-spec"] ?? {}).map((key) => key.split("/")[0] ?? ""))
    tables.base["dispose-default"] = {
      [`${mix}/landfill`]: { mass_frac_default: 1 },
      ...tables.base["dispose-default"],
    };
  for (const kinds of [tables.base, ...Object.values(tables.regions)])
    for (const [id, record] of Object.entries(kinds["dispose-default"] ?? {})) {
      record["mass_frac_default"] = id.endsWith("/landfill") ? 1 : 0;
    }
  Object.assign(tables.base["litter-spec"] ?? {}, { none: { litter_rate_default: 0, activity_id: "litter" } });
  return referenceOfTables(tables);
};

describe("cases with a known result", () => {
  it("with one uncertain activity (gsd 1.3) the interval of its part is that of the log-normal distribution", () => {
    const reference = withoutChoices(onlyVarying({ mk_plastic: 1.3 }));
    const input = ofOwn(ownCup("mine", 10));
    const [scores] = scoreComparison(reference, input).products;
    const made = scores?.per_stage.climate.materials ?? 0;
    const rest = (scores?.raw.climate ?? 0) - made;
    expect(made).toBeGreaterThan(0);
    const { scores: uncertain, quantities } = drawn(reference, input, { seed: 5, draws: 40_000 });
    const range = uncertain[0]?.raw.climate;
    expect(quantities).toBeGreaterThan(0);
    expect(range?.low).toBeCloseTo(rest + made * 1.3 ** -Z95, 0);
    expect((range?.low ?? 0) / (rest + made * 1.3 ** -Z95)).toBeCloseTo(1, 2);
    expect((range?.median ?? 0) / (rest + made)).toBeCloseTo(1, 2);
    expect((range?.high ?? 0) / (rest + made * 1.3 ** Z95)).toBeCloseTo(1, 2);
  });

  it("without any spread every interval equals the value of the results, and there are no inputs", () => {
    const reference = withoutChoices(onlyVarying({}));
    const input = ofOwn(ownCup("mine", 10), ownCup("other", 20, "board"));
    const plain = scoreComparison(reference, input).products;
    const { scores } = drawn(reference, input, { seed: 1, draws: 50 });
    scores.forEach((one, place) => {
      for (const id of METRIC_IDS) {
        const raw = plain[place]?.raw[id] ?? Number.NaN;
        expect(one?.raw[id]?.low).toBeCloseTo(raw, 9);
        expect(one?.raw[id]?.high).toBeCloseTo(raw, 9);
      }
    });
    // only for raw values: scores depend on built-in products, whose masses vary
    expect(runToEnd(comparisonInputSteps(reference, input, SETTINGS, 0, 1, "climate"))).toEqual([]);
  });

  it("shared quantities cancel out: a cup with 1 % more mass is worse in every draw", () => {
    const reference = withoutChoices(toyTables());
    const { scores, pairs } = drawn(reference, ofOwn(ownCup("light", 10), ownCup("heavy", 10.1), ownCup("twin", 10)));
    const [light, heavy] = scores;
    // the intervals overlap almost completely
    expect(light?.raw.climate?.high ?? 0).toBeGreaterThan(heavy?.raw.climate?.median ?? Infinity);
    const of = (a: number, b: number) => pairs.find((pair) => pair.a === a && pair.b === b)?.outcomes.climate;
    expect(of(0, 1)).toMatchObject({ better: 1, worse: 0 });
    expect(of(0, 1)?.typical).toBeCloseTo(0.1 / 10.1, 9);
    expect(of(0, 2)).toEqual({ better: 0, worse: 0, typical: 0 });
  });

  it("masses of a built-in product vary, those of an own copy do not", () => {
    const reference = withoutChoices(onlyVarying({}));
    const input = { ...ofOwn(ownCup("mine", 10)), products: [{ prodsys_id: "mine" }, { prodsys_id: "cup_pp" }] };
    const [mine, builtIn] = drawn(reference, input).scores;
    expect(mine?.raw.climate?.high).toBeCloseTo(mine?.raw.climate?.low ?? 0, 9);
    const { low = 0, high = 0 } = builtIn?.raw.climate ?? {};
    // nearly all of its impact is proportional to mass: a factor of 1.1^(2 × 1.645) between both ends
    expect(high / low).toBeGreaterThan(1.3);
    expect(high / low).toBeLessThan(1.45);
  });

  it("a single uncertain input explains the whole difference and favours the product with less of it", () => {
    const reference = withoutChoices(onlyVarying({ mk_plastic: 1.3 }));
    const input = ofOwn(ownCup("plastic", 10), ownCup("board", 14, "board"));
    const [first, ...others] = runToEnd(comparisonInputSteps(reference, input, SETTINGS, 0, 1, "climate"));
    expect(first).toMatchObject({ quantity: { kind: "factor", name: "mk_plastic" }, gsds: [1.3], favours: "b" });
    expect(first?.share).toBeGreaterThan(0.99);
    expect(others).toEqual([]);
  });
});

const cupsOf = (...ids: readonly string[]): ComparisonInput => ({
  ...cups,
  products: ids.map((prodsys_id) => ({ prodsys_id })),
});

describe("draws of a comparison", () => {
  const reference = referenceOfTables(toyTables());

  it("are equal for equal seeds and different for others; with many draws the results are close", () => {
    const input = cupsOf("cup_pp", "cup_board", "cup_steel");
    const one = drawn(reference, input);
    expect(drawn(reference, input)).toEqual(one);
    const other = drawn(reference, input, { ...SETTINGS, seed: 6 });
    expect(other.scores).not.toEqual(one.scores);
    const share = (of: typeof one) => of.pairs[0]?.outcomes.climate?.better ?? 0;
    expect(Math.abs(share(one) - share(other))).toBeLessThan(5 * Math.sqrt(0.5 / SETTINGS.draws));
  });

  it("of two products do not change if a third is added", () => {
    const [two, three] = [cupsOf("cup_pp", "cup_steel"), cupsOf("cup_pp", "cup_glass", "cup_steel")];
    const [before, after] = [drawn(reference, two), drawn(reference, three)];
    expect(after.scores[0]).toEqual(before.scores[0]);
    expect(after.scores[2]).toEqual(before.scores[1]);
    expect(after.pairs.find(({ a, b }) => a === 0 && b === 2)?.outcomes).toEqual(before.pairs[0]?.outcomes);
  });

  it("have intervals that contain the value of the results, and null for an unknown product", () => {
    const input = cupsOf("cup_pp", "gone", "cup_steel");
    const plain = scoreComparison(reference, input).products;
    const { scores, pairs } = drawn(reference, input);
    expect(scores[1]).toBeNull();
    expect(pairs.map(({ a, b }) => [a, b])).toEqual([[0, 2]]);
    for (const place of [0, 2]) {
      for (const id of METRIC_IDS) {
        const [raw, range] = [plain[place]?.raw[id] ?? Number.NaN, scores[place]?.raw[id]];
        expect(range?.low).toBeLessThanOrEqual(raw + 1e-9);
        expect(range?.high).toBeGreaterThanOrEqual(raw - 1e-9);
      }
    }
  });

  it("report progress that never decreases and never exceeds 1", () => {
    const steps = comparisonUncertaintySteps(reference, cupsOf("cup_pp", "cup_steel"), SETTINGS);
    const shares: number[] = [];
    for (let step = steps.next(); step.done !== true; step = steps.next()) shares.push(step.value);
    expect(shares.length).toBeGreaterThan(20);
    expect(shares.toSorted((a, b) => a - b)).toEqual(shares);
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
  });
});
