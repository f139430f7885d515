import { useState } from "react";
import {
  ALL_SHEETS,
  ENCODINGS,
  type ImportSettings,
  type Separator,
  type SheetOptions,
} from "../../../workers/import/import-settings.ts";
import type { SheetSummary } from "../../../workers/import/import-api.ts";
import type { OddRows } from "../../../workers/import/read-sheet.ts";
import { portfolioImportTexts } from "../../text/en/portfolio-import.ts";
import { formatCount } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";
import { caption } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { NumberField } from "../../ui/field/number-field.tsx";
import { Select } from "../../ui/field/select.tsx";
import { named, shortName } from "../../text/short-name.ts";
import * as styles from "./import.css.ts";

interface RowFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onRow: (row: number) => void;
}

/** A row number: commits on blur, because each change reads the file again. */
const RowField = ({ label, value, onRow }: RowFieldProps) => {
  const [typed, setTyped] = useState<number | null>(null);
  const settle = (last: number | null): void => {
    setTyped(null);
    if (last !== null && Number.isInteger(last) && last >= 0 && last !== value) onRow(last);
  };
  return (
    <NumberField
      label={label}
      value={typed ?? value}
      onChange={setTyped}
      onSettle={settle}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.currentTarget.blur();
      }}
      size={8}
    />
  );
};

interface FoundFileProps {
  readonly name: string;
  readonly sheet: SheetSummary;
  /** as used for the last read */
  readonly options: SheetOptions;
  readonly decimal: ImportSettings["decimal"];
  readonly onOptions: (options: SheetOptions) => void;
  readonly onDecimal: (decimal: ImportSettings["decimal"]) => void;
  readonly onOther: () => void;
}

const words = portfolioImportTexts.found;
const SEPARATORS = [",", ";", "\t", "|"] as const satisfies readonly Separator[];
const QUOTES = ["around", "characters"] as const;
const DECIMALS = ["point", "comma"] as const;

/** Row numbers as a list; dots stand for those that are not named. */
const rowsText = ({ first, count }: OddRows): string =>
  formatList([...first.map(formatCount), ...(count > first.length ? ["…"] : [])]);

/** What was read with a doubt, and what was not read. */
const ReadingNotes = ({ sheet }: { readonly sheet: SheetSummary }) => {
  const { odd, beside, joined, sheets } = sheet;
  const read = joined.map(({ name }) => name);
  const others = sheets.map(({ name }) => name).filter((name) => !read.includes(name));
  const oddText = (rows: OddRows | undefined, of: typeof words.undecoded): readonly string[] =>
    rows === undefined || rows.count === 0 ? [] : [of(rows.count, formatCount(rows.count), rowsText(rows))];
  const notes = [
    ...oddText(odd?.undecoded, words.undecoded),
    ...oddText(odd?.loose_quotes, words.looseQuotes),
    ...(beside === null
      ? []
      : [words.beside(beside.cells, formatCount(beside.cells), formatCount(beside.row), beside.text)]),
    ...(read.length > 1 ? [words.joined(formatList(read))] : []),
    ...(others.length > 0 && others.length < 6 ? [words.staysOut(formatList(others))] : []),
  ];
  return notes.map((note) => (
    <p key={note} className={`${styles.note} ${caption}`}>
      {note}
    </p>
  ));
};

/** How the file was read (sheet, separator, encoding, header row), with controls to change that. */
export const FoundFile = ({ name, sheet, options, decimal, onOptions, onDecimal, onOther }: FoundFileProps) => {
  const [isOpen, setOpen] = useState(false);
  const { skip_rows = 0, last_row } = options;
  return (
    <>
      <div className={styles.found}>
        <span className={styles.foundName}>{name}</span>
        <span>{words.lines(sheet.rows, formatCount(sheet.rows), sheet.columns.length)}</span>
        {sheet.kind !== "text" && sheet.sheets.length > 1 && (
          <Select
            label={words.sheet}
            value={sheet.sheet ?? ""}
            onChange={(name) =>
              onOptions({ sheet: name, header_row: undefined, skip_rows: undefined, last_row: undefined })
            }
            options={[
              ...(sheet.sheet === ALL_SHEETS ? [{ value: ALL_SHEETS, label: words.allSheets }] : []),
              ...sheet.sheets.map(({ name, rows }) => ({
                value: name,
                label: rows === null ? shortName(name) : words.sheetRows(shortName(name), formatCount(rows)),
                title: named(name).title,
              })),
            ]}
          />
        )}
        <span>
          {sheet.encoding === null || sheet.separator === null
            ? words.workbook[sheet.kind === "ods" ? "ods" : "xlsx"]
            : words.how(words.separators[sheet.separator], words.decimals[decimal], words.encodings[sheet.encoding])}
          {", "}
          {sheet.header_row === 0 ? words.noHeader : words.headerIn(formatCount(sheet.header_row))}
        </span>
        <span className={styles.foundWays}>
          <LinkLike aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? words.close : words.change}
          </LinkLike>
          <LinkLike onClick={onOther}>{words.another}</LinkLike>
        </span>
      </div>
      <ReadingNotes sheet={sheet} />
      {isOpen && (
        <div className={styles.reading}>
          {sheet.separator !== null && (
            <Select
              label={words.separator}
              value={sheet.separator}
              onChange={(value) => onOptions({ separator: SEPARATORS.find((one) => one === value) })}
              options={SEPARATORS.map((value) => ({ value, label: words.separators[value] }))}
            />
          )}
          <Select
            label={words.decimal}
            value={decimal}
            onChange={(value) => onDecimal(DECIMALS.find((one) => one === value) ?? decimal)}
            options={DECIMALS.map((value) => ({ value, label: words.decimals[value] }))}
          />
          {sheet.encoding !== null && (
            <Select
              label={words.encoding}
              value={sheet.encoding}
              onChange={(value) => onOptions({ encoding: ENCODINGS.find((one) => one === value) })}
              options={ENCODINGS.map((value) => ({ value, label: words.encodings[value] }))}
            />
          )}
          {sheet.separator !== null && (
            <Select
              label={words.quotes}
              value={sheet.quotes}
              onChange={(value) => onOptions({ quotes: QUOTES.find((one) => one === value) })}
              options={QUOTES.map((value) => ({ value, label: words.quoteWays[value] }))}
            />
          )}
          <RowField label={words.header} value={sheet.header_row} onRow={(header_row) => onOptions({ header_row })} />
          <RowField label={words.skip} value={skip_rows} onRow={(skip_rows) => onOptions({ skip_rows })} />
          <RowField
            label={words.last}
            value={last_row ?? sheet.last_row}
            onRow={(last_row) => onOptions({ last_row: last_row === 0 ? undefined : last_row })}
          />
        </div>
      )}
    </>
  );
};
