import type { CsvRow } from "./csv-row.ts";
import { missingLine } from "./problem.ts";
import { RANGES } from "./ranges.ts";
import { readTable, type BuildContext, type Keys } from "./read-csv.ts";

const COLUMNS =
  "usecase_id,usecase_name,usecase_group,usecase_order,usecase_type_id,size_standard,unit_size_standard,text_phrase," +
  "functional_unit,include_yn,active_yn,source";

const TYPES = ["volume", "area", "count"] as const;
type UseCaseType = (typeof TYPES)[number];

/** Unit of size by type; a use case sized by diameter counts items (method.md). */
const UNITS: Readonly<Record<UseCaseType, string>> = { volume: "ml", area: "cm2", count: "item" };

const FOODS_FILE = "use-cases/foods.csv";

/** use-cases/foods.csv → the foods usually served with each use case, each with a reason; only the foods go into the rows. */
function readServedFoods(context: BuildContext, useCases: Keys, foods: Keys): ReadonlyMap<string, readonly string[]> {
  const served = new Map<string, readonly string[]>();
  for (const [usecase_id, row] of readTable(context, FOODS_FILE, "usecase_id,foods,reason", "usecase_id")) {
    row.reference("usecase_id", useCases, "a usecase_id of use-cases/use-cases.csv");
    row.text("reason");
    const ids = row.list("foods");
    for (const id of ids) if (!foods.has(id)) row.fault("foods", "food_ids of foods/foods.csv", id);
    if (new Set(ids).size < ids.length) row.fault("foods", "each food once");
    served.set(usecase_id, ids);
  }
  return served;
}

export interface UseCase {
  readonly row: CsvRow;
  readonly type: UseCaseType;
  readonly unit: string;
  readonly active: boolean;
}

export type UseCases = ReadonlyMap<string, UseCase>;

/** use-cases/use-cases.csv, use-cases/foods.csv → usecase. @param foods the food_ids that use cases may name */
export function buildUseCases(context: BuildContext, foods: Keys): UseCases {
  const useCases = new Map<string, UseCase>();
  const rows = readTable(context, "use-cases/use-cases.csv", COLUMNS, "usecase_id");
  const served = readServedFoods(context, rows, foods);
  for (const [usecase_id, row] of rows) {
    const servedHere = served.get(usecase_id);
    if (servedHere === undefined)
      context.problems.push(missingLine(FOODS_FILE, "usecase_id", `the use case ${usecase_id}`));
    const type = row.oneOf("usecase_type_id", TYPES) ?? "count";
    const unit = row.oneOf("unit_size_standard", [UNITS[type]]) ?? UNITS[type];
    const size_standard = row.number("size_standard", RANGES.size);
    if (type === "count" && size_standard !== 1) row.fault("size_standard", "1, because the use case counts items");
    const include_yn = row.flag("include_yn");
    const active_yn = row.flag("active_yn");
    context.tables.put("usecase", usecase_id, {
      usecase_id,
      usecase_name: row.text("usecase_name"),
      text_phrase: row.text("text_phrase"),
      usecase_group: row.text("usecase_group"),
      usecase_order: row.number("usecase_order", RANGES.order),
      usecase_type_id: type,
      size_standard,
      unit_size_standard: unit,
      functional_unit: row.text("functional_unit"),
      foods: servedHere?.join("|"),
      include_yn,
      active_yn,
      source: row.text("source"),
    });
    useCases.set(usecase_id, { row, type, unit, active: include_yn === "1" && active_yn === "1" });
  }
  return useCases;
}
