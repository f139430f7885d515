import { atom } from "jotai";
import type { CsvFormat } from "../../../workers/export/csv-cell.ts";
import { units } from "../../text/units.ts";
import { servicesAtom } from "./services.ts";

const KEY = "csv_decimal_comma";
/** chosen in this visit; also used where storage is not available; null = not changed */
const chosenAtom = atom<boolean | null>(null);

/** Whether CSV files use `;` and a decimal comma; kept between visits. */
export const csvDecimalCommaAtom = atom(
  (get): boolean => get(chosenAtom) ?? get(servicesAtom).flags.local.read(KEY) === "true",
);

/** The format of every CSV file: the decimal sign and the chosen units. */
export const csvFormatAtom = atom((get): CsvFormat => ({ decimalComma: get(csvDecimalCommaAtom), units: units() }));

/** Switches the decimal comma of all CSV files on or off. */
export const setCsvDecimalCommaAtom = atom(null, (get, set, decimalComma: boolean) => {
  set(chosenAtom, decimalComma);
  get(servicesAtom).flags.local.write(KEY, String(decimalComma));
});
