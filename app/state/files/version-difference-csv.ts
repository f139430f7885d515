import { atom } from "jotai";
import { changedRecordsCsv, versionDifferenceCsv } from "../../data/export/version-difference-csv.ts";
import type { Outcome } from "../core/outcome.ts";
import { downloadSubjectTableAtom } from "./subject-table.ts";
import type { VersionDifference } from "../analysis/version-difference.ts";
import type { Subject } from "../core/subject.ts";

/** scores = with both versions; causes = the changed records behind the differences. */
export type VersionTable = "scores" | "causes";

interface VersionOrder {
  readonly subject: Subject;
  readonly difference: VersionDifference;
  readonly table: VersionTable;
}

const FILE_NAMES: Readonly<Record<VersionTable, string>> = { scores: "before and after", causes: "changed data" };

/** Downloads a table that compares pinned results with those of the current version as CSV. */
export const downloadVersionDifferenceAtom = atom(
  null,
  (_get, set, { subject, difference, table }: VersionOrder): Promise<Outcome<null>> =>
    set(downloadSubjectTableAtom, {
      subject,
      data_version: difference.from,
      what: FILE_NAMES[table],
      write: (file, format) =>
        table === "scores"
          ? versionDifferenceCsv({ ...difference, ...file }, format)
          : changedRecordsCsv(difference.causes, difference, format),
    }),
);
