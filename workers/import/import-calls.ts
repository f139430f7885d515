import type { Jobs } from "../jobs.ts";
import type { ImportApi, ImportResult, SheetJob } from "./import-api.ts";
import { attemptLong } from "../boundary.ts";

/** The calls of an import, whose code and parser come with the first of them. */
export function importCalls(jobs: Jobs): ImportApi {
  let loading: Promise<ImportApi> | null = null;
  const call = async <T>(ask: (sheets: ImportApi) => Promise<ImportResult<T>>): Promise<ImportResult<T>> => {
    loading ??= import("./open-sheets.ts").then(
      ({ openSheets }) => openSheets(jobs),
      (error: unknown) => {
        // a chunk that did not arrive may arrive the next time
        loading = null;
        throw error;
      },
    );
    const sheets = loading;
    return attemptLong("internal", async () => ask(await sheets));
  };
  /** May be cancelled from now on, also while the code is on its way. */
  const long = <T>({ job }: SheetJob, ask: (sheets: ImportApi) => Promise<ImportResult<T>>) =>
    jobs.during(job, () => call(ask));
  return {
    readSheet: (source, options, names, job, onProgress) =>
      long(job, (sheets) => sheets.readSheet(source, options, names, job, onProgress)),
    checkSheet: (settings, names, job, onProgress) =>
      long(job, (sheets) => sheets.checkSheet(settings, names, job, onProgress)),
    componentList: (names, job, onProgress) => long(job, (sheets) => sheets.componentList(names, job, onProgress)),
    namesInSheet: (names, job, onProgress) => long(job, (sheets) => sheets.namesInSheet(names, job, onProgress)),
    takeSheet: (sheet) => call((sheets) => sheets.takeSheet(sheet)),
    rejectedRows: (sentences, job, onProgress) =>
      long(job, (sheets) => sheets.rejectedRows(sentences, job, onProgress)),
    closeSheet: (sheet) => call((sheets) => sheets.closeSheet(sheet)),
  };
}
