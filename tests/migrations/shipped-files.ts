import type { Anchor } from "../../migrations/reference-data/build/anchors.ts";
import type { NamesFile } from "../../migrations/reference-data/build/names.ts";
import type { SourceFiles } from "../../migrations/reference-data/build/read-csv.ts";
import { buildReferenceData } from "../../migrations/reference-data/build/reference-data.ts";
import type { TradeWords } from "../../workers/import/names/trade-words.ts";
import { readSourceFiles } from "../../migrations/reference-data/build/source-files.ts";
import type { TableSet } from "../../migrations/reference-data/build/table-set.ts";

export const shippedFiles = readSourceFiles();

/** The shipped data set, built; throws the problems, so that a broken file shows what is wrong with it. */
export function buildShipped(files: SourceFiles = shippedFiles): {
  readonly tables: TableSet;
  readonly regions: readonly string[];
  readonly spanish: NamesFile;
  readonly tradeWords: TradeWords;
  readonly guard: readonly Anchor[];
} {
  const result = buildReferenceData(files);
  if (!result.ok) throw new Error(JSON.stringify(result.problems, null, 1));
  return result;
}

/** The shipped files with one text replaced, which must stand there exactly once; and the line on which it stood. */
export function withChange(
  file: string,
  from: string,
  to: string,
): { readonly files: SourceFiles; readonly line: number } {
  const text = shippedFiles.get(file) ?? "";
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`${JSON.stringify(from)} stands ${parts.length - 1} times in ${file}`);
  const line = (parts[0] ?? "").split("\n").length + (from.startsWith("\n") ? 1 : 0);
  return { files: new Map([...shippedFiles, [file, parts.join(to)]]), line };
}
