import fc from "fast-check";
import { expect, it } from "vitest";
import { largestLines } from "../../../../app/features/report/report-tables.tsx";

it("gives the indices of the largest quantities, ties by index, with the same result as a full sort", () => {
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
