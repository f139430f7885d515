import { attempt, done, type Progress, refused, reportProgress } from "../boundary.ts";
import type { ChoosableNames } from "../choosable-names.ts";
import type { CsvFormat } from "../export/csv-cell.ts";
import type { Jobs } from "../jobs.ts";
import { componentList } from "./components/component-list.ts";
import { guessSheet, type SheetGuess } from "./guess-mapping.ts";
import type { ImportPreview, ImportResult, SheetJob, SheetSummary } from "./import-api.ts";
import type { ImportSettings, SheetOptions } from "./import-settings.ts";
import { type MatchedSheet, ROW } from "./match-rows.ts";
import { namesOfFields } from "./names-of-fields.ts";
import { nameSteps } from "./names/names-in-sheet.ts";
import { checkReturn, isPackagingReturn } from "./packaging-return.ts";
import { checkSteps } from "./preview.ts";
import { readSheet, type ReadSheet } from "./read-sheet.ts";
import { rejectedSteps } from "./rejected-rows.ts";
import { returnCounts } from "./return-counts.ts";
import type { FaultSentences } from "./sentences.ts";
import { SheetFault } from "./sheet-fault.ts";

interface OpenSheet {
  readonly read: ReadSheet;
  readonly guess: SheetGuess;
  /** result of the last check */
  matched: MatchedSheet | null;
  /** the last check left questions open */
  isOpen: boolean;
}

const summaryOf = (read: ReadSheet, guess: SheetGuess): SheetSummary => {
  const { sheet, sheet_name, hidden_columns, rival_sheets: _rivals, ...found } = read;
  const { roles, decimal, components, mapping, reading, basis } = guess;
  const columns = sheet.summary().map((column, at) => ({
    ...column,
    role: roles[at]?.role ?? "text",
    hidden: hidden_columns.includes(at),
  }));
  return {
    ...found,
    rows: sheet.rows,
    packaging_return: isPackagingReturn(sheet),
    beside: sheet.beside,
    columns,
    sheet: sheet_name,
    decimal,
    components,
    mapping,
    reading,
    basis,
  };
};

class Cancelled extends Error {}

export type ImportApi = ReturnType<typeof openSheets>;

/**
 * The import interface over files kept in memory by key, each with its rows.
 * @param jobs runs jobs and tells if one is cancelled; the caller registers and ends them
 */
export function openSheets(jobs: Pick<Jobs, "isCancelled" | "run">) {
  const open = new Map<string, OpenSheet>();

  const withSheet = async <T>(
    key: string,
    run: (sheet: OpenSheet) => ImportResult<T> | Promise<ImportResult<T>>,
  ): Promise<ImportResult<T>> => {
    const sheet = open.get(key);
    return sheet === undefined ? refused("no_sheet", key) : run(sheet);
  };

  /** Runs on an open sheet after its check. */
  const withMatched = <T>(
    key: string,
    run: (sheet: OpenSheet, matched: MatchedSheet) => ImportResult<T> | Promise<ImportResult<T>>,
  ): Promise<ImportResult<T>> =>
    withSheet(key, (sheet) =>
      sheet.matched === null ? refused("no_sheet", `${key} is not checked`) : run(sheet, sheet.matched),
    );

  const read = async (
    source: Blob,
    options: SheetOptions,
    job: string,
    onProgress: Progress,
  ): Promise<ImportResult<ReadSheet>> => {
    try {
      return done(
        await readSheet(source, options, (share) => {
          if (jobs.isCancelled(job)) throw new Cancelled();
          void reportProgress(onProgress, share);
        }),
      );
    } catch (error) {
      if (error instanceof Cancelled) return refused("cancelled", job);
      if (error instanceof SheetFault) return refused(error.code, error.message);
      return refused("unreadable_file", String(error));
    }
  };

  return {
    /** Reads a file (or pasted text as a Blob) and keeps its rows under the key. */
    readSheet: async (
      source: Blob,
      options: SheetOptions,
      names: ChoosableNames,
      { sheet: key, job }: SheetJob,
      onProgress: Progress,
    ): Promise<ImportResult<SheetSummary>> => {
      open.delete(key);
      const outcome = await read(source, options, job, onProgress);
      if (!outcome.ok) return outcome;
      const found = outcome.value;
      const guess = guessSheet(found.sheet, namesOfFields(names), found.separator);
      open.set(key, { read: found, guess, matched: null, isOpen: true });
      return done(summaryOf(found, guess));
    },
    /** Matches the rows under the settings. Writes nothing; can be repeated with other settings. */
    checkSheet: (
      settings: ImportSettings,
      names: ChoosableNames,
      { sheet: key, job }: SheetJob,
      onProgress: Progress,
    ) =>
      withSheet<ImportPreview>(key, async (opened) => {
        const { read, guess } = opened;
        opened.matched = null;
        const checked = await jobs.run(job, checkSteps(read, guess, settings, namesOfFields(names)), onProgress);
        if (!checked.ok) return checked;
        const { matched, preview } = checked.value;
        opened.matched = matched;
        opened.isOpen = preview.questions.some(({ open }) => open);
        return done(preview);
      }),
    /** The products of an open list of components. */
    componentList: (names: ChoosableNames, { sheet: key }: SheetJob, _onProgress: Progress) =>
      withSheet(key, ({ read: { sheet }, guess }) =>
        done(componentList(sheet, guess.roles, guess.decimal, namesOfFields(names))),
      ),
    /** The different product names of the last check, with the products that each may mean. */
    namesInSheet: (names: ChoosableNames, { sheet: key, job }: SheetJob, onProgress: Progress) =>
      withMatched(key, ({ read: { sheet } }, { productColumn, meanings, state }) => {
        const isLine = (place: number): boolean => state[place] !== ROW.total;
        return jobs.run(job, nameSteps(sheet, productColumn, meanings, namesOfFields(names), isLine), onProgress);
      }),
    /** The ready rows of the last check. Buffers are transferred; the sheet stays open. */
    takeSheet: (key: string) =>
      withMatched(key, ({ isOpen }, matched) =>
        isOpen ? refused("open_questions", key) : attempt("internal", () => done(matched.entries())),
      ),
    /** The faulty rows of the last check as CSV or a workbook: all columns of the file, row number and faults. */
    rejectedRows: (
      sentences: FaultSentences,
      file: CsvFormat["file"],
      { sheet: key, job }: SheetJob,
      onProgress: Progress,
    ) =>
      withMatched(key, ({ read: { sheet, separator } }, matched) =>
        jobs.run(job, rejectedSteps(sheet, { decimalComma: separator === ";", file }, matched, sentences), onProgress),
      ),
    /** What the file counts as handed out and as come back; null = it has no such columns. */
    returnCounts: (key: string) => withSheet(key, ({ read: { sheet }, guess }) => done(returnCounts(sheet, guess))),
    /** Checks an open packaging data file of the United Kingdom with the regulator's rules. */
    checkReturn: (key: string) => withSheet(key, ({ read: { sheet } }) => done(checkReturn(sheet))),
    closeSheet: async (key: string): Promise<ImportResult<null>> => {
      open.delete(key);
      return done(null);
    },
  };
}
