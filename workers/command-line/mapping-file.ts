import { readFileSync } from "node:fs";
import Papa from "papaparse";
import type { ImportChoice } from "../import/import-api.ts";
import { UsageFault } from "./options.ts";

/**
 * The names of a mapping file: their name, product id, factor. A name without an id is left out.
 *
 * @throws UsageFault for what is no such file
 */
export function mappingChoices(path: string): readonly ImportChoice[] {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    throw new UsageFault(`${path} cannot be read.`);
  }
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), { skipEmptyLines: "greedy" });
  const [header = [], ...rows] = data;
  const isHeader = header.some((cell) => /product id|prodsys_id/i.test(cell));
  return (isHeader ? rows : data).map(([name = "", id = ""]) => ({
    field: "product",
    value: name.trim(),
    use: id.trim() === "" ? null : id.trim(),
  }));
}
