import { atom } from "jotai";
import type { CsvFormat } from "../../data/export/csv-text.ts";
import { csvFormatAtom } from "../core/csv-decimal-comma.ts";
import { ok, type Outcome } from "../core/outcome.ts";
import { servicesAtom } from "../core/services.ts";
import type { Subject } from "../core/subject.ts";
import { subjectFile, type SubjectFile } from "./subject-file.ts";

interface SubjectTable {
  readonly subject: Subject;
  /** the dataset version of the figures; null = not computed yet */
  readonly data_version: string | null;
  /** the part of the file name after the subject's name */
  readonly what: string | ((file: SubjectFile) => string);
  /** Gives the text of the file. May import code and ask the engine. */
  readonly write: (
    file: SubjectFile,
    format: CsvFormat,
  ) => string | Outcome<string> | Promise<string | Outcome<string>>;
}

/** The problem of a download whose figures are not on screen. */
export const notReady = (detail: string): Outcome<never> => ({
  ok: false,
  problem: { code: "no_reference_data", detail },
});

/** Downloads a table about a comparison or portfolio as CSV. `network` if the export code cannot be loaded. */
export const downloadSubjectTableAtom = atom(
  null,
  async (get, _set, { subject, data_version, what, write }: SubjectTable): Promise<Outcome<null>> => {
    const services = get(servicesAtom);
    const format = get(csvFormatAtom);
    const file = data_version === null ? null : await subjectFile(get, subject, data_version);
    if (file === null) return notReady(subject.id);
    try {
      const written = await write(file, format);
      if (typeof written !== "string" && !written.ok) return written;
      const text = typeof written === "string" ? written : written.value;
      const name = file.fileName(typeof what === "string" ? what : what(file), new Date(services.now()));
      services.download(`${name}.csv`, text, "text/csv");
      return ok(null);
    } catch (error) {
      return { ok: false, problem: { code: "network", detail: String(error) } };
    }
  },
);
