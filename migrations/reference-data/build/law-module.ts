import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { format } from "prettier";
import type { LawTables } from "../../../workers/engine/returns/law-tables.ts";
import { buildReferenceData } from "./reference-data.ts";
import { readSourceFiles } from "./source-files.ts";

/** The module of the engine that has the tables of law/. */
const MODULE = new URL("../../../workers/engine/returns/law-data.ts", import.meta.url);

/** The text of the module. A module instead of a fetched file, so that returns work offline. */
export function lawModule({ use_cases, materials, ...law }: LawTables): Promise<string> {
  const useCases = Object.entries(use_cases).map(([id, { single_use, reusable, sold_empty }]) => {
    return [id, single_use, reusable, ...(sold_empty.length === 0 ? [] : [sold_empty])];
  });
  const rows = Object.entries(materials).map(([id, { category, reading, line, uk, uk_subtype, german }]) => {
    return [id, category, reading, line, uk, uk_subtype, german];
  });
  return format(
    `import { materialsOf, useCasesOf, type LawTables } from "./law-tables.ts";

/** Written by \`node migrations/reference-data/build/law-module.ts\` from migrations/reference-data/law; not edited by hand. */
export const LAW: LawTables = {
  use_cases: useCasesOf(${JSON.stringify(useCases)}),
  materials: materialsOf(${JSON.stringify(rows)}),
  ${JSON.stringify(law).slice(1)};`,
    { parser: "typescript", printWidth: 120 },
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const built = buildReferenceData(readSourceFiles());
  if (!built.ok) throw new Error(JSON.stringify(built.problems, null, 1));
  writeFileSync(MODULE, await lawModule(built.law));
}
