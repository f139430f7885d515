import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { METRIC_IDS, QUANT_METRIC_IDS, STAGES } from "../../edge-api/contract/metrics.ts";
import { explain } from "../../workers/engine/analysis/explain.ts";
import { scoreComparison } from "../../workers/engine/scoring/score-comparison.ts";
import { parseReference } from "../../workers/engine/tables/reference.ts";
import { comparison, cups, overrides, scoreOne, SINGLE_USE, toy } from "./toy.ts";

/** Whether two numbers are equal within the rounding of sums in another order. */
const close = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b), 1e-6);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe("properties of any comparison", () => {
  it("every score lies in 1-100, every summary in 0-100, ratings on their scales", () => {
    fc.assert(
      fc.property(comparison, (input) => {
        for (const product of scoreComparison(toy, input).products) {
          if (product === null) continue;
          for (const id of METRIC_IDS) {
            const score = product.score[id];
            expect(score !== null && score >= 1 && score <= 100).toBe(true);
          }
          expect(product.summary === null || (product.summary >= 0 && product.summary <= 100)).toBe(true);
          expect(product.uses).toBeGreaterThanOrEqual(1);
          expect(product.raw.recoverability).toBeGreaterThanOrEqual(1);
          expect(product.raw.recoverability).toBeLessThanOrEqual(5);
          expect(product.raw.chemicals).toBeGreaterThanOrEqual(2);
          expect(product.raw.chemicals).toBeLessThanOrEqual(20);
        }
      }),
    );
  });

  it("stages sum to raw", () => {
    fc.assert(
      fc.property(comparison, (input) => {
        for (const product of scoreComparison(toy, input).products) {
          if (product === null) continue;
          for (const id of QUANT_METRIC_IDS) {
            const stages = sum(STAGES.map((stage) => product.per_stage[id][stage]));
            expect(close(stages, product.raw[id] ?? 0)).toBe(true);
          }
        }
      }),
    );
  });

  it("explained lines and terms sum to the raw value of the scores", () => {
    fc.assert(
      fc.property(comparison, (input) => {
        scoreComparison(toy, input).products.forEach((product, place) => {
          for (const id of METRIC_IDS) {
            const explained = explain(toy, input, place, id);
            expect(explained === null).toBe(product === null);
            if (explained === null || explained.kind === "summary" || product === null) continue;
            expect(explained.raw).toBe(product.raw[id]);
            expect(explained.score).toBe(product.score[id]);
            if (explained.raw === null) continue;
            const parts =
              explained.kind === "inventory"
                ? sum(explained.lines.map((line) => line.contribution))
                : sum(explained.terms.map((term) => term.weight * term.value));
            const fixed = explained.kind === "rating" && explained.rule !== "mean";
            expect(fixed || close(parts, explained.raw)).toBe(true);
          }
        });
      }),
    );
  });

  it("the scores of a product do not depend on the other products or their order", () => {
    fc.assert(
      fc.property(comparison, (input) => {
        const forward = scoreComparison(toy, input);
        const backward = scoreComparison(toy, { ...input, products: input.products.toReversed() });
        expect(backward.products.toReversed()).toEqual(forward.products);
        expect(backward.highest).toEqual(forward.highest);
        const alone = input.products.map(
          (product) => scoreComparison(toy, { ...input, products: [product] }).products[0],
        );
        expect(alone).toEqual(forward.products);
      }),
    );
  });

  it("scores are equal in every bit with and without cached results", () => {
    const again = parseReference(
      toy.version,
      [...toy.base].map(([kind, records]) => ({
        kind,
        data: Object.fromEntries([...records].map(([id, fields]) => [id, Object.fromEntries(fields)])),
      })),
    );
    fc.assert(
      fc.property(comparison, (input) => {
        const asked = {
          ...input,
          region_use: "Global",
          products: input.products.map(({ prodsys_id }) => ({ prodsys_id })),
        };
        expect(scoreComparison(again, asked)).toEqual(scoreComparison(toy, asked));
      }),
    );
  });
});

const ofMass = (grams: number, size: number) => ({
  ...cups,
  custom_products: [
    {
      prodsys_id: "own",
      usecase: "cup",
      prodsys_name: "Own",
      reusable_yn: "0" as const,
      components: [
        {
          component_id: "body",
          mat_recipe_id: "board",
          mass_grams: grams,
          dimension_prod: size,
          coc_contact_id: "direct",
        },
      ],
    },
  ],
});

describe("homogeneity", () => {
  it("a single-use product with k times the mass has k times the impact and the same ratings", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 500, noNaN: true }),
        fc.double({ min: 0.01, max: 100, noNaN: true }),
        (grams, k) => {
          const one = scoreOne({ prodsys_id: "own" }, ofMass(grams, 400));
          const many = scoreOne({ prodsys_id: "own" }, ofMass(grams * k, 400));
          for (const id of QUANT_METRIC_IDS) expect(close(many.raw[id] ?? -1, k * (one.raw[id] ?? -2))).toBe(true);
          expect(close(many.raw.sust_source ?? -1, one.raw.sust_source ?? -2)).toBe(true);
          expect(many.raw.chemicals).toBe(one.raw.chemicals);
        },
      ),
    );
  });

  it("a product with k times the size needs 1/k of the items", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 5000, noNaN: true }),
        fc.double({ min: 0.01, max: 100, noNaN: true }),
        (size, k) => {
          const one = scoreOne({ prodsys_id: "own" }, ofMass(10, size));
          const large = scoreOne({ prodsys_id: "own" }, ofMass(10, size * k));
          for (const id of QUANT_METRIC_IDS) expect(close(k * (large.raw[id] ?? -1), one.raw[id] ?? -2)).toBe(true);
        },
      ),
    );
  });

  it("reuse overrides do not change a single-use product", () => {
    fc.assert(
      fc.property(fc.constantFrom(...SINGLE_USE), overrides, (prodsys_id, own) => {
        const { reuses, wash_system_id, ...rest } = own;
        const washed = {
          ...rest,
          ...(reuses === undefined ? {} : { reuses }),
          ...(wash_system_id === undefined ? {} : { wash_system_id }),
        };
        expect(scoreOne({ prodsys_id, overrides: washed }).raw).toEqual(scoreOne({ prodsys_id, overrides: rest }).raw);
      }),
    );
  });
});
