import type { Comparison } from "../../edge-api/contract/comparison.ts";
import type { CustomFood } from "../../edge-api/contract/custom-food.ts";
import type { SavedProduct } from "../../edge-api/contract/entities.ts";
import type { PortfolioHead } from "../../edge-api/contract/portfolio.ts";
import type { Catalogue } from "../../workers/engine/catalogue.ts";
import { draftOfFood, foodScoreOf } from "../../workers/engine/rules/food-draft.ts";
import { versionCell } from "../../workers/export/named-column.ts";
import { flag, type NamedCell } from "./context-columns.ts";
import { type CsvFormat, rowTable } from "./csv-text.ts";

/** Names of the current version, with own items; an unknown id is used as its name. */
interface Named {
  readonly catalogue: Catalogue;
}

/** A time as UTC in ISO 8601, which sorts and reads the same everywhere; `changed` in milliseconds since 1970. */
const changedCell = (changed: number): NamedCell => ({ name: "changed [UTC]", value: new Date(changed).toISOString() });

const settingsCells = (
  { weights, data_version }: Pick<Comparison, "weights" | "data_version">,
  custom: boolean,
  { catalogue }: Named,
): NamedCell[] => [
  { name: "weights", value: weights === undefined ? "usual weights" : "own weights" },
  { name: "recycling settings", value: custom ? "custom" : "regional averages" },
  { name: "data version", value: versionCell(data_version ?? catalogue.version) },
];

const regionCells = (region_use: string, { catalogue }: Named): NamedCell[] => [
  { name: "region_id", value: region_use },
  {
    name: "region",
    value: catalogue.regions.find(({ region_id }) => region_id === region_use)?.region_name ?? region_use,
  },
];

const useCaseCells = (usecase_id: string, { catalogue }: Named): NamedCell[] => [
  { name: "usecase_id", value: usecase_id },
  {
    name: "use case",
    value: catalogue.use_cases.find((one) => one.usecase_id === usecase_id)?.usecase_name ?? usecase_id,
  },
];

export interface ListedComparison {
  readonly comparison: Comparison;
  readonly changed: number;
  /** the best product; null = no product has a score */
  readonly best: { readonly prodsys_id: string; readonly summary: number } | null;
}

/** The comparisons of the home page, one per row. */
export const comparisonsCsv = (rows: readonly ListedComparison[], named: Named, format: CsvFormat): string =>
  rowTable(["comparison_id"], format, rows, ({ comparison, changed, best }) => {
    const { food_id } = comparison;
    const { foods, products } = named.catalogue;
    const product = products.find(({ prodsys_id }) => prodsys_id === best?.prodsys_id);
    return [
      { name: "comparison_id", value: comparison.comparison_id },
      { name: "comparison", value: comparison.comparison_name },
      ...regionCells(comparison.region_use, named),
      ...useCaseCells(comparison.usecase_id, named),
      { name: "food_id", value: food_id },
      { name: "food", value: foods.find((food) => food.food_id === food_id)?.food_name ?? food_id },
      { name: "products", value: comparison.currentProductIds.length },
      { name: "best product_id", value: best && best.prodsys_id },
      { name: "best product", value: best && (product?.prodsys_name ?? best.prodsys_id) },
      { name: "summary score of the best [0-100, higher is better]", value: best && best.summary },
      ...settingsCells(comparison, comparison.customCompostingAndRecycling, named),
      changedCell(changed),
    ];
  });

export interface ListedPortfolio {
  readonly portfolio: PortfolioHead;
  readonly entry_count: number;
  /** null = unknown before the lines are fetched */
  readonly uses: number | null;
  readonly use_cases: number | null;
  readonly changed: number;
  /** null = no score, or not scored on screen */
  readonly summary: number | null;
}

/** The portfolios of the home page, one per row. */
export const portfoliosCsv = (rows: readonly ListedPortfolio[], named: Named, format: CsvFormat): string =>
  rowTable(["portfolio_id"], format, rows, ({ portfolio, entry_count, uses, use_cases, changed, summary }) => [
    { name: "portfolio_id", value: portfolio.portfolio_id },
    { name: "portfolio", value: portfolio.portfolio_name },
    { name: "description", value: portfolio.portfolio_desc },
    ...regionCells(portfolio.region_use, named),
    { name: "use cases", value: use_cases },
    { name: "lines", value: entry_count },
    { name: "quantity [uses]", value: uses },
    { name: "summary score [0-100, higher is better]", value: summary },
    ...settingsCells(portfolio, portfolio.custom_composting_and_recycling, named),
    changedCell(changed),
  ]);

export interface ListedProduct {
  readonly customProduct: SavedProduct["customProduct"];
  readonly changed: number;
}

/** The own products of the home page, one per row. */
export const productsCsv = (rows: readonly ListedProduct[], named: Named, format: CsvFormat): string =>
  rowTable(["product_id"], format, rows, ({ customProduct: { product }, changed }) => [
    { name: "product_id", value: product.prodsys_id },
    { name: "product", value: product.prodsys_name },
    ...useCaseCells(product.usecase, named),
    { name: "reusable", value: flag(product.reusable_yn === "1") },
    { name: "description", value: product.prodsys_description ?? null },
    { name: "GTIN or article number", value: product.item_code ?? null },
    { name: "components", value: product.components.length },
    {
      name: "mass of a piece [g]",
      value: product.components.reduce((sum, { mass_grams }) => sum + mass_grams, 0),
    },
    { name: "data version", value: versionCell(named.catalogue.version) },
    changedCell(changed),
  ]);

export interface ListedFood {
  readonly food: CustomFood;
  readonly changed: number;
}

/** The own foods of the home page, one per row, with a column for each property. */
export const foodsCsv = (rows: readonly ListedFood[], named: Named, format: CsvFormat): string => {
  const properties = named.catalogue.food_properties.toSorted((a, b) => a.order - b.order);
  return rowTable(["food_id"], format, rows, ({ food, changed }) => {
    const draft = draftOfFood(food);
    const { score, missing } = foodScoreOf(draft, properties);
    return [
      { name: "food_id", value: food.food_id },
      { name: "food", value: food.food_name },
      ...properties.flatMap(({ food_prop_id, food_prop_name, values }): NamedCell[] => {
        const value_id = draft.props[food_prop_id] ?? null;
        const value = values.find((one) => one.value_id === value_id)?.value_name ?? value_id;
        return [
          { name: `${food_prop_name} value_id`, value: value_id },
          { name: food_prop_name, value },
        ];
      }),
      { name: "food score [1-10, lower is better]", value: score },
      { name: "properties assumed", value: missing.length },
      { name: "data version", value: versionCell(named.catalogue.version) },
      changedCell(changed),
    ];
  });
};
