import { atom, type Getter, type Setter } from "jotai";
import type { ChoosableNames } from "../../../workers/choosable-names.ts";
import { applyEdits } from "../../../workers/engine/portfolio/line-edit.ts";
import { mergingEqualLines } from "../../../workers/engine/portfolio/line-joining.ts";
import { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { sharedLines } from "../../../workers/engine/portfolio/shared-lines.ts";
import type { ImportCode, ImportResult, SheetJob, SheetSummary } from "../../../workers/import/import-api.ts";
import type { ImportSettings, SheetOptions } from "../../../workers/import/import-settings.ts";
import type { FaultSentences } from "../../../workers/import/sentences.ts";
import { yieldToEventLoop } from "../../../workers/yield-to-event-loop.ts";
import { yieldIfLarge, runInChunks } from "../../scheduling/run-in-chunks.ts";
import type { ScoringClient } from "../../engine/scoring-client.ts";
import { choosableNamesAtom } from "../work/catalogue.ts";
import { nameMappingsAtom } from "../work/name-mappings.ts";
import { cancelJob } from "../engine/ask-engine.ts";
import type { Outcome, ProblemCode } from "../core/outcome.ts";
import { openSafely, servicesAtom } from "../core/services.ts";

export interface ImportProblem {
  readonly code: ImportCode | ProblemCode;
  readonly detail: string;
}

export type ImportOutcome<T> = Outcome<T, ImportProblem>;

/** Lines of which those equal but for their quantity are one, with the sum. */
export const withoutEqualLines = async (lines: LineTable): Promise<LineTable> =>
  applyEdits(lines, await runInChunks(mergingEqualLines(lines), lines.length)).table;

/** One sheet per tab: a tab imports one file at a time. */
const SHEET = "import";
const JOB = "import";
/** A file of counted returns, read beside an open one. */
const COUNTS = "return-counts";

const baseProgressAtom = atom<number | null>(null);

/** The progress of reading, checking or writing, 0-1; null = nothing is running. */
export const importProgressAtom = atom((get) => get(baseProgressAtom));

/** Asks the worker, with the names that cells may match, and reports progress. */
async function ask<T>(
  get: Getter,
  set: Setter,
  run: (
    engine: ScoringClient,
    names: ChoosableNames,
    job: SheetJob,
    onProgress: (share: number) => void,
  ) => Promise<ImportResult<T>>,
): Promise<ImportOutcome<T>> {
  const known = get(choosableNamesAtom);
  if (known === null) return { ok: false, problem: { code: "no_reference_data", detail: "no catalogue" } };
  const opened = await openSafely(get(servicesAtom));
  if (!opened.ok) return opened;
  const trade_words = (await opened.value.tradeWords?.()) ?? "";
  // copying thousands of choices and mappings for the worker is a task apart from the click
  await yieldToEventLoop();
  const names = { ...known, trade_words, mappings: get(nameMappingsAtom) };
  set(baseProgressAtom, 0);
  const onProgress = (share: number) => set(baseProgressAtom, share);
  const answer = await run(opened.value.engine, names, { sheet: SHEET, job: JOB }, onProgress);
  set(baseProgressAtom, null);
  return answer;
}

/** Reads a file, or pasted cells; the rows stay in the worker. Replaces the previous file. */
export const readSheetAtom = atom(
  null,
  (get, set, source: Blob | string, options: SheetOptions): Promise<ImportOutcome<SheetSummary>> => {
    const blob = typeof source === "string" ? new Blob([source]) : source;
    return ask(get, set, (engine, names, job, onProgress) => engine.readSheet(blob, options, names, job, onProgress));
  },
);

/** Matches the rows under the settings without writing. `no_sheet`: read the file again. */
export const checkSheetAtom = atom(null, (get, set, settings: ImportSettings) =>
  ask(get, set, (engine, names, job, onProgress) => engine.checkSheet(settings, names, job, onProgress)),
);

/** The product names in the file, largest quantity first, with the candidates for each. */
export const namesInSheetAtom = atom(null, (get, set) =>
  ask(get, set, (engine, names, job, onProgress) => engine.namesInSheet(names, job, onProgress)),
);

/** The products of the open list of components. */
export const componentListAtom = atom(null, (get, set) =>
  ask(get, set, (engine, names, job, onProgress) => engine.componentList(names, job, onProgress)),
);

/**
 * Converts the rows that the last check found ready into lines; writing them is one edit.
 *
 * @param into the lines of the target portfolio
 */
export const takeSheetAtom = atom(null, async (get, set, into: LineTable): Promise<ImportOutcome<LineTable>> => {
  const taken = await ask(get, set, (engine) => engine.takeSheet(SHEET));
  if (!taken.ok) return taken;
  // reading the message is a task of its own
  await yieldIfLarge(taken.value.quantity.length);
  const lines = LineTable.adopt(taken.value);
  await yieldIfLarge(lines.length);
  return { ok: true, value: await runInChunks(into.akin(lines), lines.length) };
});

/** The number of lines that the portfolio already has with equal content, to detect a file imported twice. */
export const countExistingLines = (table: LineTable, lines: LineTable): Promise<number> =>
  runInChunks(sharedLines(table, lines), table.length + lines.length);

/** Downloads the faulty rows, with what is wrong in each. */
export const downloadRejectedAtom = atom(
  null,
  async (get, set, fileName: string, sentences: FaultSentences, kind: "csv" | "xlsx"): Promise<ImportOutcome<null>> => {
    const file = await ask(get, set, (engine, _names, job, onProgress) =>
      engine.rejectedRows(sentences, kind === "xlsx" ? kind : undefined, job, onProgress),
    );
    if (!file.ok) return file;
    const plain = fileName.replace(/\.[^.]*$/, "");
    get(servicesAtom).downloadFile(`${plain || "import"}_to-fix.${kind}`, file.value);
    return { ok: true, value: null };
  },
);

/**
 * Downloads a template: the columns only, or with lines of real products as an example. A workbook in any case: it is made to be
 * filled in a spreadsheet, which would save "00417" of a CSV file as 417.
 */
export const downloadTemplateAtom = atom(null, async (get, set, example: boolean): Promise<ImportOutcome<null>> => {
  const format = { decimalComma: false, file: "xlsx" } as const;
  const file = await ask(get, set, (engine, names) => engine.importTemplate(example, names, format));
  if (!file.ok) return file;
  const name = example ? "tare-portfolio-example" : "tare-portfolio-template";
  get(servicesAtom).downloadFile(`${name}.xlsx`, file.value);
  return { ok: true, value: null };
});

/** Checks the open file as a packaging return of the United Kingdom. */
export const checkReturnAtom = atom(null, (get, set) => ask(get, set, (engine) => engine.checkReturn(SHEET)));

/** What a file counts as handed out and as come back; null = it has no such columns. Its rows do not stay in the worker. */
export const returnCountsAtom = atom(null, (get, set, file: Blob) =>
  ask(get, set, async (engine, names, _job, onProgress) => {
    const read = await engine.readSheet(file, {}, names, { sheet: COUNTS, job: JOB }, onProgress);
    const counts = read.ok ? await engine.returnCounts(COUNTS) : read;
    await engine.closeSheet(COUNTS);
    return counts;
  }),
);

/** Cancels reading, checking or writing; that call then gives `cancelled`. */
export const stopImportAtom = atom(null, (get) => cancelJob(get(servicesAtom), JOB));

export const closeSheetAtom = atom(null, async (get): Promise<void> => {
  const opened = await openSafely(get(servicesAtom));
  if (opened.ok) await opened.value.engine.closeSheet(SHEET);
});
