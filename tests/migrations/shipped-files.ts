import type { Anchor } from "../../migrations/reference-data/build/anchors.ts";
import type { NamesFile } from "../../migrations/reference-data/build/names.ts";
import type { SourceFiles } from "../../migrations/reference-data/build/read-csv.ts";
import type { Wanted } from "../../migrations/reference-data/build/wanted.ts";
import { buildReferenceData } from "../../migrations/reference-data/build/reference-data.ts";
import type { TradeWords } from "../../workers/import/names/trade-words.ts";
import { readSourceFiles } from "../../migrations/reference-data/build/source-files.ts";
import type { TableSet } from "../../migrations/reference-data/build/table-set.ts";

export const shippedFiles = readSourceFiles();

/** Builds the shipped data set. @throws Error with all problems of the files */
export function buildShipped(files: SourceFiles = shippedFiles): {
  readonly tables: TableSet;
  readonly regions: readonly string[];
  readonly spanish: NamesFile;
  readonly tradeWords: TradeWords;
  readonly guard: readonly Anchor[];
  readonly wanted: Wanted;
} {
  const result = buildReferenceData(files);
  if (!result.ok) throw new Error(JSON.stringify(result.problems, null, 1));
  return result;
}

/** The shipped files with one text replaced, which must occur exactly once, and its line number. */
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
