import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { format } from "prettier";
import type { LawTables } from "../../../workers/engine/returns/law-tables.ts";
import { buildReferenceData } from "./reference-data.ts";
import { readSourceFiles } from "./source-files.ts";

/** The module of the engine that has the tables of law/. */
const MODULE = new URL("../../../workers/engine/returns/law-data.ts", import.meta.url);

/** The text of the module. A module instead of a fetched file, so that returns work offline. */
export const lawModule = (law: LawTables): Promise<string> =>
  format(
    `import type { LawTables } from "./law-tables.ts";

/** Written by \`node migrations/reference-data/build/law-module.ts\` from migrations/reference-data/law; not edited by hand. */
export const LAW: LawTables = ${JSON.stringify(law)};`,
    { parser: "typescript", printWidth: 120 },
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const built = buildReferenceData(readSourceFiles());
  if (!built.ok) throw new Error(JSON.stringify(built.problems, null, 1));
  writeFileSync(MODULE, await lawModule(built.law));
}
