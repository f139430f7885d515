import { LINE_DETAILS, type LineDetails } from "../../edge-api/contract/line-details.ts";
import type { ChoosableNames } from "../choosable-names.ts";
import type { PortfolioLine } from "../engine/portfolio/portfolio-line.ts";
import type { CsvTable } from "./csv-file.ts";
import { listedNames } from "./export-names.ts";
import { detailColumns, tableOf } from "./named-column.ts";

/** Uses per year of a small kiosk, one value per line. */
const QUANTITIES = [120_000, 2400, 36_500, 800, 52_000, 15_000] as const;
/** Further details of lines; GTINs with GS1's prefix for examples. */
const DETAILS: readonly LineDetails[] = [
  {
    gtin: "9520123456788",
    item_code: "00417",
    site: "Main canteen",
    country: "GB",
    supplier: "Example Packaging",
    order_number: "PO-1001",
    date: "2026-03-02",
  },
  { gtin: "9520123456795", site: "Kiosk", country: "IE", order_number: "PO-1002", date: "2026-03-09" },
  {},
];
const EXAMPLE_USE_CASES = 6;
const LINES_WITH_FOOD = 2;

/**
 * A single-use and a reusable product for each of the first use cases that have both. Only the first lines name a food,
 * as no data say which food goes with which product.
 */
function exampleLines({ products, foods, use_cases, default_food }: ChoosableNames): readonly PortfolioLine[] {
  const both = use_cases.flatMap(({ usecase_id }) => {
    const own = products.filter((product) => product.usecase_id === usecase_id);
    const [single, reusable] = [own.find((product) => !product.reusable), own.find((product) => product.reusable)];
    return single === undefined || reusable === undefined ? [] : [[single, reusable]];
  });
  const named = foods.filter(({ food_id }) => food_id !== default_food).slice(0, LINES_WITH_FOOD);
  return both
    .slice(0, EXAMPLE_USE_CASES)
    .flat()
    .map(({ prodsys_id, usecase_id }, at) => ({
      usecase_id,
      prodsys_id,
      food_id: named[at]?.food_id ?? "",
      quantity: QUANTITIES[at % QUANTITIES.length] ?? 1,
      label: "",
      ...DETAILS[at % DETAILS.length],
    }));
}

/** The columns of the template; with `example`, lines that an import accepts unchanged. */
export function importTemplateTable(example: boolean, names: ChoosableNames): CsvTable {
  const { useCase, product, food } = listedNames(names);
  return tableOf(
    [
      { name: "use case", cell: ({ usecase_id }) => useCase(usecase_id) },
      { name: "product", cell: ({ prodsys_id }) => product(prodsys_id) },
      { name: "food", cell: ({ food_id }) => food(food_id) },
      { name: "quantity [uses]", cell: ({ quantity }) => quantity },
      { name: "label", cell: ({ label }) => label },
      ...detailColumns<PortfolioLine>(LINE_DETAILS, (line) => line),
    ],
    example ? exampleLines(names) : [],
  );
}
