import type { Jobs } from "../jobs.ts";
import { attemptLong } from "../result.ts";
import type { ImportApi, ImportResult } from "./import-api.ts";

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
  return {
    readSheet: (...given) => call((sheets) => sheets.readSheet(...given)),
    checkSheet: (...given) => call((sheets) => sheets.checkSheet(...given)),
    takeSheet: (...given) => call((sheets) => sheets.takeSheet(...given)),
    rejectedRows: (...given) => call((sheets) => sheets.rejectedRows(...given)),
    closeSheet: (...given) => call((sheets) => sheets.closeSheet(...given)),
  };
}
