import * as fc from "fast-check";
import { expect, test } from "vitest";
import { piecesOfUses, readQuantity, usesOfPieces } from "../../../../app/features/portfolio-editor/quantity-rule.ts";

test("a quantity is read in any usual number format", () => {
  const written = ["1250", "1,250", "1 250", "1\u202f250", "1'250"];
  expect(written.map(readQuantity)).toEqual(written.map(() => ({ ok: true, quantity: 1250 })));
  expect(readQuantity("1.250.000")).toEqual({ ok: true, quantity: 1_250_000 });
  expect(readQuantity("10,000,000,000")).toEqual({ ok: true, quantity: 1e10 });
});

test("an invalid quantity gives its fault, and 1.5 offers 2", () => {
  expect(readQuantity("1.5")).toEqual({ ok: false, fault: "not_whole", offer: 2 });
  expect(readQuantity("0.2")).toEqual({ ok: false, fault: "not_whole", offer: 1 });
  expect(readQuantity("0")).toMatchObject({ ok: false, fault: "too_small" });
  expect(readQuantity("-40")).toMatchObject({ ok: false, fault: "too_small" });
  expect(readQuantity("10000000001")).toMatchObject({ ok: false, fault: "too_large" });
  const unreadable = ["", " ", "many", "12.5OO", "NaN", "1e3"];
  expect(unreadable.map(readQuantity)).toEqual(unreadable.map(() => ({ ok: false, fault: "no_number", offer: null })));
});

test("pieces and uses convert both ways, and a quantity is an integer of at least 1", () => {
  expect(piecesOfUses(42_000, 80)).toBe(525);
  expect(usesOfPieces(525, 80)).toBe(42_000);
  expect(piecesOfUses(100, 3)).toBeCloseTo(33.333, 3);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1000 }), (pieces, uses) => {
      const quantity = usesOfPieces(pieces, uses);
      expect(Number.isInteger(quantity)).toBe(true);
      expect(piecesOfUses(quantity, uses)).toBeCloseTo(pieces, 9);
    }),
  );
  expect(usesOfPieces(0.001, 3)).toBe(1);
});
