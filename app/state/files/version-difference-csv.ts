import { atom } from "jotai";
import { changedRecordsCsv, versionDifferenceCsv } from "../../data/export/version-difference-csv.ts";
import { csvFormatAtom } from "../core/csv-decimal-comma.ts";
import type { Outcome } from "../core/outcome.ts";
import { servicesAtom } from "../core/services.ts";
import { subjectFile } from "./subject-file.ts";
import type { VersionDifference } from "../analysis/version-difference.ts";
import type { Subject } from "../core/subject.ts";

/** Scores with both versions; the changed records that are why. */
export type VersionTable = "scores" | "causes";

interface VersionOrder {
  readonly subject: Subject;
  readonly difference: VersionDifference;
  readonly table: VersionTable;
}

const FILE_NAMES: Readonly<Record<VersionTable, string>> = { scores: "before and after", causes: "changed data" };

/** Hands a table that sets pinned results beside those of the version in use to the user as a CSV file. */
export const downloadVersionDifferenceAtom = atom(
  null,
  async (get, _set, { subject, difference, table }: VersionOrder): Promise<Outcome<null>> => {
    const services = get(servicesAtom);
    const file = await subjectFile(get, subject, difference.from);
    if (file === null) return { ok: false, problem: { code: "no_reference_data", detail: subject.id } };
    const format = get(csvFormatAtom);
    const text =
      table === "scores"
        ? versionDifferenceCsv({ ...difference, ...file }, format)
        : changedRecordsCsv(difference.causes, difference, format);
    const name = file.fileName(FILE_NAMES[table], new Date(services.now()));
    services.download(`${name}.csv`, text, "text/csv");
    return { ok: true, value: null };
  },
);
