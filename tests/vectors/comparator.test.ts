import { describe, expect, it } from "vitest";
import { agrees, differences, missingWarnings } from "./comparator.ts";
import { runVector } from "./run-vector.ts";
import { readVector, referenceOf, vectorFiles } from "./vector-files.ts";

describe("comparator, numbers", () => {
  it.each([
    [1, 1],
    [1 + 0.9e-9, 1],
    [-40.471 * (1 + 0.9e-9), -40.471],
    [0.9e-12, 0],
    [1e12 + 900, 1e12],
  ])("%d agrees with %d", (actual, expected) => {
    expect(agrees(actual, expected)).toBe(true);
  });

  it.each([
    [1 + 1.1e-9, 1],
    [-1, 1],
    [1.1e-12, 0],
    [Number.NaN, 0],
    [Number.NaN, Number.NaN],
    [Number.POSITIVE_INFINITY, 1],
    [1e12 + 1100, 1e12],
  ])("%d does not agree with %d", (actual, expected) => {
    expect(agrees(actual, expected)).toBe(false);
  });
});

describe("comparator, shapes", () => {
  const actual = {
    raw: { climate: 31.2, h2o: null },
    assumed: ["h2o", "climate"],
    summary: null,
    list: [1, 2],
    name: "x",
  };

  it.each([
    ["what is not named", { raw: { climate: 31.2 } }],
    ["null for a null", { summary: null }],
    ["null for a field that is not there", { raw: { land_use: null } }],
    ["a set in another order", { assumed: ["climate", "h2o"] }],
    ["nothing at all", {}],
  ])("accepts %s", (_, expected) => {
    expect(differences(actual, expected)).toEqual([]);
  });

  it.each([
    ["another number", { raw: { climate: 31.3 } }, "expect.raw.climate"],
    ["a number where there is none", { raw: { h2o: 0 } }, "expect.raw.h2o"],
    ["a number that is not there at all", { raw: { land_use: 1 } }, "expect.raw.land_use"],
    ["none where there is a number", { raw: { climate: null } }, "expect.raw.climate"],
    ["a set with one missing", { assumed: ["climate"] }, "expect.assumed"],
    ["a set with one too many", { assumed: ["climate", "h2o", "chemicals"] }, "expect.assumed"],
    ["a set where there is none", { below_scale: [] }, "expect.below_scale"],
    ["a list in another order", { list: [2, 1] }, "expect.list[0]"],
    ["a shorter list", { list: [1] }, "expect.list"],
    ["a longer list", { list: [1, 2, 3] }, "expect.list"],
    ["text as a number", { raw: { climate: "31.2" } }, "expect.raw.climate"],
    ["another text", { name: "y" }, "expect.name"],
    ["an object where there is none", { summary: { raw: 1 } }, "expect.summary"],
    ["a field of the prototype", { raw: { toString: {} } }, "expect.raw.toString"],
  ])("finds %s", (_, expected, path) => {
    const found = differences(actual, expected);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]?.startsWith(`${path}:`)).toBe(true);
  });

  it("finds every difference, not only the first", () => {
    expect(differences(actual, { raw: { climate: 1, h2o: 1 }, name: "y" })).toHaveLength(3);
  });
});

describe("comparator, warnings", () => {
  const actual = [
    { code: "unknown_activity", id: "made_up" },
    { code: "below_scale", id: "climate" },
  ];

  it("requires a subset, in any order, and accepts any id if none is named", () => {
    expect(missingWarnings(actual, [{ code: "below_scale" }, { code: "unknown_activity", id: "made_up" }])).toEqual([]);
  });

  it.each([
    ["another id", { code: "unknown_activity", id: "real" }],
    ["another code", { code: "unknown_food", id: "made_up" }],
    ["a code without id", { code: "unknown_food" }],
  ])("misses %s", (_, expected) => {
    expect(missingWarnings(actual, [expected])).toHaveLength(1);
  });
});

describe("harness", () => {
  const file = vectorFiles().find((candidate) => candidate.file === "01-single-pp-cup.json");
  if (file === undefined) throw new Error("the first shared vector is gone");
  const vector = readVector(file);
  const reference = referenceOf(vector.given.tables, file);

  it("fails a vector whose number is wrong by one part in a million", () => {
    const wrong = { ...vector, expect: { products: [{ raw: { climate: 40.471 * (1 + 1e-6) } }] } };
    expect(runVector(reference, wrong)).toHaveLength(1);
  });

  it("fails a vector if an expected warning or pair is missing", () => {
    const wrong = {
      ...vector,
      expect: {
        pairs: [{ a: 0, b: 0, metric: "climate", break_even: 1 } as const],
        warnings: [{ code: "unknown_food" }],
      },
    };
    expect(runVector(reference, wrong)).toHaveLength(2);
  });
});
