import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { merge3 } from "../../../workers/engine/portfolio/line-merge.ts";
import { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { lineArb, someOf } from "./any-lines.ts";

const cup = (quantity: number, label = "", food_id = "soup") => ({
  usecase_id: "cup",
  prodsys_id: "mug",
  food_id,
  quantity,
  label,
});
const merged = (...tables: readonly [unknown[], unknown[], unknown[]]) => {
  const [base, ours, theirs] = tables.map((lines) => LineTable.of(lines as ReturnType<typeof cup>[]));
  if (base === undefined || ours === undefined || theirs === undefined) throw new Error("three tables");
  const { table, conflicts } = merge3(base, ours, theirs);
  return { lines: [...table.lines()], conflicts };
};

const tableArb = fc.array(lineArb(fc.nat(3)), { maxLength: 8 }).map((lines) => LineTable.of(lines));
/** An edit: indexes to remove, new quantities by index, and lines to add. */
const editedArb = fc.tuple(
  fc.array(fc.nat(), { maxLength: 3 }),
  fc.array(fc.tuple(fc.nat(), fc.nat(9)), { maxLength: 3 }),
  fc.array(lineArb(fc.nat(9)), { maxLength: 3 }),
);
const edited = (
  table: LineTable,
  [out, changed, added]: typeof editedArb extends fc.Arbitrary<infer E> ? E : never,
) => {
  const lines = [...table.lines()];
  for (const [at, quantity] of changed) {
    const line = lines[at % Math.max(lines.length, 1)];
    if (line !== undefined) lines[at % lines.length] = { ...line, quantity };
  }
  return LineTable.of([...LineTable.of(lines).without(someOf(lines.length, out)).lines(), ...added]);
};
const sorted = (table: LineTable): string[] => [...table.lines()].map((line) => JSON.stringify(line)).toSorted();

describe("three-way merge", () => {
  it("returns the changed side if only one side changed", () => {
    fc.assert(
      fc.property(tableArb, tableArb, (base, side) => {
        expect(merge3(base, side, base)).toEqual({ table: side, conflicts: [] });
        expect(merge3(base, base, side).table.equals(side)).toBe(true);
        expect(merge3(base, side, side).table.equals(side)).toBe(true);
        expect(merge3(base, side, side).conflicts).toEqual([]);
      }),
    );
  });

  it("gives the same lines, in any order, with the sides exchanged and the same side preferred", () => {
    fc.assert(
      fc.property(tableArb, editedArb, editedArb, (base, a, b) => {
        const [ours, theirs] = [edited(base, a), edited(base, b)];
        const here = merge3(base, ours, theirs, "ours");
        const there = merge3(base, theirs, ours, "theirs");
        expect(sorted(here.table)).toEqual(sorted(there.table));
        expect(here.conflicts.length).toBe(there.conflicts.length);
      }),
    );
  });

  it("keeps changes of different lines, and of the item and the label of a line", () => {
    const base = [cup(1), cup(2, "A"), cup(3, "B")];
    const ours = [cup(10), cup(2, "A2"), cup(3, "B"), cup(7, "new")];
    const theirs = [cup(1), cup(20, "A"), cup(3, "B", "tea"), cup(8, "other")];
    expect(merged(base, ours, theirs)).toEqual({
      lines: [cup(10), cup(20, "A2"), cup(3, "B", "tea"), cup(7, "new"), cup(8, "other")],
      conflicts: [],
    });
  });

  it("takes product, food and quantity of a line from one side, and reports that both changed it", () => {
    const bowl = { ...cup(2, "A"), prodsys_id: "bowl" };
    const [base, theirs] = [[cup(2, "A")], [cup(20, "A")]];
    for (const ours of [[bowl], [cup(2, "A", "tea")]]) {
      expect(merged(base, ours, theirs)).toEqual({
        lines: ours,
        conflicts: [{ index: 0, base: base[0], ours: ours[0], theirs: theirs[0] }],
      });
    }
  });

  it("never makes an item that nobody entered, and reports every change that it drops", () => {
    const changes = fc.record({
      prodsys_id: fc.constantFrom("mug", "bowl", "box"),
      food_id: fc.constantFrom("soup", "tea"),
      quantity: fc.integer({ min: 1, max: 5 }),
    });
    const side = fc.array(fc.tuple(fc.nat(7), changes), { maxLength: 6 });
    const base = Array.from({ length: 8 }, (_, at) => cup(100 + at, `line ${at}`));
    const item = ({ prodsys_id, food_id, quantity, label }: ReturnType<typeof cup>) =>
      [label, prodsys_id, food_id, quantity].join(" ");
    fc.assert(
      fc.property(side, side, (a, b) => {
        const [ours, theirs] = [a, b].map((edits) => {
          const lines = [...base];
          for (const [at, change] of edits) lines[at] = { ...cup(100 + at, `line ${at}`), ...change };
          return lines;
        }) as [typeof base, typeof base];
        const entered = new Set([...ours, ...theirs].map(item));
        const { lines, conflicts } = merged(base, ours, theirs);
        const kept = new Set((lines as typeof base).map(item));
        const replaced = new Set(base.map(item));
        for (const { theirs } of conflicts) if (theirs) replaced.add(item(theirs));
        expect([...kept].filter((one) => !entered.has(one))).toEqual([]);
        expect([...entered].filter((one) => !kept.has(one) && !replaced.has(one))).toEqual([]);
      }),
    );
  });

  it("removes lines that either side removed, also among equal lines", () => {
    const base = [cup(10), cup(20), cup(30), cup(1, "", "tea")];
    expect(merged(base, base.slice(1), base.slice(0, 3))).toEqual({ lines: [cup(20), cup(30)], conflicts: [] });
    expect(merged(base, [cup(20), cup(30), cup(1, "", "tea")], [cup(10), cup(20), cup(1, "", "tea")])).toEqual({
      lines: [cup(20), cup(1, "", "tea")],
      conflicts: [],
    });
  });

  it("keeps an equal line added by both once, and twice if both added it twice", () => {
    const twice = [cup(5, "x"), cup(5, "x")];
    expect(merged([cup(1)], [cup(1), cup(5, "x"), cup(6)], [cup(1), cup(5, "x"), cup(7)]).lines).toEqual([
      cup(1),
      cup(5, "x"),
      cup(6),
      cup(7),
    ]);
    expect(merged([cup(1)], [cup(1), ...twice, cup(6)], [cup(1), ...twice, cup(7)]).lines).toHaveLength(5);
  });

  it("reports conflicting changes and applies the preference", () => {
    const tables = [
      [cup(1), cup(2, "A")],
      [cup(5), cup(2, "A")],
      [cup(6), cup(2, "A")],
    ].map((lines) => LineTable.of(lines));
    const [base, ours, theirs] = tables as [LineTable, LineTable, LineTable];
    const conflict = { index: 0, base: cup(1), ours: cup(5), theirs: cup(6) };
    expect(merge3(base, ours, theirs).conflicts).toEqual([conflict]);
    expect(merge3(base, ours, theirs).table.line(0)).toEqual(cup(5));
    expect(merge3(base, ours, theirs, "theirs").table.line(0)).toEqual(cup(6));
    const gone = LineTable.of([cup(2, "A")]);
    expect(merge3(base, gone, theirs)).toMatchObject({ conflicts: [{ base: cup(1), ours: null, theirs: cup(6) }] });
    expect([...merge3(base, gone, theirs, "theirs").table.lines()]).toEqual([cup(2, "A"), cup(6)]);
  });

  it("takes a preference line by line; both sides give two lines, or the one that is left", () => {
    const tables = [
      [cup(1), cup(2, "A"), cup(3, "B"), cup(4, "C")],
      [cup(10), cup(20, "A"), cup(30, "B")],
      [cup(11), cup(21, "A"), cup(31, "B"), cup(41, "C")],
    ].map((lines) => LineTable.of(lines));
    const [base, ours, theirs] = tables as [LineTable, LineTable, LineTable];
    const choices = ["ours", "theirs", "both", "both"] as const;
    const { table, conflicts } = merge3(base, ours, theirs, (index) => choices[index] ?? "ours");
    expect([...table.lines()]).toEqual([cup(10), cup(21, "A"), cup(30, "B"), cup(31, "B"), cup(41, "C")]);
    expect(conflicts.map(({ index }) => index)).toEqual([0, 1, 2, 3]);
  });
});
