import type { ChoosableNames } from "../../../workers/choosable-names.ts";
import { catalogueOf } from "../../../workers/engine/scoring/catalogue-of.ts";
import { readBenchData } from "./reference-data.ts";
import { syntheticEntries } from "./synthetic-portfolio.ts";

const PRICES = 900;

/** A spreadsheet of purchases by name as a buyer has it, with columns that nobody imports; and the names to match it. */
export function csvPurchases(rows: number): { readonly text: string; readonly names: ChoosableNames } {
  const { scope, reference } = readBenchData();
  const { products, foods, use_cases, default_food } = catalogueOf(reference);
  const nameOf = new Map([
    ...products.map(({ prodsys_id, prodsys_name }) => [prodsys_id, prodsys_name] as const),
    ...foods.map(({ food_id, food_name }) => [food_id, food_name] as const),
  ]);
  const quoted = (id: string): string => `"${nameOf.get(id) ?? id}"`;
  const lines = syntheticEntries(scope, rows).map(
    ({ usecase_id, prodsys_id, food_id, quantity }, at) =>
      `${usecase_id},${quoted(prodsys_id)},${quoted(food_id)},${quantity},Site ${at % 40},${(at % PRICES) / 1000},2026-11-21`,
  );
  const header = "use case,product,food,quantity [uses],label,price,date";
  return { text: [header, ...lines].join("\n"), names: { products, foods, use_cases, default_food } };
}
