import fc from "fast-check";
import { expect, it } from "vitest";
import { largestLines } from "../../../../app/features/report/largest-lines.ts";

it("gives the places of the largest quantities, of equal ones the earlier, as sorting all of them would", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 400 }),
      fc.integer({ min: 1, max: 9 }),
      (all, most) => {
        const sorted = all
          .map((quantity, place) => ({ quantity, place }))
          .toSorted((a, b) => b.quantity - a.quantity || a.place - b.place)
          .slice(0, most)
          .map(({ place }) => place);
        expect(largestLines(all, most)).toEqual(sorted);
      },
    ),
  );
});
