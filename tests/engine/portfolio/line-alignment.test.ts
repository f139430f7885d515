import * as fc from "fast-check";
import { expect, it } from "vitest";
import { aligned } from "../../../workers/engine/portfolio/line-alignment.ts";
import { columnsOf, type LineColumns } from "../../../workers/engine/portfolio/line-columns.ts";

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

/** A simple quadratic implementation of the rule, without hashes. */
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

const columns = (lines: readonly Line[]): LineColumns =>
  columnsOf({
    useCase: lines.map((line) => line.useCase),
    product: lines.map((line) => line.product),
    food: lines.map((line) => line.food),
    label: lines.map((line) => line.label),
    quantity: lines.map((line) => line.quantity),
  });

// few values, so that lines repeat; some quantities differ only in digits that a 32-bit hash ignores
const lineArb: fc.Arbitrary<Line> = fc.record({
  useCase: fc.nat(1),
  product: fc.nat(2),
  food: fc.nat(2),
  label: fc.nat(2),
  quantity: fc.constantFrom(1, 2, 2 ** 32 + 1, 1.5, 1.25),
});
const linesArb = fc.array(lineArb, { maxLength: 24 });

it("matches lines like a simple implementation of the rule", () => {
  fc.assert(
    fc.property(linesArb, linesArb, (a, b) => {
      expect([...aligned(columns(a), columns(b))]).toEqual(slowly(a, b));
    }),
    { numRuns: 400 },
  );
});

it("matches equal lines in order", () => {
  const line = (label: number): Line => ({ useCase: 0, product: 0, food: 0, label, quantity: 1 });
  // one of two equal lines was removed: the lines after it still match
  expect([...aligned(columns([line(1), line(2), line(2), line(3)]), columns([line(1), line(2), line(3)]))]).toEqual([
    0, 1, -1, 2,
  ]);
});
