import type { BuildContext } from "./read-csv.ts";
import { indexRows, readCsv } from "./read-csv.ts";
import type { Regions } from "./regions.ts";
import type { TableSet } from "./table-set.ts";
import type { UseCase } from "./use-cases.ts";

/** What a rule is about; `*` is everything. */
const FAMILIES = [
  "plastic",
  "bioplastic",
  "plastic-coated",
  "expanded polystyrene",
  "food contact",
  "single-use packaging and plastic food service ware",
  "*",
];
const STATUSES = ["not allowed", "limited", "duty"] as const;

/** rules/market-rules.csv → market-rule: information beside results, no part of any score. */
export function buildMarketRules(
  context: BuildContext,
  tables: TableSet,
  regions: Regions,
  useCases: ReadonlyMap<string, UseCase>,
): void {
  const columns = ["rule_id", "region", "use_case", "families", "status", "since", "text", "source"];
  for (const [rule_id, row] of indexRows(readCsv(context, "rules/market-rules.csv", columns), "rule_id")) {
    for (const region of row.list("region"))
      if (!regions.ids.has(region)) row.fault("region", "region_ids of settings/regions.csv", region);
    for (const use of row.list("use_case"))
      if (use !== "*" && !useCases.has(use)) row.fault("use_case", "* or usecase_ids", use);
    for (const family of row.list("families"))
      if (!FAMILIES.includes(family)) row.fault("families", `some of ${FAMILIES.join(", ")}`, family);
    const since = row.text("since");
    if (!/^\d{4}-\d{2}-\d{2}$/.test(since) || Number.isNaN(Date.parse(since)))
      row.fault("since", "a date as 2026-11-20");
    tables.put("market-rule", rule_id, {
      rule_id,
      region: row.text("region"),
      use_case: row.text("use_case"),
      families: row.text("families"),
      status: row.oneOf("status", STATUSES),
      since,
      text: row.text("text"),
      source: row.text("source"),
    });
  }
}
