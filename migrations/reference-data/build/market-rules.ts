import { readTable, type BuildContext, type Keys } from "./read-csv.ts";
import type { Regions } from "./regions.ts";

/** Material families of rules (workers/engine/rules/market-rules.ts); `*` = all materials. */
const FAMILIES = ["plastic", "bioplastic", "plastic-coated", "*"];
/** Where the wording was read: in the law or at its authority, or on a page that cites it. */
const READ_IN = ["law", "citing page"] as const;
const STATUSES = ["not allowed", "limited", "duty"] as const;

/** rules/market-rules.csv → market-rule: information shown with results, without effect on scores. */
export function buildMarketRules(context: BuildContext, regions: Regions, useCases: Keys, materialIds: Keys): void {
  const columns =
    "rule_id,region,use_case,families,materials,except_materials,single_use_yn," +
    "status,since,date_note,text,source,url,read_on,read_in";
  for (const [rule_id, row] of readTable(context, "rules/market-rules.csv", columns, "rule_id")) {
    for (const region of row.list("region"))
      if (!regions.ids.has(region)) row.fault("region", "region_ids of settings/regions.csv", region);
    for (const use of row.list("use_case"))
      if (use !== "*" && !useCases.has(use)) row.fault("use_case", "* or usecase_ids", use);
    const families = row.optionalList("families");
    for (const family of families)
      if (!FAMILIES.includes(family)) row.fault("families", `some of ${FAMILIES.join(", ")}`, family);
    const materials = row.optionalList("materials");
    const excepted = row.optionalList("except_materials");
    for (const column of ["materials", "except_materials"])
      for (const material of row.optionalList(column))
        if (!materialIds.has(material)) row.fault(column, "mat_recipe_ids of materials/materials.csv", material);
    if (families.length + materials.length === 0) row.fault("families", "what the rule is about, here or in materials");
    const day = (column: string): string => {
      const text = row.text(column);
      if (text !== "" && (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text))))
        row.fault(column, "a date as 2026-11-20");
      return text;
    };
    const note = row.optionalText("date_note");
    const url = row.text("url");
    if (!/^https:\/\/[^\s]+$/.test(url)) row.fault("url", "an address that begins with https://");
    context.tables.put("market-rule", rule_id, {
      rule_id,
      region: row.text("region"),
      use_case: row.text("use_case"),
      // omit empty fields
      ...(families.length > 0 && { families: families.join("|") }),
      ...(materials.length > 0 && { materials: materials.join("|") }),
      ...(excepted.length > 0 && { except_materials: excepted.join("|") }),
      single_use_yn: row.flag("single_use_yn"),
      status: row.oneOf("status", STATUSES),
      since: day("since"),
      ...(note !== undefined && { date_note: note }),
      text: row.text("text"),
      source: row.text("source"),
      url,
      read_on: day("read_on"),
      read_in: row.oneOf("read_in", READ_IN),
    });
  }
}
