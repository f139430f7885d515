import { describe, expect, test } from "vitest";
import { additionOf, findingOf, ranked } from "../../../../app/features/comparison-results/finding.ts";

const product = (name: string, summary: number | null, reusable = false) => ({
  prodsys_id: name,
  name,
  reusable,
  summary,
});

describe("the finding", () => {
  test.each([
    [
      "close",
      [product("mug", 82.4), product("glass", 83.6)],
      { kind: "best", name: "glass", score: 84, next: "mug", close: true },
    ],
    [
      "clear",
      [product("glass", 84), product("mug", 81)],
      { kind: "best", name: "glass", score: 84, next: "mug", close: false },
    ],
    ["single", [product("glass", 83.5)], { kind: "single", name: "glass", score: 84 }],
    [
      "a tie of the displayed scores",
      [product("mug", 83.6), product("glass", 84.4), product("eps", 2)],
      { kind: "tie", names: ["glass", "mug"], score: 84 },
    ],
    ["a tie of both", [product("mug", 84), product("glass", 84)], { kind: "tie", names: ["mug", "glass"], score: 84 }],
    ["a tie of all", [product("a", 5), product("b", 5), product("c", 5)], { kind: "all_tie", count: 3, score: 5 }],
    ["no product left", [], { kind: "nothing" }],
    ["no weight", [product("a", null), product("b", null)], { kind: "unweighted" }],
    ["zero is a score", [product("a", 0)], { kind: "single", name: "a", score: 0 }],
  ])("%s", (_, products, finding) => {
    expect(findingOf(products)).toEqual(finding);
  });

  test("ranking: best first, ties in the given order, unknown last", () => {
    expect(
      ranked([product("a", null), product("b", 5), product("c", 9), product("d", 5)]).map((row) => row.name),
    ).toEqual(["c", "b", "d", "a"]);
  });
});

describe("the second sentence", () => {
  test("says if every reusable is ahead of every single-use product", () => {
    const rows = [product("mug", 84, true), product("pp", 44.5, true), product("paper", 44.4), product("eps", 20)];
    expect(additionOf(rows)).toEqual({ kind: "reusables_ahead", reusables: 2, single_use: 2 });
  });
  test("does not call equal displayed scores ahead", () => {
    const rows = [product("mug", 84, true), product("pp", 44.4, true), product("paper", 43.6)];
    expect(additionOf(rows)).toEqual({ kind: "best_single_use", name: "paper", score: 44 });
  });
  test("says if single use is ahead of all reusables, or of some", () => {
    expect(additionOf([product("paper", 60), product("pp", 40, true)])).toEqual({
      kind: "single_use_ahead",
      reusables: 1,
      single_use: 1,
    });
    expect(additionOf([product("paper", 60), product("pp", 50, true), product("eps", 10)])).toEqual({
      kind: "best_reusable",
      name: "pp",
      score: 50,
    });
  });
  test("is absent without both kinds, or if the best of both are equal", () => {
    expect(additionOf([product("mug", 84, true), product("pp", 50, true)])).toBeNull();
    expect(additionOf([product("mug", 84, true), product("paper", null)])).toBeNull();
    expect(additionOf([product("mug", 50, true), product("paper", 50)])).toBeNull();
  });
});
