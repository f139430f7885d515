import * as fc from "fast-check";
import { expect, test } from "vitest";
import { textParts } from "../../../edge-api/storage/d1/publish-commands.ts";

test("parts join to the text, keep their length and never split a character", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), fc.integer({ min: 2, max: 9 }), (text, units) => {
      const parts = textParts(text, units);
      expect(parts.join("")).toBe(text);
      for (const part of parts) {
        expect(part.length).toBeLessThanOrEqual(units);
        // it throws for half a surrogate pair
        expect(() => encodeURIComponent(part)).not.toThrow();
      }
    }),
  );
});

test("a part stays below the limits of D1 even as a hexadecimal literal of three-byte characters", () => {
  const [part = ""] = textParts("€".repeat(100_000));
  expect(Buffer.byteLength(part) * 2).toBeLessThan(99_000);
});
