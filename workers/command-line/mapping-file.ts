import Papa from "papaparse";
import type { ImportChoice } from "../import/import-settings.ts";
import { isCode } from "../import/names/item-code.ts";
import { textOfFile, UsageFault } from "./options.ts";

/**
 * Reads a mapping file: name or article number, product id (empty = leave out), factor (pieces of the product per unit
 * that the list counts; empty = 1).
 * @param ids ids of all products
 * @throws UsageFault for an unreadable file, an unknown product or an invalid factor
 */
export function mappingChoices(path: string, ids: ReadonlySet<string>): readonly ImportChoice[] {
  const { data } = Papa.parse<string[]>(textOfFile("mapping", path), { skipEmptyLines: "greedy" });
  const [header = []] = data;
  const isHeader = header.some((cell) => /^(?:product[ _]id|prodsys_id)$/i.test(cell.trim()));
  const rows = isHeader ? data.slice(1) : data;
  return rows.flatMap(([name = "", id = "", factor = ""], at): readonly ImportChoice[] => {
    const use = id.trim();
    const row = at + (isHeader ? 2 : 1);
    if (use !== "" && !ids.has(use))
      throw new UsageFault(`--mapping: row ${row} names the product ${use}, which does not exist.`);
    const times = factor.trim() === "" ? 1 : Number(factor.trim().replace(",", "."));
    if (!(times > 0 && times <= 1e6)) throw new UsageFault(`--mapping: row ${row} has the factor "${factor}".`);
    const choice = { value: name.trim(), use: use === "" ? null : use, factor: times };
    const named = { field: "product" as const, ...choice };
    return isCode(choice.value) ? [named, { field: "code", ...choice }] : [named];
  });
}
