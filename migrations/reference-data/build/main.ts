import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtFiles } from "./built-files.ts";
import { formatProblem } from "./problem.ts";
import { buildReferenceData } from "./reference-data.ts";
import { SOURCE_FOLDER, readSourceFiles } from "./source-files.ts";

/** `npm run data:build`: CSV → built/*.json, or every fault with its place and exit code 1. */
function main(): number {
  const result = buildReferenceData(readSourceFiles());
  if (!result.ok) {
    for (const problem of result.problems) console.error(formatProblem(problem));
    console.error(`${result.problems.length} problems; nothing was written`);
    return 1;
  }
  const { version } = JSON.parse(readFileSync(join(SOURCE_FOLDER, "dataset.json"), "utf8")) as { version: string };
  const folder = join(SOURCE_FOLDER, "built");
  mkdirSync(folder, { recursive: true });
  const files = builtFiles(version, result.tables, result.regions);
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  console.log(`Dataset ${version}: ${[...files.keys()].join(", ")}`);
  return 0;
}

process.exitCode = main();
