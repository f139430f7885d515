import { describe, expect, it, test } from "vitest";
import { pastedCells, pastedQuantities } from "../../../../app/features/portfolio-editor/pasted-quantities.ts";
import { copiedLines } from "../../../../app/features/portfolio-editor/use-copy-lines.ts";
import type { PortfolioNames } from "../../../../app/state/portfolio/portfolio-names.ts";
import { LineTable } from "../../../../workers/engine/portfolio/line-table.ts";

describe("a paste onto a quantity", () => {
  test.each(["1250", "1,250\n", " 7 "])("%j is a plain text", (text) => expect(pastedCells(text)).toBeNull());

  it("with lines or columns it is cells", () => {
    expect(pastedCells("120\r\n240\r\n")).toEqual(["120", "240"]);
    expect(pastedCells("120\t240")).toEqual(["120\t240"]);
  });

  it("fills the column downwards with whole quantities, all or none", () => {
    expect(pastedQuantities(["120", "1,240", " 7 "], 3)).toEqual({ ok: true, quantities: [120, 1240, 7] });
    expect(pastedQuantities(["120", "x"], 3)).toEqual({ ok: false, fault: "no_quantity", at: 1, cell: "x" });
    expect(pastedQuantities(["120", ""], 3)).toMatchObject({ ok: false, fault: "no_quantity", at: 1 });
    expect(pastedQuantities(["120", "1.5"], 3)).toMatchObject({ ok: false, fault: "no_quantity", at: 1 });
    expect(pastedQuantities(["1", "2", "3"], 2)).toEqual({ ok: false, fault: "too_many", cells: 3, lines: 2 });
    expect(pastedQuantities(["1\t2", "3\t4"], 5)).toEqual({ ok: false, fault: "columns" });
  });
});

it("chosen lines are copied as cells without formulas", () => {
  const line = { usecase_id: "cup", prodsys_id: "a", food_id: "f", quantity: 1250, label: "=1+1" };
  const table = LineTable.of([line, { ...line, label: "North\tSouth", quantity: 3 }]);
  const names = {
    product: () => ({ name: "Mug (Reusable)" }),
    usecase: () => "Hot cup",
    food: () => "Tea",
  } as unknown as PortfolioNames;
  expect(copiedLines(table, names, Uint32Array.of(0, 1))).toBe(
    "Hot cup\tMug\tTea\t'=1+1\t1250\nHot cup\tMug\tTea\tNorth South\t3",
  );
  const sited = table.with(
    Uint32Array.of(1),
    table.pick(Uint32Array.of(1)).withItem({ site: "=B2", date: "2026-03-12" }),
  );
  expect(copiedLines(sited, names, Uint32Array.of(0, 1))).toBe(
    "Hot cup\tMug\tTea\t'=1+1\t1250\t\t\nHot cup\tMug\tTea\tNorth South\t3\t'=B2\t2026-03-12",
  );
});
