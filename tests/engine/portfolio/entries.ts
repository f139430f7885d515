import * as fc from "fast-check";
import type { PortfolioEntry } from "../../../workers/engine/portfolio/portfolio-line.ts";

/** Ids that break code which uses ids as object keys or joins them with separators. */
export const HOSTILE_IDS = [
  "__proto__",
  "constructor",
  "toString",
  "",
  "a/b",
  '"',
  "a,b",
  "\u0000",
  "[]",
  "hasOwnProperty",
];

const idArb = fc.oneof({ weight: 4, arbitrary: fc.constantFrom("a", "b", "c", "d") }, fc.constantFrom(...HOSTILE_IDS));
const overridesArb = fc.option(
  fc.record(
    { reuses: fc.integer({ min: 1, max: 3 }), wash_system_id: fc.constantFrom("hub", "__proto__") },
    { requiredKeys: [] },
  ),
  { nil: undefined },
);

/** Entries with few different ids, so that pairs repeat. */
export const entryArb = (quantity: fc.Arbitrary<number>): fc.Arbitrary<PortfolioEntry> =>
  fc.record({ usecase_id: idArb, prodsys_id: idArb, food_id: idArb, quantity, overrides: overridesArb });

export const wholeArb = fc.integer({ min: 0, max: 1_000_000 });
export const fractionArb = fc.oneof(wholeArb, fc.double({ min: 0, max: 1e6, noNaN: true }));
