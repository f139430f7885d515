import { atom } from "jotai";
import type { CsvFormat } from "../../../workers/export/csv-cell.ts";
import { units } from "../../text/units.ts";
import { servicesAtom } from "./services.ts";

const KEY = "csv_decimal_comma";
/** of this visit, also where the browser keeps nothing; null = not touched */
const chosenAtom = atom<boolean | null>(null);

/** Whether CSV files take `;` and a decimal comma; remembered between visits. */
export const csvDecimalCommaAtom = atom(
  (get): boolean => get(chosenAtom) ?? get(servicesAtom).flags.local.read(KEY) === "true",
);

/** How every CSV file of the page is written: the decimal sign, and the units that the reader chose. */
export const csvFormatAtom = atom((get): CsvFormat => ({ decimalComma: get(csvDecimalCommaAtom), units: units() }));

/** Switches the decimal comma of all CSV files on or off. */
export const setCsvDecimalCommaAtom = atom(null, (get, set, decimalComma: boolean) => {
  set(chosenAtom, decimalComma);
  get(servicesAtom).flags.local.write(KEY, String(decimalComma));
});
