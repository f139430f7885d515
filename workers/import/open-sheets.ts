import type { Jobs } from "../jobs.ts";
import { attempt, done, refused } from "../result.ts";
import { CANCELLED, runInSlices } from "../run-in-slices.ts";
import type { Progress } from "../scoring-api.ts";
import { tell } from "../tell.ts";
import { decimalOf, guessMapping } from "./guess-mapping.ts";
import type { ImportApi, ImportResult, SheetJob } from "./import-api.ts";
import { matchSteps, type MatchedSheet } from "./match-rows.ts";
import { namesOfFields } from "./names-of-fields.ts";
import { nameSteps } from "./names/names-in-sheet.ts";
import { missingFields, nothingMatched, previewSteps } from "./preview.ts";
import { readSheet, SheetFault, type ReadSheet } from "./read-sheet.ts";
import { rejectedSteps } from "./rejected-rows.ts";

interface OpenSheet extends ReadSheet {
  /** as it was checked last */
  matched: MatchedSheet | null;
}

class Cancelled extends Error {}

/** Shares of checking: matching the rows, then looking for what faulty cells may mean. */
const MATCHED = 0.8;

/**
 * Files that are being imported, each with its rows. Everything stays here until the rows are taken.
 * @param jobs knows what was cancelled; whoever calls says when a job begins and ends
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

  /** Long work on an open sheet. */
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
          void tell(onProgress, share);
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
      const { sheet, encoding, separator } = outcome.value;
      open.set(key, { ...outcome.value, matched: null });
      const decimal = decimalOf(sheet, separator);
      return done({
        rows: sheet.rows,
        columns: sheet.summary(),
        encoding,
        separator,
        header: sheet.header !== null,
        decimal,
        ...guessMapping(sheet, namesOfFields(names), decimal),
      });
    },
    checkSheet: (settings, names, job, onProgress) =>
      onSheet(job, async (opened, isCancelled) => {
        const { sheet } = opened;
        opened.matched = null;
        const missing = missingFields(settings);
        if (missing.length > 0) return done(nothingMatched(sheet, missing));
        const matched = await runInSlices(
          matchSteps(sheet, settings, namesOfFields(names)),
          (share) => void tell(onProgress, share * MATCHED),
          isCancelled,
        );
        if (matched === CANCELLED) return refused("cancelled", job.job);
        const preview = await runInSlices(
          previewSteps(sheet, matched, settings),
          (share) => void tell(onProgress, MATCHED + share * (1 - MATCHED)),
          isCancelled,
        );
        if (preview === CANCELLED) return refused("cancelled", job.job);
        opened.matched = matched;
        return done(preview);
      }),
    namesInSheet: (names, job, onProgress) =>
      onSheet(job, async ({ sheet, matched }, isCancelled) => {
        if (matched === null) return refused("no_sheet", `${job.sheet} is not checked`);
        const found = await runInSlices(
          nameSteps(sheet, matched.productColumn, matched.meanings, namesOfFields(names)),
          (share) => void tell(onProgress, share),
          isCancelled,
        );
        return found === CANCELLED ? refused("cancelled", job.job) : done(found);
      }),
    takeSheet: (key) =>
      withSheet(key, ({ matched }) =>
        matched === null
          ? refused("no_sheet", `${key} is not checked`)
          : attempt("internal", () => done(matched.entries())),
      ),
    rejectedRows: (sentences, job, onProgress) =>
      onSheet(job, async ({ sheet, separator, matched }, isCancelled) => {
        if (matched === null) return refused("no_sheet", `${job.sheet} is not checked`);
        const file = await runInSlices(
          rejectedSteps(sheet, separator, matched, sentences),
          (share) => void tell(onProgress, share),
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
