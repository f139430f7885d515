import { atom, type Getter, type Setter } from "jotai";
import type { ChoosableNames } from "../../../workers/choosable-names.ts";
import { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import type { ComponentList } from "../../../workers/import/components/component-list.ts";
import { sharedLines } from "../../../workers/engine/portfolio/shared-lines.ts";
import type {
  FaultSentences,
  ImportCode,
  ImportPreview,
  ImportResult,
  ImportSettings,
  SheetJob,
  SheetOptions,
  SheetSummary,
} from "../../../workers/import/import-api.ts";
import { yieldIfLarge, runInChunks } from "../../scheduling/run-in-chunks.ts";
import type { ScoringClient } from "../../engine/scoring-client.ts";
import { choosableNamesAtom } from "../work/choosable-names.ts";
import type { NamesInSheet } from "../../../workers/import/names/names-in-sheet.ts";
import { csvFormatAtom } from "../core/csv-decimal-comma.ts";
import { nameMappingsAtom } from "../work/name-mappings.ts";
import type { ProblemCode } from "../core/outcome.ts";
import { openSafely, servicesAtom } from "../core/services.ts";

export interface ImportProblem {
  readonly code: ImportCode | ProblemCode;
  readonly detail: string;
}

export type ImportOutcome<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: ImportProblem };

/** One file at a time is imported in a tab. */
const SHEET = "import";
const JOB = "import";

const baseProgressAtom = atom<number | null>(null);

/** How far reading, checking or writing is, 0-1; null = nothing is under way. */
export const importProgressAtom = atom((get) => get(baseProgressAtom));

/** Asks the worker, with the names that cells may have, and tells how far it is. */
async function ask<T>(
  get: Getter,
  set: Setter,
  run: (
    engine: ScoringClient,
    names: ChoosableNames,
    job: SheetJob,
    hear: (share: number) => void,
  ) => Promise<ImportResult<T>>,
): Promise<ImportOutcome<T>> {
  const known = get(choosableNamesAtom);
  if (known === null) return { ok: false, problem: { code: "no_reference_data", detail: "no catalogue" } };
  const opened = await openSafely(get(servicesAtom));
  if (!opened.ok) return opened;
  const trade_words = (await opened.value.tradeWords?.()) ?? "";
  const names = { ...known, trade_words, mappings: get(nameMappingsAtom) };
  set(baseProgressAtom, 0);
  const hear = (share: number) => set(baseProgressAtom, share);
  const answer = await run(opened.value.engine, names, { sheet: SHEET, job: JOB }, hear);
  set(baseProgressAtom, null);
  return answer;
}

/** Reads a file, or pasted cells; the rows stay in the worker. Replaces the file before. */
export const readSheetAtom = atom(
  null,
  (get, set, source: Blob | string, options: SheetOptions): Promise<ImportOutcome<SheetSummary>> => {
    const blob = typeof source === "string" ? new Blob([source]) : source;
    return ask(get, set, (engine, names, job, hear) => engine.readSheet(blob, options, names, job, hear));
  },
);

/** Matches the rows under the settings; nothing is written. `no_sheet`: read the file anew. */
export const checkSheetAtom = atom(null, (get, set, settings: ImportSettings): Promise<ImportOutcome<ImportPreview>> =>
  ask(get, set, (engine, names, job, hear) => engine.checkSheet(settings, names, job, hear)),
);

/** The different names of the products in the file, the largest first, with what each may mean. */
export const namesInSheetAtom = atom(null, (get, set): Promise<ImportOutcome<NamesInSheet>> =>
  ask(get, set, (engine, names, job, hear) => engine.namesInSheet(names, job, hear)),
);

/** The products of the list of components that is open. */
export const componentListAtom = atom(null, (get, set): Promise<ImportOutcome<ComponentList>> =>
  ask(get, set, (engine, names, job, hear) => engine.componentList(names, job, hear)),
);

/**
 * The rows that were ready when the file was checked last, as lines; writing them is one edit.
 *
 * @param into the lines of the portfolio that they are for
 */
export const takeSheetAtom = atom(null, async (get, set, into: EntryTable): Promise<ImportOutcome<EntryTable>> => {
  const taken = await ask(get, set, (engine) => engine.takeSheet(SHEET));
  if (!taken.ok) return taken;
  const lines = EntryTable.adopt(taken.value);
  await yieldIfLarge(lines.length);
  return { ok: true, value: await runInChunks(into.akin(lines), lines.length) };
});

/** How many of the lines to import stand in the portfolio already, equal in everything: the same file a second time. */
export const linesAlreadyThere = (table: EntryTable, lines: EntryTable): Promise<number> =>
  runInChunks(sharedLines(table, lines), table.length + lines.length);

/** Hands the faulty rows to the user as a CSV file that says what is wrong with each. */
export const downloadRejectedAtom = atom(
  null,
  async (get, set, fileName: string, sentences: FaultSentences): Promise<ImportOutcome<null>> => {
    const file = await ask(get, set, (engine, _names, job, hear) => engine.rejectedRows(sentences, job, hear));
    if (!file.ok) return file;
    const plain = fileName.replace(/\.[^.]*$/, "");
    get(servicesAtom).downloadFile(`${plain || "import"}_to-fix.csv`, file.value);
    return { ok: true, value: null };
  },
);

/** Hands the user a file to fill in: the columns alone, or with lines of the real assortment as an example. */
export const downloadTemplateAtom = atom(null, async (get, set, example: boolean): Promise<ImportOutcome<null>> => {
  const format = get(csvFormatAtom);
  const file = await ask(get, set, (engine, names) => engine.importTemplate(example, names, format));
  if (!file.ok) return file;
  get(servicesAtom).downloadFile(example ? "tare-portfolio-example.csv" : "tare-portfolio-template.csv", file.value);
  return { ok: true, value: null };
});

/** Stops reading, checking or writing; it answers `cancelled`. */
export const stopImportAtom = atom(null, async (get): Promise<void> => {
  const opened = await openSafely(get(servicesAtom));
  if (opened.ok) await opened.value.engine.cancel(JOB);
});

/** Forgets the file. */
export const closeSheetAtom = atom(null, async (get): Promise<void> => {
  const opened = await openSafely(get(servicesAtom));
  if (opened.ok) await opened.value.engine.closeSheet(SHEET);
});
