import type { Jobs } from "../jobs.ts";
import { CANCELLED, runInSlices } from "../run-in-slices.ts";
import { componentList } from "./components/component-list.ts";
import { guessSheet, type SheetGuess } from "./guess-mapping.ts";
import type { ImportApi, ImportResult, SheetJob, SheetSummary } from "./import-api.ts";
import { matchSteps, ROW, type MatchedSheet } from "./match-rows.ts";
import { namesOfFields } from "./names-of-fields.ts";
import { nameSteps } from "./names/names-in-sheet.ts";
import { missingFields, nothingMatched, previewSteps } from "./preview.ts";
import { canBeQuantity } from "./quantity/readings.ts";
import { readSheet, type ReadSheet } from "./read-sheet.ts";
import { rejectedSteps } from "./rejected-rows.ts";
import { SheetFault } from "./sheet-fault.ts";
import { attempt, done, type Progress, refused, reportProgress } from "../boundary.ts";

interface OpenSheet {
  readonly read: ReadSheet;
  readonly guess: SheetGuess;
  /** result of the last check */
  matched: MatchedSheet | null;
  /** the last check left questions open */
  isOpen: boolean;
}

const summaryOf = (read: ReadSheet, guess: SheetGuess): SheetSummary => ({
  kind: read.kind,
  rows: read.sheet.rows,
  columns: read.sheet.summary().map((column, at) => {
    const role = guess.roles[at];
    return {
      ...column,
      role: role?.role ?? "text",
      hidden: read.hidden_columns.includes(at),
      countable: role !== undefined && canBeQuantity(role),
    };
  }),
  encoding: read.encoding,
  separator: read.separator,
  sheets: read.sheets,
  sheet: read.sheet_name,
  header_row: read.header_row,
  titles: read.titles,
  last_row: read.last_row,
  decimal: guess.decimal,
  components: guess.components,
  mapping: guess.mapping,
  counts: guess.counts,
  basis: guess.basis,
});

class Cancelled extends Error {}

/** Share of a check's progress for matching rows; the rest is the search for offers. */
const MATCHING_SHARE = 0.8;

/**
 * The import interface over files kept in memory by key, each with its rows.
 *
 * @param jobs tells if a job is cancelled; the caller registers and ends jobs
 */
export function openSheets(jobs: Pick<Jobs, "isCancelled">): ImportApi {
  const open = new Map<string, OpenSheet>();

  const withSheet = async <T>(
    key: string,
    run: (sheet: OpenSheet) => ImportResult<T> | Promise<ImportResult<T>>,
  ): Promise<ImportResult<T>> => {
    const sheet = open.get(key);
    return sheet === undefined ? refused("no_sheet", key) : run(sheet);
  };

  /** Runs a cancellable job on an open sheet. */
  const onSheet = <T>(
    { sheet, job }: SheetJob,
    run: (sheet: OpenSheet, isCancelled: () => boolean) => Promise<ImportResult<T>>,
  ): Promise<ImportResult<T>> => withSheet(sheet, (opened) => run(opened, () => jobs.isCancelled(job)));

  const read = async (
    source: Blob,
    options: Parameters<ImportApi["readSheet"]>[1],
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
    readSheet: async (source, options, names, { sheet: key, job }, onProgress) => {
      open.delete(key);
      const outcome = await read(source, options, job, onProgress);
      if (!outcome.ok) return outcome;
      const found = outcome.value;
      const guess = guessSheet(found.sheet, namesOfFields(names), found.separator);
      open.set(key, { read: found, guess, matched: null, isOpen: true });
      return done(summaryOf(found, guess));
    },
    checkSheet: (settings, names, job, onProgress) =>
      onSheet(job, async (opened, isCancelled) => {
        const { read, guess } = opened;
        opened.matched = null;
        const missing = missingFields(settings);
        if (missing.length > 0) return done(nothingMatched(read, guess, settings, missing));
        const putBack = new Set(settings.put_back);
        const isTotal = (place: number): boolean =>
          guess.totals.has(place) && !putBack.has(read.sheet.rowNumber(place));
        const matched = await runInSlices(
          matchSteps(read.sheet, settings, namesOfFields(names), isTotal),
          (share) => void reportProgress(onProgress, share * MATCHING_SHARE),
          isCancelled,
        );
        if (matched === CANCELLED) return refused("cancelled", job.job);
        const preview = await runInSlices(
          previewSteps(read, guess, matched, settings),
          (share) => void reportProgress(onProgress, MATCHING_SHARE + share * (1 - MATCHING_SHARE)),
          isCancelled,
        );
        if (preview === CANCELLED) return refused("cancelled", job.job);
        opened.matched = matched;
        opened.isOpen = preview.questions.some(({ open }) => open);
        return done(preview);
      }),
    componentList: (names, job) =>
      onSheet(job, async ({ read: { sheet }, guess }) =>
        done(componentList(sheet, guess.roles, guess.decimal, namesOfFields(names))),
      ),
    namesInSheet: (names, job, onProgress) =>
      onSheet(job, async ({ read: { sheet }, matched }, isCancelled) => {
        if (matched === null) return refused("no_sheet", `${job.sheet} is not checked`);
        const isLine = (place: number): boolean => matched.state[place] !== ROW.total;
        const found = await runInSlices(
          nameSteps(sheet, matched.productColumn, matched.meanings, namesOfFields(names), isLine),
          (share) => void reportProgress(onProgress, share),
          isCancelled,
        );
        return found === CANCELLED ? refused("cancelled", job.job) : done(found);
      }),
    takeSheet: (key) =>
      withSheet(key, ({ matched, isOpen }) => {
        if (matched === null) return refused("no_sheet", `${key} is not checked`);
        if (isOpen) return refused("open_questions", key);
        return attempt("internal", () => done(matched.entries()));
      }),
    rejectedRows: (sentences, job, onProgress) =>
      onSheet(job, async ({ read: { sheet, separator }, matched }, isCancelled) => {
        if (matched === null) return refused("no_sheet", `${job.sheet} is not checked`);
        const file = await runInSlices(
          rejectedSteps(sheet, separator, matched, sentences),
          (share) => void reportProgress(onProgress, share),
          isCancelled,
        );
        return file === CANCELLED ? refused("cancelled", job.job) : done(file);
      }),
    closeSheet: async (key) => {
      open.delete(key);
      return done(null);
    },
  };
}
