import type { CsvRow } from "./csv-row.ts";
import { RANGES } from "./ranges.ts";
import { indexRows, readCsv, type BuildContext } from "./read-csv.ts";
import type { TableSet } from "./table-set.ts";

const COLUMNS = [
  "usecase_id",
  "usecase_name",
  "usecase_group",
  "usecase_order",
  "usecase_type_id",
  "size_standard",
  "unit_size_standard",
  "text_phrase",
  "functional_unit",
  "include_yn",
  "active_yn",
  "source",
];

const TYPES = ["volume", "area", "count"] as const;
type UseCaseType = (typeof TYPES)[number];

/** Unit of size by type; a use case sized by diameter counts items (README). */
const UNITS: Readonly<Record<UseCaseType, string>> = { volume: "ml", area: "cm2", count: "item" };

export interface UseCase {
  readonly row: CsvRow;
  readonly type: UseCaseType;
  readonly unit: string;
  readonly active: boolean;
}

/** use-cases/use-cases.csv → usecase. Returns the use cases by id. */
export function buildUseCases(context: BuildContext, tables: TableSet): ReadonlyMap<string, UseCase> {
  const useCases = new Map<string, UseCase>();
  for (const [usecase_id, row] of indexRows(readCsv(context, "use-cases/use-cases.csv", COLUMNS), "usecase_id")) {
    const type = row.oneOf("usecase_type_id", TYPES) ?? "count";
    const unit = row.oneOf("unit_size_standard", [UNITS[type]]) ?? UNITS[type];
    const size_standard = row.number("size_standard", RANGES.size);
    if (type === "count" && size_standard !== 1) row.fault("size_standard", "1, because the use case counts items");
    const include_yn = row.flag("include_yn");
    const active_yn = row.flag("active_yn");
    tables.put("usecase", usecase_id, {
      usecase_id,
      usecase_name: row.text("usecase_name"),
      text_phrase: row.text("text_phrase"),
      usecase_group: row.text("usecase_group"),
      usecase_order: row.number("usecase_order", RANGES.order),
      usecase_type_id: type,
      size_standard,
      unit_size_standard: unit,
      functional_unit: row.text("functional_unit"),
      include_yn,
      active_yn,
      source: row.text("source"),
    });
    useCases.set(usecase_id, { row, type, unit, active: include_yn === "1" && active_yn === "1" });
  }
  return useCases;
}
