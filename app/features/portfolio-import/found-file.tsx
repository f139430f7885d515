import { useState } from "react";
import type {
  Encoding,
  ImportSettings,
  Separator,
  SheetOptions,
  SheetSummary,
} from "../../../workers/import/import-api.ts";
import { portfolioImportTexts } from "../../text/en/portfolio-import.ts";
import { formatCount } from "../../text/format.ts";
import { LinkLike } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Select } from "../../ui/select.tsx";
import * as styles from "./import.css.ts";

interface FoundFileProps {
  readonly name: string;
  readonly sheet: SheetSummary;
  readonly decimal: ImportSettings["decimal"];
  readonly onOptions: (options: SheetOptions) => void;
  readonly onDecimal: (decimal: ImportSettings["decimal"]) => void;
  readonly onOther: () => void;
}

const words = portfolioImportTexts.found;
const SEPARATORS = [",", ";", "\t", "|"] as const satisfies readonly Separator[];
const ENCODINGS = ["utf-8", "windows-1252", "utf-16le", "utf-16be"] as const satisfies readonly Encoding[];
const DECIMALS = ["point", "comma"] as const;

/** What the file was found to be, and the way to correct that. */
export const FoundFile = ({ name, sheet, decimal, onOptions, onDecimal, onOther }: FoundFileProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles.found}>
        <span className={styles.foundName}>{name}</span>
        <span>{words.lines(sheet.rows, formatCount(sheet.rows), sheet.columns.length)}</span>
        <span>
          {words.how(words.separators[sheet.separator], words.decimals[decimal], words.encodings[sheet.encoding])}
        </span>
        <span className={styles.foundWays}>
          <LinkLike aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? words.close : words.change}
          </LinkLike>
          <LinkLike onClick={onOther}>{words.another}</LinkLike>
        </span>
      </div>
      {isOpen && (
        <div className={styles.reading}>
          <Select
            label={words.separator}
            value={sheet.separator}
            onChange={(value) => onOptions({ separator: SEPARATORS.find((one) => one === value) })}
            options={SEPARATORS.map((value) => ({ value, label: words.separators[value] }))}
          />
          <Select
            label={words.decimal}
            value={decimal}
            onChange={(value) => onDecimal(DECIMALS.find((one) => one === value) ?? decimal)}
            options={DECIMALS.map((value) => ({ value, label: words.decimals[value] }))}
          />
          <Select
            label={words.encoding}
            value={sheet.encoding}
            onChange={(value) => onOptions({ encoding: ENCODINGS.find((one) => one === value) })}
            options={ENCODINGS.map((value) => ({ value, label: words.encodings[value] }))}
          />
          <Checkbox label={words.header} checked={sheet.header} onChange={(header) => onOptions({ header })} />
        </div>
      )}
    </>
  );
};
