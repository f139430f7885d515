import { describe, expect, it } from "vitest";
import { scoreComparison } from "../../workers/engine/scoring/score-comparison.ts";
import { compileTables } from "../../workers/engine/scoring/compiled-tables.ts";
import { productOf, scopeOf } from "../../workers/engine/scoring/scope.ts";
import { parseReference, withRegion } from "../../workers/engine/tables/reference.ts";
import { overlay } from "../../workers/engine/tables/raw-tables.ts";
import { cups, toy } from "./toy.ts";

const record = (fields: Record<string, unknown>) => new Map(Object.entries(fields));

describe("regional overlay (method.md section 2)", () => {
  const base = new Map([
    ["a", record({ x: 1, y: 2 })],
    ["b", record({ x: 3 })],
  ]);

  it("replaces field by field, adds new ids, and ignores empty values", () => {
    const merged = overlay(
      base,
      new Map([
        ["a", record({ x: 9, y: "", z: null })],
        ["c", record({ x: 5 })],
      ]),
    );
    expect([...(merged.get("a") ?? [])]).toEqual([
      ["x", 9],
      ["y", 2],
    ]);
    expect(merged.get("b")).toBe(base.get("b"));
    expect(merged.get("c")?.get("x")).toBe(5);
    expect(base.get("a")?.get("x")).toBe(1);
  });

  it("accepts 0 as a value", () => {
    expect(
      overlay(base, new Map([["a", record({ x: 0 })]]))
        .get("a")
        ?.get("x"),
    ).toBe(0);
  });
});

const climateNowhere = (reference: typeof toy): number | null | undefined =>
  scoreComparison(reference, { ...cups, region_use: "Nowhere", products: [{ prodsys_id: "cup_pp" }] }).products[0]?.raw
    .climate;

describe("regions of a reference", () => {
  it("adds a region without changing the original reference", () => {
    const more = withRegion(toy, "Nowhere", [{ kind: "impact", data: '{"mk_plastic": {"climate": 0}}' }]);
    expect(climateNowhere(toy)).toBeCloseTo(40.471, 9);
    expect(climateNowhere(more)).toBeCloseTo(40.471 - 20, 9);
  });

  it("replaces all rows of a region and clears its unreadable kinds", () => {
    const broken = withRegion(parseReference("v", []), "Europe", [{ kind: "impact", data: "?" }]);
    expect(broken.unreadable).toEqual(["Europe/impact"]);
    expect(withRegion(broken, "Europe", []).unreadable).toEqual([]);
  });
});

describe("cached compilation", () => {
  it("keeps the tables of a region and setting, in any order of the choices", () => {
    const compiled = compileTables(toy, "Europe", { custom: true, recycle: { a: true, b: false } });
    expect(compileTables(toy, "Europe", { custom: true, recycle: { b: false, a: true } })).toBe(compiled);
    expect(compileTables(toy, "Europe", { custom: true, recycle: { a: true } })).not.toBe(compiled);
    expect(compileTables(toy, "Global", { custom: true, recycle: { a: true, b: false } })).not.toBe(compiled);
  });

  it("ignores the choices of streams under regional averages", () => {
    expect(compileTables(toy, "Europe", { custom: false, recycle: { a: true } })).toBe(
      compileTables(toy, "Europe", { custom: false }),
    );
  });

  it("compiles only the changed product again", () => {
    const scope = scopeOf(toy, cups);
    const again = scopeOf(toy, { ...cups });
    const before = productOf(scope, "cup_pp", { componentOverrides: { body: { recycledContent: 60 } } });
    expect(productOf(again, "cup_pp", { componentOverrides: { body: { recycledContent: 60 } } })).toBe(before);
    expect(productOf(again, "cup_pp", { componentOverrides: { body: { recycledContent: 61 } } })).not.toBe(before);
    expect(productOf(again, "cup_steel", {})).toBe(productOf(scope, "cup_steel"));
  });
});
