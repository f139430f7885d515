import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { METRIC_IDS, QUANT_METRIC_IDS } from "../../edge-api/contract/metrics.ts";
import type { OwnProduct } from "../../edge-api/contract/custom-product.ts";
import { withLever } from "../../workers/engine/analysis/lever.ts";
import { leversAt, sensitivity } from "../../workers/engine/analysis/sensitivity.ts";
import type { ComparisonInput } from "../../workers/engine/comparison-result.ts";
import { productRecordOf } from "../../workers/engine/editor/product-record.ts";
import { scoreComparison } from "../../workers/engine/scoring/score-comparison.ts";
import type { TriedOverrides } from "../../workers/engine/product/what-if.ts";
import { parseReference } from "../../workers/engine/tables/reference.ts";
import { shipped } from "./rules/shipped.ts";

const CUPS = ["hot_cup_paper_pe", "hot_cup_ceramic", "hot_cup_eps", "hot_cup_pp_reuse"] as const;

const cups: ComparisonInput = {
  usecase_id: "hot_cup",
  food_id: "coffee_milk",
  region_use: "Europe",
  recycling: { custom: false },
  custom_products: [],
  custom_foods: [],
  products: CUPS.map((prodsys_id) => ({ prodsys_id })),
};

/** The comparison with a lever of one product at a value; `place`: index of the product. */
const moved = (place: number, lever_id: string, value: number): ComparisonInput => {
  const lever = leversAt(shipped, cups, place).find(({ id }) => id === lever_id);
  if (lever === undefined) throw new Error(`no lever ${lever_id}`);
  return {
    ...cups,
    products: cups.products.map((product, at) =>
      at === place ? { ...product, overrides: withLever(undefined, lever, value) } : product,
    ),
  };
};
const scoresOf = (input: ComparisonInput) => scoreComparison(shipped, input).products;

describe("levers of shipped products", () => {
  it("include uses and wash energy only for reusables; mass and distances for all", () => {
    const kinds = CUPS.map((_, place) => new Set(leversAt(shipped, cups, place).map(({ kind }) => kind)));
    expect(kinds.map((of) => [of.has("uses"), of.has("wash_energy"), of.has("mass"), of.has("distance")])).toEqual([
      [false, false, true, true],
      [true, true, true, true],
      [false, false, true, true],
      [true, true, true, true],
    ]);
  });

  it("change no score at their current value", () => {
    const before = scoresOf(cups);
    CUPS.forEach((_, place) => {
      for (const { id, now } of leversAt(shipped, cups, place)) expect(scoresOf(moved(place, id, now))).toEqual(before);
    });
  });

  it("for mass score like an own product of that mass", () => {
    const record = productRecordOf(shipped, "hot_cup_paper_pe");
    const now = leversAt(shipped, cups, 0).find(({ id }) => id === "mass")?.now ?? 0;
    const own: OwnProduct = {
      ...(record?.customProduct.product ?? fail()),
      components: (record?.customProduct.product.components ?? []).map((part) => ({
        ...part,
        mass_grams: part.mass_grams * 1.25,
      })),
    };
    const asOwn = scoresOf({ ...cups, custom_products: [own] })[0];
    const tried = scoresOf(moved(0, "mass", now * 1.25))[0];
    for (const id of METRIC_IDS) expect(tried?.raw[id]).toBeCloseTo(asOwn?.raw[id] ?? Number.NaN, 9);
    expect(tried?.summary).toBeCloseTo(asOwn?.summary ?? Number.NaN, 9);
  });

  it("for wash energy are linear, and washing at 0 kWh is not negative", () => {
    const [ceramic] = [1];
    const now = leversAt(shipped, cups, ceramic).find(({ id }) => id === "wash_energy")?.now ?? 0;
    const washing = (factor: number) =>
      QUANT_METRIC_IDS.map(
        (id) => scoresOf(moved(ceramic, "wash_energy", now * factor))[ceramic]?.per_stage[id].washing ?? 0,
      );
    const [none, usual, twice] = [washing(0), washing(1), washing(2)];
    QUANT_METRIC_IDS.forEach((_, at) => {
      expect((twice[at] ?? 0) - (usual[at] ?? 0)).toBeCloseTo((usual[at] ?? 0) - (none[at] ?? 0), 9);
      expect(none[at]).toBeGreaterThanOrEqual(0);
    });
    expect(twice[0]).toBeGreaterThan(usual[0] ?? Number.NaN);
  });

  it("for wash energy add half of a rack's electricity and heat at a factor of 1.5", () => {
    const tables = {
      "activity-spec": {
        rack: { activity_name: "Rack", unit: "rack", electricity_kwh: 2, heat_kwh: 4 },
        electricity_grid: { activity_name: "Power", unit: "kWh" },
        heat_boiler: { activity_name: "Heat", unit: "kWh" },
      },
      impact: {
        rack: { climate: 100, h2o: 0, plastic_pollution: 0, land_use: 0 },
        electricity_grid: { climate: 10, h2o: 0, plastic_pollution: 0, land_use: 0 },
        heat_boiler: { climate: 5, h2o: 0, plastic_pollution: 0, land_use: 0 },
      },
      "wash-system-spec": { w: { wash_system_name: "W", activity_id: "rack" } },
      usecase: {
        cup: { usecase_name: "Cup", usecase_type_id: "count", size_standard: 1, unit_size_standard: "item" },
      },
      prodsys: {
        mug: {
          prodsys_name: "Mug",
          usecase: "cup",
          reusable_yn: 1,
          numuse_default: 10,
          wash_system_id: "w",
          wash_cap: 5,
        },
      },
      "mat-recipe-spec": { steel: { mat_recipe_name: "Steel" } },
      recipe: { "mug/body": { mat_recipe_id: "steel", mass_grams: 100 } },
      metric: { climate: { metric_name: "Climate", metric_weight: 1, metric_type: "quant" } },
    };
    const rows = Object.entries(tables).map(([kind, data]) => ({ kind, data: JSON.stringify(data) }));
    const reference = parseReference("v", rows, new Map());
    const washing = (overrides: TriedOverrides) =>
      scoreComparison(reference, {
        ...cups,
        usecase_id: "cup",
        region_use: "Global",
        food_id: "",
        products: [{ prodsys_id: "mug", overrides }],
      }).products[0]?.per_stage.climate.washing;
    expect(washing({})).toBeCloseTo(100 / 5, 12);
    // a fifth of a rack: its own 100, plus half of 2 × 10 + 4 × 5
    expect(washing({ what_if: { wash_energy: 1.5 } })).toBeCloseTo((100 + 20) / 5, 12);
  });
});

describe("sensitivity to a lever", () => {
  const levers = CUPS.flatMap((_, place) => leversAt(shipped, cups, place).map(({ id }) => [place, id] as const));

  it.each(levers)("of product %d, %s: finds the changes of order that a fine scan finds", (place, id) => {
    const along = sensitivity(shipped, cups, place, id);
    const lever = along?.lever ?? fail();
    const { min, max, whole } = lever;
    const before = scoresOf(cups);
    for (const { id: other, summary } of along?.others ?? []) {
      const theirs = before.find((product) => product?.prodsys_id === other)?.summary ?? 0;
      expect(summary).toBeCloseTo(theirs, 9);
      const seen: { value: number; ahead: boolean }[] = [];
      let was: boolean | null = null;
      const steps = whole ? max - min : 400;
      for (let step = 0; step <= steps; step++) {
        const value = min + ((max - min) * step) / steps;
        const overrides = withLever(undefined, lever, value);
        const [own] = scoresOf({ ...cups, products: [{ prodsys_id: CUPS[place] ?? "", overrides }] });
        const ahead: boolean = (own?.summary ?? 0) > theirs;
        if (was !== null && ahead !== was) seen.push({ value, ahead });
        was = ahead;
      }
      const said = (along?.changes ?? []).filter(({ other_id }) => other_id === other);
      expect(said.map(({ ahead }) => ahead)).toEqual(seen.map(({ ahead }) => ahead));
      said.forEach((change, at) => {
        const width = whole ? 0 : (max - min) / steps;
        expect(Math.abs(change.value - (seen[at]?.value ?? Number.NaN))).toBeLessThanOrEqual(width + 1e-9);
      });
    }
  });

  it("is null for an unknown product or lever", () => {
    expect(sensitivity(shipped, cups, 9, "mass")).toBeNull();
    expect(sensitivity(shipped, cups, 0, "uses")).toBeNull();
    expect(leversAt(shipped, { ...cups, products: [{ prodsys_id: "gone" }] }, 0)).toEqual([]);
  });

  it("never throws or gives NaN for what-if factors of any shape", () => {
    fc.assert(
      fc.property(fc.anything(), (what_if) => {
        const overrides = { what_if } as object;
        const [product] = scoresOf({ ...cups, products: [{ prodsys_id: "hot_cup_ceramic", overrides }] });
        expect(Object.values(product?.raw ?? {}).some((value) => Number.isNaN(value))).toBe(false);
      }),
      { numRuns: 100 },
    );
  });
});

function fail(): never {
  throw new Error("not there");
}
