import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { QUANT_METRIC_IDS, STAGES } from "../../edge-api/contract/metrics.ts";
import { productContributions } from "../../workers/engine/analysis/product-contributions.ts";
import { scoreComparison } from "../../workers/engine/scoring/score-comparison.ts";
import { comparison, cups, toy } from "./toy.ts";

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

describe("contributions by stage and component (method.md section 10)", () => {
  it("sum to raw, and per stage to the stages of the scores, for any comparison", () => {
    fc.assert(
      fc.property(comparison, (input) => {
        const { products } = scoreComparison(toy, input);
        productContributions(toy, input).forEach((product, place) => {
          const scores = products[place] ?? null;
          expect(product === null).toBe(scores === null);
          if (product === null || scores === null) return;
          for (const metric of QUANT_METRIC_IDS) {
            const raw = scores.raw[metric];
            const cells = product.by_metric?.[metric];
            expect(cells === undefined).toBe(raw === null);
            if (cells === undefined || raw === null) continue;
            const tolerance = 1e-9 * sumOf(cells.map(({ value }) => Math.abs(value))) + 1e-12;
            expect(Math.abs(sumOf(cells.map(({ value }) => value)) - raw)).toBeLessThanOrEqual(tolerance);
            for (const stage of STAGES) {
              const ofStage = sumOf(cells.filter((cell) => cell.stage === stage).map(({ value }) => value));
              expect(Math.abs(ofStage - scores.per_stage[metric][stage])).toBeLessThanOrEqual(tolerance);
            }
          }
        });
      }),
    );
  });

  it("name every component; washing belongs to the whole product", () => {
    const input = { ...cups, products: [{ prodsys_id: "cup_board" }, { prodsys_id: "cup_steel" }] };
    const [board, steel] = productContributions(toy, input);
    expect(board?.components.map(({ component_id }) => component_id)).toEqual(["body", "lid"]);
    expect(new Set(board?.by_metric?.climate.map(({ component_id }) => component_id))).toEqual(
      new Set(["body", "lid"]),
    );
    const washing = steel?.by_metric?.climate.filter(({ stage }) => stage === "washing");
    expect(washing).toHaveLength(1);
    expect(washing?.[0]).toMatchObject({ component_id: "product" });
    expect(washing?.[0]?.value).toBeCloseTo(15.18, 9);
  });
});
