import type { Jobs } from "../jobs.ts";
import type { ImportResult, SheetJob } from "./import-api.ts";
import type { ImportApi } from "./open-sheets.ts";
import { attemptLong } from "../boundary.ts";

/** The import interface; the first call loads the code and the parser. */
export function importCalls(jobs: Jobs): ImportApi {
  let loading: Promise<ImportApi> | null = null;
  const call = async <T>(run: (sheets: ImportApi) => Promise<ImportResult<T>>): Promise<ImportResult<T>> => {
    loading ??= import("./open-sheets.ts").then(
      ({ openSheets }) => openSheets(jobs),
      (error: unknown) => {
        // retry the download at the next call
        loading = null;
        throw error;
      },
    );
    const sheets = loading;
    return attemptLong("internal", async () => run(await sheets));
  };
  /** Runs a call as a job, which can be cancelled even while the code loads. */
  const callAsJob = <T>({ job }: SheetJob, run: (sheets: ImportApi) => Promise<ImportResult<T>>) =>
    jobs.during(job, () => call(run));
  return {
    readSheet: (source, options, names, job, onProgress) =>
      callAsJob(job, (sheets) => sheets.readSheet(source, options, names, job, onProgress)),
    checkSheet: (settings, names, job, onProgress) =>
      callAsJob(job, (sheets) => sheets.checkSheet(settings, names, job, onProgress)),
    componentList: (names, job, onProgress) => callAsJob(job, (sheets) => sheets.componentList(names, job, onProgress)),
    namesInSheet: (names, job, onProgress) => callAsJob(job, (sheets) => sheets.namesInSheet(names, job, onProgress)),
    takeSheet: (sheet) => call((sheets) => sheets.takeSheet(sheet)),
    rejectedRows: (sentences, file, job, onProgress) =>
      callAsJob(job, (sheets) => sheets.rejectedRows(sentences, file, job, onProgress)),
    checkReturn: (sheet) => call((sheets) => sheets.checkReturn(sheet)),
    returnCounts: (sheet) => call((sheets) => sheets.returnCounts(sheet)),
    closeSheet: (sheet) => call((sheets) => sheets.closeSheet(sheet)),
  };
}
