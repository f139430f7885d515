import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Papa from "papaparse";
import type { ChoosableNames } from "../../../workers/choosable-names.ts";
import { catalogueOf } from "../../../workers/engine/scoring/catalogue-of.ts";
import { readBenchData } from "./reference-data.ts";
import { syntheticEntries } from "./synthetic-portfolio.ts";

const PRICES = 900;
const PACKS = [
  ["20/50 CT", 1000],
  ["500 CT", 500],
  ["4/250", 1000],
  ["24", 24],
] as const;
const LINES_A_SUBTOTAL = 500;

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

const NAMES_FOLDER = join(import.meta.dirname, "../../fixtures/import-names");
const SIZES = ["", " 250/cs", " 8oz"];

/** Names as wholesalers write them, most of them in several sizes. */
export const tradeNames = (): readonly string[] =>
  readdirSync(NAMES_FOLDER)
    .toSorted()
    .flatMap((file) => Papa.parse<{ name: string }>(readFileSync(join(NAMES_FOLDER, file), "utf8"), HEADED).data)
    .flatMap(({ name }) => SIZES.map((size) => `${name}${size}`));

const HEADED = { header: true, skipEmptyLines: true } as const;

/**
 * A purchase history as a wholesaler prints it, with so many lines: title rows, item numbers, packs as text beside cases, money with
 * thousands commas, subtotals and a grand total.
 *
 * @param written the names in it; absent: the names of the data, of which nothing has to be asked
 */
export function wholesalerPurchases(rows: number, written: readonly string[] = []): string {
  const { scope, reference } = readBenchData();
  const names = new Map(
    catalogueOf(reference).products.map(({ prodsys_id, prodsys_name }) => [prodsys_id, prodsys_name]),
  );
  const money = (value: number): string =>
    `"$${value.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}"`;
  const text = [
    "WHOLESALE SUPPLY",
    "Customer purchase history 01/01/2025 - 12/31/2025",
    "",
    "Item #,Description,Ship to,Pack,Cases,Price/CS,Ext Amount",
  ];
  let [part, all] = [0, 0];
  syntheticEntries(scope, rows).forEach(({ prodsys_id }, at) => {
    const cases = (at % 60) + 1;
    const price = 10 + (at % PRICES) / 10;
    const name = written[at % written.length] ?? names.get(prodsys_id) ?? prodsys_id;
    const [pack] = PACKS[at % PACKS.length] ?? ["24"];
    text.push(
      `${2_000_000 + (at % (written.length || rows))},"${name.replaceAll('"', '""')}",Site ${at % 40},${pack},${cases},${money(price)},${money(price * cases)}`,
    );
    part += cases;
    all += cases;
    if ((at + 1) % LINES_A_SUBTOTAL !== 0) return;
    text.push(`,Category subtotal,,,"${part.toLocaleString("en-US")}",,`);
    part = 0;
  });
  return [...text, `,GRAND TOTAL,,,"${all.toLocaleString("en-US")}",,`].join("\n");
}
