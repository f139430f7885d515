import { partTexts } from "../text/en/parts.ts";

/** The kind of file of every table, and the sign of decimals in CSV. */
interface FileFormat {
  readonly isXlsx: boolean;
  readonly decimalComma: boolean;
}

/** The items of a download menu that choose the format of all tables. */
export const fileFormatItems = ({ isXlsx, decimalComma }: FileFormat, onChange: (to: Partial<FileFormat>) => void) => [
  { label: partTexts.csv.xlsx, checked: isXlsx, onSelect: () => onChange({ isXlsx: !isXlsx }) },
  {
    label: partTexts.csv.decimalComma,
    checked: decimalComma,
    disabled: isXlsx,
    onSelect: () => onChange({ decimalComma: !decimalComma }),
  },
];
