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
export const csvDecimalCommaAtom = atom((get): boolean => {
  const kept = get(chosenAtom) ?? get(servicesAtom).flags.local.read(KEY);
  return kept === null ? hasLocalComma() : String(kept) === "true";
});

const FILE_KEY = "table_file";
const chosenFileAtom = atom<boolean | null>(null);

/** Whether tables are saved as workbooks (.xlsx) in place of CSV, kept between visits. */
export const savesXlsxAtom = atom(
  (get): boolean => get(chosenFileAtom) ?? get(servicesAtom).flags.local.read(FILE_KEY) === "xlsx",
  (get, set, isXlsx: boolean) => {
    set(chosenFileAtom, isXlsx);
    get(servicesAtom).flags.local.write(FILE_KEY, isXlsx ? "xlsx" : "csv");
  },
);

/** The format of every table: the kind of file, the decimal sign of CSV and the chosen units. */
export const csvFormatAtom = atom((get): CsvFormat => ({
  decimalComma: get(csvDecimalCommaAtom),
  units: units(),
  file: get(savesXlsxAtom) ? "xlsx" : undefined,
}));

/** Switches the decimal comma of all CSV files on or off. */
export const setCsvDecimalCommaAtom = atom(null, (get, set, decimalComma: boolean) => {
  set(chosenAtom, decimalComma);
  get(servicesAtom).flags.local.write(KEY, String(decimalComma));
});
