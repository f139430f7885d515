import { expect, it } from "vitest";
import { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { sharedLines } from "../../../workers/engine/portfolio/shared-lines.ts";
import { runToEnd } from "../../../workers/engine/portfolio/steps.ts";

const line = (prodsys_id: string, quantity: number, label = "") => ({
  usecase_id: "cup",
  prodsys_id,
  food_id: "tea",
  quantity,
  label,
});
const shared = (table: readonly ReturnType<typeof line>[], lines: readonly ReturnType<typeof line>[]): number => {
  const into = LineTable.of(table);
  return runToEnd(sharedLines(into, runToEnd(into.akin(LineTable.of(lines)))));
};

it("counts lines that are equal in all columns, each match once", () => {
  const table = [line("a", 1), line("a", 1), line("b", 2, "North")];
  expect(shared(table, table)).toBe(3);
  expect(shared(table, [line("a", 1), line("a", 1), line("a", 1)])).toBe(2);
  expect(shared(table, [line("b", 2), line("b", 3, "North"), line("c", 1)])).toBe(0);
  expect(shared([], table)).toBe(0);
});
