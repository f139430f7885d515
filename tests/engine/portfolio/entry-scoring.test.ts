import * as fc from "fast-check";
import { expect, it } from "vitest";
import { portfolioDataOf } from "../../../workers/engine/portfolio/entry-scoring.ts";
import { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { PortfolioColumns } from "../../../workers/engine/portfolio/portfolio-columns.ts";
import { linesArb } from "./entry-lines.ts";

const settings = { a: { reuses: 30 }, constructor: { reuses: 2 } };

it("gives the engine every line in its order, with the settings of the user's own products", () => {
  fc.assert(
    fc.property(linesArb(20), (lines) => {
      const columns = PortfolioColumns.adopt(structuredClone(portfolioDataOf(EntryTable.of(lines), settings)));
      expect(columns.length).toBe(lines.length);
      lines.forEach(({ usecase_id, prodsys_id, food_id, quantity }, at) => {
        const own = Object.hasOwn(settings, prodsys_id) ? settings[prodsys_id as "a"] : undefined;
        expect(columns.entry(at)).toEqual({ usecase_id, prodsys_id, food_id, quantity, overrides: own });
      });
    }),
  );
});
