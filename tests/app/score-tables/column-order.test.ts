import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { movedBeside, inStoredOrder, isSameOrder, movedTo } from "../../../app/score-tables/column-order.ts";

const columns = ["climate", "h2o", "chemicals"].map((metric_id) => ({ metric_id }));
const ordered = (kept: readonly string[]) => inStoredOrder(columns, kept).map(({ metric_id }) => metric_id);

describe("a stored order", () => {
  test.each([
    ["nothing stored: default order", [], ["climate", "h2o", "chemicals"]],
    ["all ids", ["chemicals", "climate", "h2o"], ["chemicals", "climate", "h2o"]],
    ["some ids: they come first", ["h2o"], ["h2o", "climate", "chemicals"]],
    ["unknown ids are ignored", ["noise", "h2o", "__proto__", "climate"], ["h2o", "climate", "chemicals"]],
    ["an id twice: its first place", ["h2o", "climate", "h2o"], ["h2o", "climate", "chemicals"]],
  ])("%s", (_name, kept, shown) => {
    expect(ordered(kept)).toEqual(shown);
  });

  test("shows every column once, whatever is stored", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom("climate", "h2o", "chemicals"))), (kept) => {
        expect(ordered(kept).toSorted()).toEqual(["chemicals", "climate", "h2o"]);
      }),
    );
  });
});

describe("moving", () => {
  const ids = ["a", "b", "c", "d"];

  test("to an index, clamped to the list", () => {
    expect(movedTo(ids, "c", 1)).toEqual(["a", "c", "b", "d"]);
    expect(movedTo(ids, "c", 3)).toEqual(["a", "b", "d", "c"]);
    expect(movedTo(ids, "a", -1)).toEqual(ids);
    expect(movedTo(ids, "d", 9)).toEqual(ids);
    expect(movedTo(ids, "x", 0)).toEqual(ids);
  });

  test("beside another column", () => {
    expect(movedBeside(ids, "d", "b", "before")).toEqual(["a", "d", "b", "c"]);
    expect(movedBeside(ids, "a", "c", "after")).toEqual(["b", "c", "a", "d"]);
    expect(movedBeside(ids, "a", "b", "before")).toEqual(ids);
    expect(movedBeside(ids, "a", "a", "after")).toEqual(ids);
    expect(movedBeside(ids, "a", "x", "after")).toEqual(ids);
    expect(movedBeside(ids, "x", "a", "after")).toEqual(ids);
  });

  test("orders are the same only with the same ids at the same indexes", () => {
    expect(isSameOrder(ids, [...ids])).toBe(true);
    expect(isSameOrder(ids, ["a", "b", "d", "c"])).toBe(false);
    expect(isSameOrder(ids, ["a", "b", "c"])).toBe(false);
  });
});
