import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { csvDecimalCommaAtom, savesXlsxAtom, setCsvDecimalCommaAtom } from "../state/core/csv-decimal-comma.ts";
import { partTexts } from "../text/en/parts.ts";

/** The items of a download menu that choose the format of all tables. */
export function useFileFormatItems() {
  const [isXlsx, setXlsx] = useAtom(savesXlsxAtom);
  const decimalComma = useAtomValue(csvDecimalCommaAtom);
  const setDecimalComma = useSetAtom(setCsvDecimalCommaAtom);
  return [
    { label: partTexts.csv.xlsx, checked: isXlsx, onSelect: () => setXlsx(!isXlsx) },
    {
      label: partTexts.csv.decimalComma,
      checked: decimalComma,
      disabled: isXlsx,
      onSelect: () => setDecimalComma(!decimalComma),
    },
  ];
}
