import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { METRIC_IDS, QUANT_METRIC_IDS, RATING_METRIC_IDS, type MetricId } from "../../edge-api/contract/metrics.ts";
import type { ProductScores } from "../../workers/engine/comparison-result.ts";
import { cups, REGIONS, REUSABLE, scoreOne } from "./toy.ts";

/** Whether a value is not above another, within rounding. */
const notAbove = (lower: number | null, higher: number | null): boolean =>
  lower !== null && higher !== null && lower <= higher + 1e-12 * Math.abs(higher);

/** Metrics on which `better` is worse. */
const raised = (better: ProductScores, worse: ProductScores, metrics: readonly MetricId[]): readonly MetricId[] =>
  metrics.filter((id) => !notAbove(better.raw[id], worse.raw[id]));

const sourced = (sustCertifications: Record<string, boolean>): ProductScores =>
  scoreOne({ prodsys_id: "cup_board", overrides: { componentOverrides: { body: { sustCertifications } } } });

const region = fc.constantFrom(...REGIONS).map((region_use) => ({ ...cups, region_use }));

describe("monotonicity", () => {
  it("more uses never raise any raw value of a reusable (L ≥ 0, because no factor is negative)", () => {
    const uses = fc.double({ min: 1, max: 5000, noNaN: true });
    fc.assert(
      fc.property(region, fc.constantFrom(...REUSABLE), uses, uses, (given, prodsys_id, a, b) => {
        const few = scoreOne({ prodsys_id, overrides: { reuses: Math.min(a, b) } }, given);
        const many = scoreOne({ prodsys_id, overrides: { reuses: Math.max(a, b) } }, given);
        expect(raised(many, few, METRIC_IDS)).toEqual([]);
      }),
    );
  });

  it("more recycled content never raises impact or sourcing (the recycled activities are no worse than the virgin ones)", () => {
    const percent = fc.double({ min: -20, max: 130, noNaN: true });
    fc.assert(
      fc.property(
        region,
        fc.constantFrom("cup_pp", "cup_steel", "cup_board"),
        percent,
        percent,
        (given, prodsys_id, a, b) => {
          const at = (recycledContent: number) =>
            scoreOne(
              {
                prodsys_id,
                overrides: { componentOverrides: { body: { recycledContent }, lid: { recycledContent } } },
              },
              given,
            );
          expect(
            raised(at(Math.max(a, b)), at(Math.min(a, b)), [...QUANT_METRIC_IDS, "sust_source", "recoverability"]),
          ).toEqual([]);
        },
      ),
    );
  });

  it("one more sourcing certificate never raises sourcing and changes no other metric", () => {
    const certificates = fc.dictionary(fc.constantFrom("fsc", "sfi", "bpi", "gone"), fc.boolean());
    fc.assert(
      fc.property(certificates, fc.constantFrom("fsc", "sfi", "bpi", "gone"), (has, added) => {
        const [before, after] = [sourced({ ...has, [added]: false }), sourced({ ...has, [added]: true })];
        expect(raised(after, before, ["sust_source"])).toEqual([]);
        expect({ ...after.raw, sust_source: 0 }).toEqual({ ...before.raw, sust_source: 0 });
      }),
    );
  });

  it("a valid composting certificate never raises recoverability; an invalid one changes nothing", () => {
    fc.assert(
      fc.property(region, fc.boolean(), (given, selfmade) => {
        const at = (compostCertifications: Record<string, boolean>) =>
          scoreOne(
            { prodsys_id: "cup_board", overrides: { componentOverrides: { body: { compostCertifications } } } },
            given,
          );
        const [none, counts] = [at({ selfmade }), at({ selfmade, bpi: true })];
        expect(raised(counts, none, ["recoverability"])).toEqual([]);
        expect(none.raw).toEqual(at({}).raw);
      }),
    );
  });

  it("a riskier food never lowers chemicals and changes no other metric", () => {
    const value = fc.constantFrom("low", "mid", "high");
    const props = ["storage_time", "fat_content", "acidity"] as const;
    const food = (values: readonly string[]) => ({
      ...cups,
      food_id: "mine",
      custom_foods: [
        {
          food_id: "mine",
          food_name: "Mine",
          props: props.map((food_prop_id, place) => ({ food_prop_id, value_id: values[place] ?? "low" })),
        },
      ],
    });
    fc.assert(
      fc.property(fc.array(value, { minLength: 3, maxLength: 3 }), fc.nat(2), (values, changed) => {
        const mild = scoreOne({ prodsys_id: "cup_pp" }, food(values.with(changed, "low")));
        const risky = scoreOne({ prodsys_id: "cup_pp" }, food(values.with(changed, "high")));
        expect(raised(mild, risky, RATING_METRIC_IDS)).toEqual([]);
        for (const id of QUANT_METRIC_IDS) expect(mild.raw[id]).toBe(risky.raw[id]);
      }),
    );
  });
});
