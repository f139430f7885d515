import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { LinesTable } from "../../../../app/features/report/report-tables.tsx";
import type { PortfolioNames } from "../../../../app/state/portfolio/portfolio-names.ts";
import { LineTable } from "../../../../workers/engine/portfolio/line-table.ts";

afterEach(cleanup);

const NAMES: PortfolioNames = {
  usecase: (id) => id,
  product: (id) => ({ prodsys_id: id, name: id, reusable: false, uses: 1, mass_grams: 1, exists: true }),
  food: (id) => id,
  region: (id) => id,
};
const line = (quantity: number, details: object = {}) => ({
  usecase_id: "cup",
  prodsys_id: "mug",
  food_id: "tea",
  quantity,
  label: "",
  ...details,
});
const shown = (lines: readonly ReturnType<typeof line>[]) => {
  render(<LinesTable table={LineTable.of(lines)} names={NAMES} />);
  return screen
    .getAllByRole("row")
    .map((row) => [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent));
};

test("the lines of a report have columns of site and order number if any of them has one", () => {
  expect(shown([line(5, { site: "Leeds", order_number: "PO-7", date: "2026-03-12" }), line(9)])).toEqual([
    ["Use case", "Product", "Food", "Site", "Order number", "Uses"],
    ["cup", "mug", "tea", "", "", "9"],
    ["cup", "mug", "tea", "Leeds", "PO-7", "5"],
  ]);
});

test("without any there is no empty column", () => {
  expect(shown([line(5, { site: "Leeds" })])[0]).toEqual(["Use case", "Product", "Food", "Site", "Uses"]);
  cleanup();
  expect(shown([line(5)])[0]).toEqual(["Use case", "Product", "Food", "Uses"]);
});
