import * as fc from "fast-check";
import type { EntryLine } from "../../../workers/engine/portfolio/entry-line.ts";
import { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { fractionArb, HOSTILE_IDS, wholeArb } from "./entries.ts";

const textArb = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom("a", "b", "c") },
  fc.constantFrom(...HOSTILE_IDS),
  fc.string({ unit: "binary" }),
);

/** Lines over few texts, so that they repeat; hostile texts among them. */
export const lineArb = (quantity: fc.Arbitrary<number> = wholeArb): fc.Arbitrary<EntryLine> =>
  fc.record({
    usecase_id: textArb,
    prodsys_id: textArb,
    food_id: textArb,
    quantity,
    label: fc.oneof(fc.constant(""), textArb),
  });

export const linesArb = (maxLength = 12): fc.Arbitrary<EntryLine[]> => fc.array(lineArb(fractionArb), { maxLength });

export const tableArb = (maxLength = 12): fc.Arbitrary<EntryTable> =>
  linesArb(maxLength).map((lines) => EntryTable.of(lines));

/** Some of the places of a table, rising. */
export const someOf = (length: number, pick: readonly number[]): Uint32Array =>
  Uint32Array.from(length === 0 ? [] : new Set(pick.map((number) => number % length))).toSorted();
