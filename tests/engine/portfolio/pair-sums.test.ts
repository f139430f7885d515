import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldSteps } from "../../../workers/engine/portfolio/fold.ts";
import { PairSums } from "../../../workers/engine/portfolio/pair-sums.ts";
import type { PortfolioEntry } from "../../../workers/engine/portfolio/entry.ts";
import { PortfolioColumns } from "../../../workers/engine/portfolio/portfolio-columns.ts";
import { runToEnd } from "../../../workers/engine/portfolio/steps.ts";
import { entryArb, fractionArb, wholeArb } from "./entries.ts";

const columnsOf = (entries: readonly PortfolioEntry[]) => runToEnd(PortfolioColumns.fromEntriesSteps(entries));

const item = (prodsys_id: string) => ({ usecase_id: "u", prodsys_id, food_id: "f" });

const hugeArb = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
const quantityArb = fc.oneof({ weight: 6, arbitrary: wholeArb }, fractionArb, hugeArb);
const editArb = fc.oneof(
  fc.record({ kind: fc.constant("quantity" as const), at: fc.nat(), quantity: quantityArb }),
  fc.record({ kind: fc.constant("item" as const), at: fc.nat(), entry: entryArb(quantityArb) }),
  fc.record({ kind: fc.constant("append" as const), entry: entryArb(quantityArb) }),
  fc.record({ kind: fc.constant("remove" as const), at: fc.nat() }),
);

function apply(sums: PairSums, edit: typeof editArb extends fc.Arbitrary<infer E> ? E : never): void {
  const { length } = sums.columns;
  if (edit.kind === "append") sums.append(edit.entry);
  else if (length === 0) return;
  else if (edit.kind === "quantity") sums.setQuantity(edit.at % length, edit.quantity);
  else if (edit.kind === "item") sums.setItem(edit.at % length, edit.entry);
  else sums.remove(edit.at % length);
}

describe("sums by pair", () => {
  it("equal those of a Map over the entries", () => {
    fc.assert(
      fc.property(fc.array(entryArb(wholeArb), { maxLength: 80 }), (entries) => {
        const columns = columnsOf(entries);
        const expected = new Map<number, number>();
        for (const { usecase_id, prodsys_id, food_id, overrides, quantity } of entries) {
          const pair = columns.pairs.intern(usecase_id, prodsys_id, food_id, overrides);
          expected.set(pair, (expected.get(pair) ?? 0) + Number(quantity));
        }
        const sums = runToEnd(foldSteps(columns));
        expect([...sums.entries()]).toEqual([...expected.entries()].toSorted(([a], [b]) => a - b));
      }),
    );
  });

  it("are correct for very many pairs and entries, in steps", () => {
    const columns = PortfolioColumns.empty();
    const expected: number[] = [];
    for (let at = 0; at < 300_001; at++) {
      const pair = (at * 7919) % 20_000;
      columns.append({ usecase_id: "u", prodsys_id: `p${pair}`, food_id: "f", quantity: at });
      const number = columns.pairAt(at);
      expected[number] = (expected[number] ?? 0) + at;
    }
    const steps = foldSteps(columns);
    const shares: number[] = [];
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) shares.push(step.value);
    expect([...step.value]).toEqual(expected);
    expect(shares.length).toBeGreaterThan(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.every((share) => share > 0 && share < 1)).toBe(true);
  });
});

describe("PairSums", () => {
  it("equals new sums in every bit after any edits, also with fractional quantities", () => {
    fc.assert(
      fc.property(
        fc.array(entryArb(quantityArb), { maxLength: 30 }),
        fc.array(editArb, { maxLength: 30 }),
        (entries, edits) => {
          const live = runToEnd(PairSums.steps(columnsOf(entries)));
          for (const edit of edits) {
            apply(live, edit);
            const fresh = runToEnd(foldSteps(live.columns));
            expect([...live.sums.subarray(0, fresh.length)]).toEqual([...fresh]);
          }
        },
      ),
    );
  });

  it("reports only the pairs of the edited entry while sums are exact", () => {
    const live = runToEnd(PairSums.steps(columnsOf(["a", "b", "c"].map((id) => ({ ...item(id), quantity: 2 })))));
    expect(live.setQuantity(1, 5)).toEqual([1]);
    expect(live.setItem(0, item("c"))).toEqual([0, 2]);
    expect(live.append({ ...item("d"), quantity: 1 })).toEqual([3]);
    expect(live.remove(0)).toEqual([2]);
    expect([...live.sums.subarray(0, 4)]).toEqual([0, 5, 2, 1]);
    expect(live.setQuantity(0, 0.5)).toBe("all");
    expect(live.setQuantity(0, 5)).toBe("all");
    expect(live.setQuantity(0, 6)).toEqual([1]);
    expect(live.setQuantity(0, Number.MAX_SAFE_INTEGER)).toBe("all");
  });
});
