import * as fc from "fast-check";
import { expect, it } from "vitest";
import { aligned } from "../../../workers/engine/portfolio/entry-alignment.ts";
import { columnsOf, type EntryColumns } from "../../../workers/engine/portfolio/entry-columns.ts";

const FIELDS = ["useCase", "product", "food", "label", "quantity"] as const;
const LIKENESS: readonly (readonly (keyof Line)[])[] = [
  ["useCase", "product", "food", "label", "quantity"],
  ["useCase", "product", "food", "label"],
  ["useCase", "product", "label", "quantity"],
  ["useCase", "product", "food", "quantity"],
  ["useCase", "product", "label"],
  ["useCase", "product", "food"],
  ["useCase", "label", "quantity"],
];

type Line = Readonly<Record<(typeof FIELDS)[number], number>>;

/** The rule as it is said, line by line: quadratic, and no hash in it. */
function slowly(a: readonly Line[], b: readonly Line[]): number[] {
  const became = a.map(() => -1);
  const taken = b.map(() => false);
  const pair = (at: number, other: number): void => {
    became[at] = other;
    taken[other] = true;
  };
  const same = (at: number, other: number, fields: readonly (keyof Line)[]): boolean =>
    fields.every((field) => a[at]?.[field] === b[other]?.[field]);
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  for (; start < shorter && same(start, start, FIELDS); start++) pair(start, start);
  for (let end = 1; end <= shorter - start && same(a.length - end, b.length - end, FIELDS); end++) {
    pair(a.length - end, b.length - end);
  }
  for (const fields of LIKENESS) {
    for (const at of a.keys()) {
      if (became[at] !== -1) continue;
      const other = [...b.keys()].find((one) => !taken[one] && same(at, one, fields));
      if (other !== undefined) pair(at, other);
    }
  }
  return became;
}

const columns = (lines: readonly Line[]): EntryColumns =>
  columnsOf({
    useCase: lines.map((line) => line.useCase),
    product: lines.map((line) => line.product),
    food: lines.map((line) => line.food),
    label: lines.map((line) => line.label),
    quantity: lines.map((line) => line.quantity),
  });

// few values, so that lines repeat; quantities that differ only above or below what a hash of 32 bits sees
const lineArb: fc.Arbitrary<Line> = fc.record({
  useCase: fc.nat(1),
  product: fc.nat(2),
  food: fc.nat(2),
  label: fc.nat(2),
  quantity: fc.constantFrom(1, 2, 2 ** 32 + 1, 1.5, 1.25),
});
const linesArb = fc.array(lineArb, { maxLength: 24 });

it("finds the line that each has become, as the rule says it", () => {
  fc.assert(
    fc.property(linesArb, linesArb, (a, b) => {
      expect([...aligned(columns(a), columns(b))]).toEqual(slowly(a, b));
    }),
    { numRuns: 400 },
  );
});

it("takes equal lines in their order", () => {
  const line = (label: number): Line => ({ useCase: 0, product: 0, food: 0, label, quantity: 1 });
  // the second one went: those after it are not taken for new ones
  expect([...aligned(columns([line(1), line(2), line(2), line(3)]), columns([line(1), line(2), line(3)]))]).toEqual([
    0, 1, -1, 2,
  ]);
});
