import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  append,
  applyEdits,
  remove,
  replaceAll,
  setItem,
  setItems,
  setQuantities,
  setQuantity,
  type LineEdit,
} from "../../../workers/engine/portfolio/line-edit.ts";
import { addByHand, mergingEqualLines } from "../../../workers/engine/portfolio/line-joining.ts";
import { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { runToEnd } from "../../../workers/engine/portfolio/steps.ts";
import { lineArb, linesArb, someOf, tableArb } from "./any-lines.ts";

const cup = (quantity: number, label = "", food_id = "soup") => ({
  usecase_id: "cup",
  prodsys_id: "mug",
  food_id,
  quantity,
  label,
});

const mergeEqual = (table: LineTable): readonly LineEdit[] => runToEnd(mergingEqualLines(table));

/** Makes edits for a table. */
type MakeEdits = (table: LineTable) => readonly LineEdit[];

const pickArb = fc.array(fc.nat(), { maxLength: 6 });
const makeArb: fc.Arbitrary<MakeEdits> = fc.oneof(
  fc
    .tuple(pickArb, fc.nat(100))
    .map(([pick, quantity]): MakeEdits => (table) => [setQuantities(table, someOf(table.length, pick), quantity)]),
  pickArb.map((pick): MakeEdits => (table) => [setQuantities(table, someOf(table.length, pick), (own) => own * 2)]),
  fc
    .tuple(pickArb, lineArb())
    .map(([pick, { food_id, label }]): MakeEdits => (table) => [
      setItems(table, someOf(table.length, pick), { food_id, label }),
    ]),
  linesArb(4).map((lines): MakeEdits => (table) => [append(table, LineTable.of(lines))]),
  pickArb.map((pick): MakeEdits => (table) => [remove(table, someOf(table.length, pick))]),
  linesArb(4).map(
    (lines): MakeEdits =>
      (table) =>
        replaceAll(table, LineTable.of(lines)),
  ),
  fc.constant<MakeEdits>(mergeEqual),
  lineArb().map((line): MakeEdits => (table) => [addByHand(table, line)]),
);

describe("edits", () => {
  it("are undone by their inverse, also several in a row", () => {
    fc.assert(
      fc.property(tableArb(), fc.array(makeArb, { maxLength: 6 }), (table, makes) => {
        let now = table;
        const back: LineEdit[] = [];
        for (const make of makes) {
          const { table: after, inverse, refused } = applyEdits(now, make(now));
          expect(refused).toEqual([]);
          back.unshift(...inverse);
          now = after;
        }
        const restored = applyEdits(now, back);
        expect(restored.table.equals(table)).toBe(true);
        expect(applyEdits(restored.table, restored.inverse).table.equals(now)).toBe(true);
      }),
    );
  });

  it("of changed lines are refused as a whole; the other edits are applied", () => {
    const table = LineTable.of([cup(1), cup(2), cup(3)]);
    const meanwhile = applyEdits(table, [setQuantity(table, 1, 20)]).table;
    const edits = [
      setQuantities(table, Uint32Array.of(0, 1), 5),
      setQuantity(table, 2, 30),
      remove(table, Uint32Array.of(1)),
    ];
    const { table: after, refused } = applyEdits(meanwhile, edits);
    expect([...after.lines()]).toEqual([cup(1), cup(20), cup(30)]);
    expect(refused).toEqual([edits[0], edits[2]]);
    const short = LineTable.of([cup(1)]);
    expect(applyEdits(short, [setQuantity(table, 2, 9), remove(table, Uint32Array.of(0, 2))]).refused).toHaveLength(2);
  });

  it("set the given fields and nothing else", () => {
    const table = LineTable.of([cup(1), cup(2), cup(3)]);
    const { table: after } = applyEdits(table, [
      setQuantities(table, Uint32Array.of(0, 2), (own) => own * 10),
      setItem(table, 1, { food_id: "tea", label: "Kiosk" }),
      { kind: "set", places: Uint32Array.of(), before: LineTable.empty, after: LineTable.empty },
    ]);
    expect([...after.lines()]).toEqual([cup(10), cup(2, "Kiosk", "tea"), cup(30)]);
  });
});

describe("adding by hand", () => {
  it("increments the line of the same product and food, preferably unlabelled, up to the limit", () => {
    const table = LineTable.of([cup(1, "Kiosk"), cup(2), cup(3, "", "tea")]);
    const added = (line: ReturnType<typeof cup>) => [...applyEdits(table, [addByHand(table, line)]).table.lines()];
    expect(added(cup(10))).toEqual([cup(1, "Kiosk"), cup(12), cup(3, "", "tea")]);
    expect(added(cup(5, "", "water")).at(-1)).toEqual(cup(5, "", "water"));
    expect(added(cup(9_999_999_999))[1]).toEqual(cup(1e10));
    const labelled = LineTable.of([cup(1, "Kiosk")]);
    expect(applyEdits(labelled, [addByHand(labelled, cup(1))]).table.line(0)).toEqual(cup(2, "Kiosk"));
  });
});

describe("merging equal lines", () => {
  it("keeps the first of equal lines, with the sum of their uses", () => {
    const table = LineTable.of([cup(1), cup(2, "Kiosk"), cup(3), cup(4, "Kiosk"), cup(5)]);
    expect([...applyEdits(table, mergeEqual(table)).table.lines()]).toEqual([cup(9), cup(6, "Kiosk")]);
  });

  it("never exceeds the limit of a quantity, and does nothing without equal lines", () => {
    const large = LineTable.of([cup(6e9), cup(6e9), cup(1e9)]);
    expect([...applyEdits(large, mergeEqual(large)).table.lines()]).toEqual([cup(6e9), cup(7e9)]);
    const apart = LineTable.of([cup(1), cup(1, "", "tea")]);
    expect(mergeEqual(apart)).toEqual([]);
  });

  it("merges lines that are far apart, in many steps", () => {
    const foods = ["soup", "tea", "water"];
    const table = LineTable.of(Array.from({ length: 70_000 }, (_, at) => cup(1, "", foods[at % 3])));
    const steps = mergingEqualLines(table);
    let count = 1;
    while (steps.next().done !== true) count++;
    expect(count).toBeGreaterThan(8);
    const merged = applyEdits(table, mergeEqual(table)).table;
    expect([...merged.lines()]).toEqual([cup(23_334), cup(23_333, "", "tea"), cup(23_333, "", "water")]);
  });

  it("keeps the total uses, and a second merge does nothing", () => {
    fc.assert(
      fc.property(fc.array(lineArb(fc.nat(1000)), { maxLength: 20 }), (lines) => {
        const table = LineTable.of(lines);
        const { table: merged } = applyEdits(table, mergeEqual(table));
        expect(merged.uses).toBe(table.uses);
        expect(mergeEqual(merged)).toEqual([]);
      }),
    );
  });
});
