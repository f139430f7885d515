import { describe, expect, it } from "vitest";
import { applyEdits, setItem } from "../../../workers/engine/portfolio/line-edit.ts";
import { addByHand, mergingEqualLines } from "../../../workers/engine/portfolio/line-joining.ts";
import type { PortfolioLine } from "../../../workers/engine/portfolio/portfolio-line.ts";
import { merge3 } from "../../../workers/engine/portfolio/line-merge.ts";
import { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { lineChanges } from "../../../workers/engine/portfolio/line-changes.ts";
import { sharedLines } from "../../../workers/engine/portfolio/shared-lines.ts";
import { runToEnd } from "../../../workers/engine/portfolio/steps.ts";

const cup = (quantity: number, details: Partial<PortfolioLine> = {}): PortfolioLine => ({
  usecase_id: "cup",
  prodsys_id: "mug",
  food_id: "soup",
  quantity,
  label: "",
  ...details,
});
const linesOf = (table: LineTable): PortfolioLine[] => [...table.lines()];

describe("details of lines", () => {
  it("are merged if two sides change different ones, and reported as a conflict if both change the same", () => {
    const base = LineTable.of([cup(1, { site: "North" }), cup(2)]);
    const ours = LineTable.of([cup(1, { site: "South" }), cup(2, { gtin: "012" })]);
    const theirs = LineTable.of([cup(1, { site: "North", date: "2026-01-02" }), cup(2, { gtin: "034" })]);
    const merged = merge3(base, ours, theirs);
    expect(linesOf(merged.table)).toEqual([cup(1, { site: "South", date: "2026-01-02" }), cup(2, { gtin: "012" })]);
    expect(merged.conflicts).toEqual([
      { index: 1, base: cup(2), ours: cup(2, { gtin: "012" }), theirs: cup(2, { gtin: "034" }) },
    ]);
    expect(linesOf(merge3(base, base, theirs).table)).toEqual(linesOf(theirs));
  });

  it("keep otherwise equal lines separate", () => {
    const table = LineTable.of([cup(1, { site: "North" }), cup(2), cup(3, { site: "North" }), cup(4)]);
    const { table: merged } = applyEdits(table, runToEnd(mergingEqualLines(table)));
    expect(linesOf(merged)).toEqual([cup(4, { site: "North" }), cup(6)]);
  });

  it("make a product added by hand prefer a line without details", () => {
    const table = LineTable.of([cup(1, { site: "North" }), cup(2)]);
    expect(linesOf(applyEdits(table, [addByHand(table, cup(5))]).table)).toEqual([cup(1, { site: "North" }), cup(7)]);
    const sited = LineTable.of([cup(1, { site: "North" })]);
    expect(linesOf(applyEdits(sited, [addByHand(sited, cup(5))]).table)).toEqual([cup(6, { site: "North" })]);
  });

  it("get a column with the first line that has them, and undo removes it", () => {
    const table = LineTable.of([cup(1), cup(2)]);
    const edited = applyEdits(table, [setItem(table, 1, { order_number: "PO-7" })]);
    expect(linesOf(edited.table)).toEqual([cup(1), cup(2, { order_number: "PO-7" })]);
    expect(edited.table.details).toEqual(["order_number"]);
    const undone = applyEdits(edited.table, edited.inverse);
    expect(undone.refused).toEqual([]);
    expect(undone.table.details).toEqual([]);
    expect(undone.table.equals(table)).toBe(true);
  });

  it("count as a change in a scenario and as a different line among shared lines", () => {
    const before = LineTable.of([cup(1), cup(2)]);
    const now = LineTable.of([cup(1), cup(2, { site: "North" })]);
    const changes = lineChanges(before, now);
    expect([changes.changed, changes.added, changes.removed]).toEqual([1, 0, 0]);
    expect(changes.change(0)).toMatchObject({ before: cup(2), now: cup(2, { site: "North" }) });
    const count = (table: LineTable, lines: LineTable): number =>
      runToEnd(sharedLines(table, runToEnd(table.akin(lines))));
    expect([count(before, now), count(now, before), count(now, now)]).toEqual([1, 1, 2]);
  });

  it("decide which lines match if everything else is equal", () => {
    const before = LineTable.of([cup(1, { site: "North" }), cup(1, { site: "South" }), cup(1, { site: "West" })]);
    const now = LineTable.of([cup(1, { site: "South" }), cup(1, { site: "West" })]);
    const changes = lineChanges(before, now);
    expect([changes.changed, changes.added, changes.removed]).toEqual([0, 0, 1]);
    expect(changes.change(0)).toMatchObject({ kind: "removed", before: cup(1, { site: "North" }) });
  });
});
