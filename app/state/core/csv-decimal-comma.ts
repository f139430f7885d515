import { atom } from "jotai";
import type { CsvFormat } from "../../../workers/export/csv-cell.ts";
import { units } from "../../text/units.ts";
import { servicesAtom } from "./services.ts";

const KEY = "csv_decimal_comma";
/** chosen in this visit; also used where storage is not available; null = not changed */
const chosenAtom = atom<boolean | null>(null);

/** Whether the browser's locale writes a decimal comma; its spreadsheet program most likely does too. */
const hasLocalComma = (): boolean =>
  new Intl.NumberFormat().formatToParts(0.5).some(({ type, value }) => type === "decimal" && value === ",");

/** Whether CSV files use `;` and a decimal comma: as the browser's locale at first, then as chosen, kept between visits. */
const csvDecimalCommaAtom = atom((get): boolean => {
  const kept = get(chosenAtom) ?? get(servicesAtom).flags.local.read(KEY);
  return kept === null ? hasLocalComma() : String(kept) === "true";
});

const FILE_KEY = "table_file";
const chosenFileAtom = atom<string | null>(null);

interface FileFormat {
  /** tables are saved as workbooks in place of CSV */
  readonly isXlsx: boolean;
  readonly decimalComma: boolean;
}

/** The kind of file of every table and the decimal sign of CSV, kept between visits. */
export const fileFormatAtom = atom(
  (get): FileFormat => ({
    isXlsx: (get(chosenFileAtom) ?? get(servicesAtom).flags.local.read(FILE_KEY)) === "xlsx",
    decimalComma: get(csvDecimalCommaAtom),
  }),
  (get, set, { isXlsx, decimalComma }: Partial<FileFormat>) => {
    const { local } = get(servicesAtom).flags;
    if (isXlsx !== undefined) {
      const file = isXlsx ? "xlsx" : "csv";
      set(chosenFileAtom, file);
      local.write(FILE_KEY, file);
    }
    if (decimalComma !== undefined) {
      set(chosenAtom, decimalComma);
      local.write(KEY, String(decimalComma));
    }
  },
);

/** The format of every table: the kind of file, the decimal sign of CSV and the chosen units. */
export const csvFormatAtom = atom((get): CsvFormat => {
  const { isXlsx, decimalComma } = get(fileFormatAtom);
  return { decimalComma, units: units(), file: isXlsx ? "xlsx" : undefined };
});
