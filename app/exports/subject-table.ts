import { atom, type Getter, type Setter } from "jotai";
import { subjectVersionAtom } from "../state/analysis/subject-settings.ts";
import { csvFormatAtom, saveTable } from "../state/core/csv-decimal-comma.ts";
import { type Done, networkStep, type Outcome } from "../state/core/outcome.ts";
import { servicesAtom } from "../state/core/services.ts";
import type { Subject } from "../state/core/subject.ts";
import type { CsvFormat } from "./csv-text.ts";
import { subjectFile, type SubjectFile } from "./subject-file.ts";

interface SubjectTable {
  readonly subject: Subject;
  /** the part of the file name after the subject's name */
  readonly what: string | ((file: SubjectFile) => string);
  /** Gives the text of the file. May import code and ask the engine. */
  readonly write: (
    file: SubjectFile,
    format: CsvFormat,
  ) => string | Outcome<string> | Promise<string | Outcome<string>>;
  /** the dataset version of the figures; default: that of the subject's scores */
  readonly data_version?: string;
}

type Prepared = SubjectTable | Outcome<never> | null;

/** The problem of a download whose figures are not on screen. */
export const notReady = (detail: string): Outcome<never> => ({
  ok: false,
  problem: { code: "no_reference_data", detail },
});

/**
 * An action that downloads a table about a comparison or portfolio as CSV: what is on screen, never an earlier state. `network`
 * if the export code cannot be loaded.
 *
 * @param prepare reads the figures when the action is called; null = they are not on screen
 */
export const tableDownload = <Order extends unknown[]>(
  prepare: (store: { readonly get: Getter; readonly set: Setter }, ...order: Order) => Prepared | Promise<Prepared>,
) =>
  atom(null, async (get, set, ...order: Order): Done => {
    const services = get(servicesAtom);
    const format = get(csvFormatAtom);
    return networkStep(async () => {
      const table = await prepare({ get, set }, ...order);
      if (table === null) return notReady("not on screen");
      if ("ok" in table) return table;
      const { subject, what, write, data_version = get(subjectVersionAtom(subject)) } = table;
      const file = data_version === null ? null : await subjectFile(get, subject, data_version);
      if (file === null) return notReady(subject.id);
      const written = await write(file, format);
      if (typeof written !== "string" && !written.ok) return written;
      const text = typeof written === "string" ? written : written.value;
      const name = file.fileName(typeof what === "string" ? what : what(file), new Date(services.now()));
      return saveTable(get, name, text);
    });
  });
