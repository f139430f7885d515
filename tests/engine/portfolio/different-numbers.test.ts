import * as fc from "fast-check";
import { expect, test } from "vitest";
import { differentNumbers } from "../../../workers/engine/portfolio/different-numbers.ts";

test("returns each number once, in order of first appearance", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(500)), (numbers) => {
      expect(differentNumbers(Uint32Array.from(numbers))).toEqual([...new Set(numbers)]);
    }),
  );
});
