import * as fc from "fast-check";
import { LINE_DETAILS, type LineDetails } from "../../../edge-api/contract/line-details.ts";
import type { PortfolioLine } from "../../../workers/engine/portfolio/portfolio-line.ts";
import { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { fractionArb, HOSTILE_IDS, wholeArb } from "./entries.ts";

const textArb = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom("a", "b", "c") },
  fc.constantFrom(...HOSTILE_IDS),
  fc.string({ unit: "binary" }),
);

/** Details for some lines only, so that some tables have none; an empty detail is absent. */
const detailsArb: fc.Arbitrary<LineDetails> = fc.oneof(
  { weight: 2, arbitrary: fc.constant({}) },
  fc.record(Object.fromEntries(LINE_DETAILS.map((name) => [name, textArb.filter((text) => text !== "")])), {
    requiredKeys: [],
    noNullPrototype: true,
  }),
);

/** Lines with few different texts, so that they repeat; includes hostile texts. */
export const lineArb = (quantity: fc.Arbitrary<number> = wholeArb): fc.Arbitrary<PortfolioLine> =>
  fc
    .record({
      usecase_id: textArb,
      prodsys_id: textArb,
      food_id: textArb,
      quantity,
      label: fc.oneof(fc.constant(""), textArb),
      details: detailsArb,
    })
    .map(({ details, ...line }) => ({ ...line, ...details }));

export const linesArb = (maxLength = 12): fc.Arbitrary<PortfolioLine[]> =>
  fc.array(lineArb(fractionArb), { maxLength });

export const tableArb = (maxLength = 12): fc.Arbitrary<LineTable> =>
  linesArb(maxLength).map((lines) => LineTable.of(lines));

/** Some line indexes of a table, ascending. */
export const someOf = (length: number, pick: readonly number[]): Uint32Array =>
  Uint32Array.from(length === 0 ? [] : new Set(pick.map((number) => number % length))).toSorted();
