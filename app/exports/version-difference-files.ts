import { changedRecordsCsv, versionDifferenceCsv } from "../data/export/version-difference-csv.ts";
import type { VersionDifference } from "../state/analysis/version-difference.ts";
import type { Subject } from "../state/core/subject.ts";
import { tableDownload } from "./subject-table.ts";

/** The part of the file name: scores with both versions; the changed records behind the differences. */
const FILE_NAMES = { scores: "before and after", causes: "changed data" } as const;

export type VersionTable = keyof typeof FILE_NAMES;

interface VersionOrder {
  readonly subject: Subject;
  readonly difference: VersionDifference;
  readonly table: VersionTable;
}

/** Downloads a table that compares pinned results with those of the current version. */
export const downloadVersionDifferenceAtom = tableDownload((_store, { subject, difference, table }: VersionOrder) => ({
  subject,
  data_version: difference.from,
  what: FILE_NAMES[table],
  write: (file, format) =>
    table === "scores"
      ? versionDifferenceCsv({ ...difference, ...file }, format)
      : changedRecordsCsv(difference.causes, difference, format),
}));
