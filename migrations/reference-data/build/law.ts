import {
  GERMAN_FAMILIES,
  IN_LAW,
  SMALL_PRODUCER_LINES,
  UK_MATERIALS,
  type LawTables,
  type MaterialLaw,
  type UkMaterial,
  type UseCaseLaw,
} from "../../../workers/engine/returns/law-tables.ts";
import { readTable, type BuildContext } from "./read-csv.ts";

type Known = Pick<ReadonlyMap<string, unknown>, "has" | "keys">;

/** Number of categories of Regulation (EU) 2025/40, Annex II, Table 1. */
const CATEGORIES = { min: 1, max: 22 };
const FEES = { min: 1, max: 10_000 };
const READINGS = ["named", "our reading", "to decide"] as const;

/** Records a problem for each id of the dataset that a file of law/ lacks, and for each id that the dataset lacks. */
function checkIds(context: BuildContext, file: string, column: string, rows: Known, dataset: Known): void {
  for (const id of dataset.keys())
    if (!rows.has(id)) context.problems.push({ file, line: 1, column, found: "no row", expected: `a row of ${id}` });
  for (const id of rows.keys())
    if (!dataset.has(id))
      context.problems.push({ file, line: 1, column, found: id, expected: `a ${column} of the dataset` });
}

function readUseCases(context: BuildContext, useCases: Known, products: Known): Record<string, UseCaseLaw> {
  const file = "law/use-cases.csv";
  const columns = "usecase_id,single_use,reusable,sold_empty_products,source,note";
  const rows = readTable(context, file, columns, "usecase_id");
  checkIds(context, file, "usecase_id", rows, useCases);
  return Object.fromEntries(
    [...rows].map(([id, row]) => {
      row.text("source");
      const sold_empty = row.optionalList("sold_empty_products");
      for (const product of sold_empty)
        if (!products.has(product)) row.fault("sold_empty_products", "prodsys_ids of products/products.csv", product);
      const single_use = row.oneOf("single_use", IN_LAW) ?? "ask";
      return [id, { single_use, reusable: row.oneOf("reusable", IN_LAW) ?? "ask", sold_empty }];
    }),
  );
}

function readMaterials(context: BuildContext, materials: Known, categories: Known): Record<string, MaterialLaw> {
  const file = "law/materials.csv";
  const columns = "mat_recipe_id,ppwr_category,reading,small_producer_line,uk_code,uk_subtype,german_family,note";
  const rows = readTable(context, file, columns, "mat_recipe_id");
  checkIds(context, file, "mat_recipe_id", rows, materials);
  return Object.fromEntries(
    [...rows].map(([id, row]) => {
      const uk = row.oneOf("uk_code", UK_MATERIALS) ?? "OT";
      const uk_subtype = row.optionalText("uk_subtype") ?? "";
      // the rules of the regulator for the subtype column
      const fits =
        uk === "PL"
          ? /^(Rigid|Flexible)$/.test(uk_subtype)
          : uk === "OT"
            ? /^[^\d,]+$/.test(uk_subtype)
            : uk_subtype === "";
      if (!fits) row.fault("uk_subtype", "Rigid or Flexible for PL, a name without digits for OT, else nothing");
      const category = row.optionalNumber("ppwr_category", CATEGORIES) ?? null;
      if (category !== null && !categories.has(String(category)))
        row.fault("ppwr_category", "a category of law/ppwr-categories.csv");
      const reading = row.oneOf("reading", READINGS) ?? "to decide";
      const line = row.oneOf("small_producer_line", SMALL_PRODUCER_LINES) ?? "other";
      const german = row.oneOf("german_family", GERMAN_FAMILIES) ?? "other";
      return [id, { category, reading, line, uk, uk_subtype, german }];
    }),
  );
}

function readFees(context: BuildContext): Record<UkMaterial, number> {
  const file = "law/uk-fees.csv";
  const columns = "uk_code,material,base_fee_gbp_per_tonne,year,source,note";
  const fees: Partial<Record<UkMaterial, number>> = {};
  for (const row of readTable(context, file, columns, "uk_code").values())
    fees[row.oneOf("uk_code", UK_MATERIALS) ?? "OT"] = row.number("base_fee_gbp_per_tonne", FEES);
  const all = { PL: 0, WD: 0, AL: 0, ST: 0, GL: 0, PC: 0, FC: 0, OT: 0, ...fees };
  for (const code of UK_MATERIALS)
    if (fees[code] === undefined)
      context.problems.push({ file, line: 1, column: "uk_code", found: "no row", expected: `a row of ${code}` });
  return all;
}

/**
 * law/*.csv → the tables of packaging law. Every use case and material of the dataset needs its row. They are not
 * reference data: law depends on the date, not on the dataset version, so results with an older version are reported
 * under today's law. `law-module.ts` writes them as a module of the engine.
 */
export function buildLaw(context: BuildContext, useCases: Known, materials: Known, products: Known): LawTables {
  const categories = readTable(context, "law/ppwr-categories.csv", "category,name,source", "category");
  const codes: Record<string, string[]> = {};
  for (const row of readTable(context, "law/uk-codes.csv", "column,code,meaning,source", "column", "code").values())
    (codes[row.id("column")] ??= []).push(row.id("code"));
  return {
    use_cases: readUseCases(context, useCases, products),
    materials: readMaterials(context, materials, categories),
    categories: Object.fromEntries([...categories].map(([number, row]) => [number, row.text("name")])),
    uk_codes: codes,
    uk_fees: readFees(context),
  };
}
