import { expect, test } from "vitest";
import { LineSet } from "../../../../app/features/portfolio-editor/line-set.ts";

test("lines are chosen and unchosen, and their places are in ascending order", () => {
  const chosen = LineSet.none(10).with([9, 2, 5, 5, 99], true).with([2], false);
  expect([...chosen.places]).toEqual([5, 9]);
  expect([chosen.size, chosen.has(9), chosen.has(2)]).toEqual([2, true, false]);
});

test("tells whether all, some or none of the shown lines are chosen; lines out of view do not count", () => {
  const chosen = LineSet.none(9).with([1, 2], true);
  expect(chosen.isWhole(Uint32Array.of(1, 2))).toBe("all");
  expect(chosen.isWhole(Uint32Array.of(2, 3))).toBe("some");
  expect(chosen.isWhole(Uint32Array.of(3, 4))).toBe("none");
  expect(chosen.isWhole(new Uint32Array())).toBe("none");
});
