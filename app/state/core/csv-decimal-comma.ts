import { atom, type Getter } from "jotai";
import * as v from "valibot";
import type { CsvFormat } from "../../../workers/export/csv-cell.ts";
import { units } from "../../text/units.ts";
import { ok, type Outcome } from "./outcome.ts";
import { persistedAtom } from "./persisted-atom.ts";
import { openSafely, servicesAtom } from "./services.ts";

/** null = as the browser's locale */
const decimalCommaAtom = persistedAtom<boolean | null>("csv_decimal_comma", v.nullable(v.boolean()), null);
const fileAtom = persistedAtom<"csv" | "xlsx">("table_file", v.picklist(["csv", "xlsx"]), "csv");

/** Whether the browser's locale writes a decimal comma; its spreadsheet program most likely does too. */
const hasLocalComma = (): boolean =>
  new Intl.NumberFormat().formatToParts(0.5).some(({ type, value }) => type === "decimal" && value === ",");

interface FileFormat {
  /** tables are saved as workbooks in place of CSV */
  readonly isXlsx: boolean;
  readonly decimalComma: boolean;
}

/** The kind of file of every table and the decimal sign of CSV, kept between visits. */
export const fileFormatAtom = atom(
  (get): FileFormat => ({
    isXlsx: get(fileAtom) === "xlsx",
    decimalComma: get(decimalCommaAtom) ?? hasLocalComma(),
  }),
  (_get, set, { isXlsx, decimalComma }: Partial<FileFormat>) => {
    if (isXlsx !== undefined) set(fileAtom, isXlsx ? "xlsx" : "csv");
    if (decimalComma !== undefined) set(decimalCommaAtom, decimalComma);
  },
);

/** The format of every table: the kind of file, the decimal sign of CSV and the chosen units. */
export const csvFormatAtom = atom((get): CsvFormat => {
  const { isXlsx, decimalComma } = get(fileFormatAtom);
  return { decimalComma, units: units(), file: isXlsx ? "xlsx" : undefined };
});

/** The ending of a table's file name: a CSV file with decimal commas says so. */
export const tableEnding = ({ file, decimalComma }: { file?: "xlsx" | undefined; decimalComma: boolean }): string =>
  file === "xlsx" ? ".xlsx" : decimalComma ? "_decimal-comma.csv" : ".csv";

/**
 * Downloads a table in the chosen format.
 * @param name file name without ending
 * @param content as the format of `csvFormatAtom` gives it
 */
export async function saveTable(get: Getter, name: string, content: string | Blob): Promise<Outcome<null>> {
  const services = get(servicesAtom);
  const format = get(csvFormatAtom);
  const fileName = name + tableEnding(format);
  if (format.file === "xlsx") {
    const opened = await openSafely(services);
    if (!opened.ok) return opened;
    const made = await opened.value.engine.workbook(new Blob([content]));
    if (!made.ok) return made;
    services.downloadFile(fileName, made.value);
  } else if (typeof content === "string") services.download(fileName, content, "text/csv");
  else services.downloadFile(fileName, content);
  return ok(null);
}
