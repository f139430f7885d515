// @vitest-environment node
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  impactSentence,
  impactFinding,
  type ImpactFinding,
} from "../../../../app/features/impact-stages/impact-sentence.ts";
import { impactOf, type Impact, type ImpactRow } from "../../../../app/features/impact-stages/impact-rows.ts";
import type { ComparedProduct } from "../../../../app/state/comparison/compared-product.ts";
import { STAGES } from "../../../../edge-api/contract/metrics.ts";
import type { ProductContributions } from "../../../../workers/engine/analysis/product-contributions.ts";
import type { Contribution } from "../../../../workers/engine/inventory/contributions.ts";

const compared = (prodsys_id: string, reusable = false): ComparedProduct => ({
  prodsys_id,
  name: `Cup ${prodsys_id}`,
  reusable,
  uses: reusable ? 50 : 1,
});

const made = (
  prodsys_id: string,
  cells: readonly Contribution[] | null,
  components: ProductContributions["components"] = [],
): ProductContributions => ({
  prodsys_id,
  components,
  by_metric: cells && { climate: cells, h2o: cells, plastic_pollution: cells, land_use: cells },
});

const cell = (stage: Contribution["stage"], component_id: string, value: number): Contribution => ({
  stage,
  component_id,
  value,
});

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const row = (name: string, reusable: boolean, values: readonly number[] | null): ImpactRow => ({
  prodsys_id: name,
  name,
  reusable,
  values,
  total: values && sumOf(values),
});
const impact = (...rows: ImpactRow[]): Impact => ({
  series: STAGES.map((stage) => ({ id: stage, label: stage === "end_of_life" ? "End of life" : stage })),
  rows,
});
const said = (...rows: ImpactRow[]) => impactSentence(impact(...rows), "stage", String);

describe("rows", () => {
  const body = { component_id: "b", component_name: "Body" };
  const lid = { component_id: "l", component_name: "Lid" };

  test("by stage: all five stages, products in the given order, without unscored ones", () => {
    const products = [compared("b"), compared("gone"), compared("a")];
    const given = [made("a", [cell("materials", "b", 2), cell("materials", "l", 1)], [body, lid]), null, made("b", [])];
    const { series, rows } = impactOf(products, given, "climate", "stage");
    expect(series.map(({ id }) => id)).toEqual([...STAGES]);
    expect(rows.map(({ prodsys_id, values, total }) => [prodsys_id, values, total])).toEqual([
      ["b", [0, 0, 0, 0, 0], 0],
      ["a", [3, 0, 0, 0, 0], 3],
    ]);
  });

  test("a product without a size is unknown, not zero", () => {
    const { rows } = impactOf([compared("a")], [made("a", null)], "climate", "stage");
    expect(rows[0]).toMatchObject({ values: null, total: null });
  });

  test("by component: one series per name, largest first, washing last", () => {
    const a = made(
      "a",
      [cell("materials", "b", 2), cell("forming", "l", 9), cell("washing", "product", 5)],
      [body, lid],
    );
    const b = made("b", [cell("materials", "x", 4)], [{ component_id: "x", component_name: "body" }]);
    const { series, rows } = impactOf([compared("a", true), compared("b")], [a, b], "climate", "component");
    expect(series.map(({ label }) => label.toLowerCase())).toEqual(["lid", "body", "washing"]);
    expect(rows.map(({ values }) => values)).toEqual([
      [9, 2, 5],
      [0, 4, 0],
    ]);
  });

  test("many components: the smallest are merged and the total is unchanged", () => {
    const components = Array.from({ length: 9 }, (_, at) => ({ component_id: `c${at}`, component_name: `Part ${at}` }));
    const cells = components.map(({ component_id }, at) => cell("materials", component_id, 10 - at));
    const { series, rows } = impactOf([compared("a")], [made("a", cells, components)], "climate", "component");
    expect(series.map(({ label }) => label)).toEqual(["Part 0", "Part 1", "Part 2", "Part 3", "Part 4", "Other parts"]);
    expect(rows[0]?.total).toBe(54);
    expect(rows[0]?.values?.at(-1)).toBe(14);
  });
});

/** Checks a finding by another method than the one that found it. */
const isTrueOf = (finding: ImpactFinding | null, rows: readonly ImpactRow[]): boolean => {
  const isMost = (part: number) => (one: ImpactRow) =>
    one.total !== null && one.total > 0 && (one.values?.[part] ?? 0) > one.total / 2;
  switch (finding?.kind) {
    case undefined:
      return rows.every(({ values }) => values === null || Math.max(...values) <= 0);
    case "nothing":
      return rows.every(({ values }) => values === null || values.every((value) => value === 0));
    case "every":
      return rows.every(isMost(finding.part));
    case "groups": {
      const { reusable, singleUse } = finding;
      const ofKind = (kind: boolean) => rows.filter((one) => one.reusable === kind);
      return (
        (reusable === null || ofKind(true).every(isMost(reusable.part))) &&
        (singleUse === null || ofKind(false).every(isMost(singleUse.part)))
      );
    }
    case "largest":
      return finding.row.values?.[finding.part] === Math.max(...rows.flatMap(({ values }) => values ?? []));
  }
};

describe("the sentence", () => {
  test("names the part above half of every product, or of every product of a kind", () => {
    expect(
      said(
        row("Mug", true, [1, 0, 0, 5, 0]),
        row("Glass", true, [0, 0, 0, 9, 1]),
        row("Paper", false, [8, 1, 1, 0, 1]),
      ),
    ).toBe("For the reusables, most of the impact comes from washing; for the paper, from materials.");
    expect(said(row("Paper", false, [8, 1, 1, 0, 1]), row("Foam", false, [5, 1, 1, 0, 1]))).toBe(
      "For every product here, most of the impact comes from materials.",
    );
  });

  test("omits a kind for which it does not hold, even if the part is large for the other kind", () => {
    const rows = [
      row("Mug", true, [1, 0, 0, 5, 0]),
      row("Paper", false, [9, 0, 0, 0, 1]),
      row("Foam", false, [4, 3, 0, 0, 3]),
    ];
    expect(said(...rows)).toBe("For the mug, most of the impact comes from washing.");
  });

  test("exactly half is not enough; then it names the largest single part with its numbers", () => {
    expect(said(row("Paper cup, PE lined", false, [5, 5, 0, 0, 0]))).toBe(
      "The largest single part is materials of the “paper cup, PE lined” with 5 of 10.",
    );
  });

  test("uses no shares for products with credits; a product without impact counts in its kind", () => {
    expect(said(row("Paper", false, [9, 0, 0, 0, -3]))).toBe(
      "The largest single part is materials of the paper with 9 of 6.",
    );
    expect(said(row("Mug", true, [0, 0, 0, 0, 0]), row("Glass", true, [0, 0, 0, 1, 0]))).toMatch(
      /^The largest single part/,
    );
  });

  test("says if all impacts are zero; is absent if nothing is known", () => {
    expect(said(row("Mug", true, [0, 0, 0, 0, 0]))).toBe("None of these products has an impact here.");
    expect(said(row("Mug", true, null))).toBeNull();
    expect(said()).toBeNull();
  });

  test("holds for each product that it mentions, for any numbers", () => {
    const value = fc.double({ min: -5, max: 100, noNaN: true });
    const rows = fc.array(
      fc
        .record({ reusable: fc.boolean(), values: fc.option(fc.tuple(value, value, value, value, value)) })
        .map(({ reusable, values }) => row("Cup", reusable, values)),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(rows, (given) => {
        expect(isTrueOf(impactFinding(impact(...given)), given)).toBe(true);
      }),
    );
  });
});
