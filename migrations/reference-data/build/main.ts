import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { reuseRuleCount } from "../../../workers/engine/analysis/reuse-rule.ts";
import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import { checkAnchors, formatAnchor, holds } from "./anchors.ts";
import { builtFiles } from "./built-files.ts";
import { leverageFile } from "./leverage.ts";
import { formatProblem } from "./problem.ts";
import { buildReferenceData } from "./reference-data.ts";
import { sanityTable } from "./sanity-table.ts";
import { referenceOf, scoreAll } from "./scored-products.ts";
import { SOURCE_FOLDER, readSourceFiles } from "./source-files.ts";

/** Content of dataset.json: the version and the changes since the previous one. */
interface DatasetNote {
  readonly version: string;
  readonly note: string;
  readonly note_es: string;
  readonly changes: readonly { readonly en: string; readonly es: string }[];
}

/** The note stored with the version: a summary line, then one line per change. */
const storedNote = ({ note, changes }: DatasetNote): string => [note, ...changes.map(({ en }) => en)].join("\n");

function fail(lines: readonly string[], summary: string): number {
  for (const line of lines) console.error(line);
  console.error(summary);
  return 1;
}

/**
 * `npm run data:build`: CSV → built/*.json, a sanity table and the checks against published results. A fault of a file,
 * a warning of the engine or a failed check is printed and gives exit code 1 without writing anything. `--quiet` omits
 * the table and the passed checks.
 */
function main(): number {
  const result = buildReferenceData(readSourceFiles());
  if (!result.ok)
    return fail(result.problems.map(formatProblem), `${result.problems.length} problems; nothing was written`);
  const { tables, regions, spanish, tradeWords, guard, wanted } = result;
  const dataset = JSON.parse(readFileSync(join(SOURCE_FOLDER, "dataset.json"), "utf8")) as DatasetNote;
  const { version } = dataset;

  const reference = referenceOf(version, tables, regions);
  const scored = scoreAll(reference, tables, regions);
  const complaints = scored.flatMap((useCase) =>
    useCase.complaints.map((complaint) => `${useCase.region} ${useCase.usecase_id}: ${complaint}`),
  );
  if (complaints.length > 0) return fail(complaints, "the engine misses something; nothing was written");
  const quiet = process.argv.includes("--quiet");
  if (!quiet) {
    console.log(sanityTable(scored, BASE_REGION));
    const { use_cases, with_rule, without_rule } = reuseRuleCount(reference, BASE_REGION);
    const without = `without it in ${without_rule}`;
    console.log(`\nWith the reuse rule a reusable leads in ${with_rule} of ${use_cases} use cases, ${without}.`);
  }

  const anchors = [...checkAnchors(reference), ...guard];
  if (!quiet) console.log(["", "Checks against published results", ...anchors.map(formatAnchor)].join("\n"));
  const failed = anchors.filter((anchor) => !holds(anchor) && anchor.known === undefined);
  if (failed.length > 0)
    return fail(failed.map(formatAnchor), `${failed.length} published results are not met; nothing was written`);

  const folder = join(SOURCE_FOLDER, "built");
  mkdirSync(folder, { recursive: true });
  const files = builtFiles({ version, note: storedNote(dataset) }, tables, regions, spanish, tradeWords);
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  // not part of the dataset, but computed from it
  writeFileSync(join(folder, "leverage.json"), `${JSON.stringify(leverageFile(reference, tables, regions, wanted))}\n`);
  console.log(`Dataset ${version}: ${[...files.keys(), "leverage.json"].join(", ")}`);
  return 0;
}

process.exitCode = main();
