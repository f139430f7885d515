import * as fc from "fast-check";
import { expect, it } from "vitest";
import { portfolioDataOf } from "../../../workers/engine/portfolio/line-scoring.ts";
import { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { PortfolioColumns } from "../../../workers/engine/portfolio/portfolio-columns.ts";
import { linesArb } from "./any-lines.ts";

const settings = { a: { reuses: 30 }, constructor: { reuses: 2 } };

it("distinguishes thousands of combinations", () => {
  const lines = Array.from({ length: 5000 }, (_, at) => ({
    usecase_id: `u${at % 7}`,
    prodsys_id: `p${at % 1250}`,
    food_id: `f${Math.floor(at / 1250)}`,
    quantity: at + 1,
    label: "",
  }));
  const columns = PortfolioColumns.adopt(portfolioDataOf(LineTable.of([...lines, ...lines]), {}));
  expect(columns.pairs.size).toBe(5000);
  lines.forEach(({ label: _label, ...line }, at) => {
    expect(columns.entry(at)).toEqual({ ...line, overrides: undefined });
    expect(columns.pairAt(at + 5000)).toBe(columns.pairAt(at));
  });
});

it("converts every line in order, with the settings of the user's own products", () => {
  fc.assert(
    fc.property(linesArb(20), (lines) => {
      const columns = PortfolioColumns.adopt(structuredClone(portfolioDataOf(LineTable.of(lines), settings)));
      expect(columns.length).toBe(lines.length);
      lines.forEach(({ usecase_id, prodsys_id, food_id, quantity }, at) => {
        const own = Object.hasOwn(settings, prodsys_id) ? settings[prodsys_id as "a"] : undefined;
        expect(columns.entry(at)).toEqual({ usecase_id, prodsys_id, food_id, quantity, overrides: own });
      });
    }),
  );
});
