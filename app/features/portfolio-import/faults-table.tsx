import { useDeferredValue, useMemo, useState } from "react";
import type { ImportFault, ImportOffer } from "../../../workers/import/import-faults.ts";
import { IMPORT_FIELDS, type ImportField } from "../../../workers/import/import-fields.ts";
import type { ImportChoice } from "../../../workers/import/import-settings.ts";
import { CHOOSABLE_UNITS } from "../../../workers/import/quantity/unit-words.ts";
import { filledSentence } from "../../../workers/import/sentences.ts";
import { importQuestionTexts } from "../../text/en/import-questions.ts";
import { portfolioImportTexts } from "../../text/en/portfolio-import.ts";
import { formatCount } from "../../text/format.ts";
import { formatNames } from "../../text/lists.ts";
import { caption } from "../../theme/text.css.ts";
import { Button, LinkLike } from "../../ui/button/button.tsx";
import { ComboBox, type ComboBoxOption } from "../../ui/combo-box/combo-box.tsx";
import { Cell, DataTable, Head, HeadRow, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { SectionHeading } from "../../ui/page-title/page-title.tsx";
import { SegmentedControl } from "../../ui/segmented-control/segmented-control.tsx";
import { fieldName } from "./options-of-fields.ts";
import * as styles from "./import.css.ts";
import type { OpenSheet } from "./use-import.ts";

const { countWords } = importQuestionTexts;

/** Text of an offer: a name, a formatted number, a label or a unit. */
const offerName = ({ use, name }: ImportOffer): string => {
  if (name !== "") return name;
  if (typeof use === "number") return formatCount(use);
  const unit = CHOOSABLE_UNITS.find((one) => one === use);
  return unit === undefined ? use : countWords[unit];
};

/** Text of a fault in a cell, with the likely meanings. */
export const faultSentence = ({ code, value, offers }: ImportFault): string => {
  const offered = offers.length === 0 ? "" : formatNames(offers.map(offerName));
  return filledSentence(portfolioImportTexts.sentences[code], value, offered);
};

interface FaultsTableProps {
  readonly open: OpenSheet;
  /** all values that a cell of a field can be mapped to; empty = free text or number */
  readonly optionsOf: (field: ImportField) => readonly ComboBoxOption[];
  readonly onChoose: (choice: ImportChoice) => void;
  readonly onForget: () => void;
  readonly onForgetEarlier: () => void;
  readonly onDownload: (kind: "csv" | "xlsx") => void;
}

const words = portfolioImportTexts.faults;

type Filter = "all" | ImportField | "row";

interface FixesProps {
  readonly fault: ImportFault;
  readonly options: readonly ComboBoxOption[];
  readonly onChoose: (choice: ImportChoice) => void;
}

/** Fixes of a fault, for all its lines at once: the best offer, another value, or leaving the lines out. */
const Fixes = ({ fault, options, onChoose }: FixesProps) => {
  const [isChoosing, setChoosing] = useState(false);
  const { field, value, rows, offers } = fault;
  if (field === null) return null;
  const choose = (use: string | number | null) => onChoose({ field, value, use });
  const [offer] = offers;
  const shownRows = formatCount(rows);
  return (
    <span className={styles.fixes}>
      {offer && (
        <Button size="small" onClick={() => choose(offer.use)}>
          {rows === 1 ? words.take(offerName(offer)) : words.takeForAll(offerName(offer), shownRows)}
        </Button>
      )}
      {options.length > 0 &&
        (isChoosing ? (
          <ComboBox
            label={words.anotherOf(value)}
            hideLabel
            value={null}
            onChange={(use) => {
              if (use !== null) choose(use);
            }}
            options={options}
          />
        ) : (
          <LinkLike onClick={() => setChoosing(true)}>{words.another}</LinkLike>
        ))}
      {offer ? (
        <LinkLike onClick={() => choose(null)}>{rows === 1 ? words.leaveOut : words.leaveAllOut(shownRows)}</LinkLike>
      ) : (
        <Button size="small" onClick={() => choose(null)}>
          {rows === 1 ? words.leaveOut : words.leaveAllOut(shownRows)}
        </Button>
      )}
    </span>
  );
};

/** Faults that prevent the import of lines: row, column, value, and fixes. */
export const FaultsTable = ({ open, optionsOf, onChoose, onForget, onForgetEarlier, onDownload }: FaultsTableProps) => {
  const { sheet, preview, made, settings } = open;
  const [filter, setFilter] = useState<Filter>("all");
  // up to 500 rows: the control shows its new state before they are rendered
  const listed = useDeferredValue(filter);
  const rows = useMemo(() => {
    const columnName = (fault: ImportFault): string => {
      if (fault.column === null) return words.wholeRow;
      const name = sheet.columns[fault.column]?.name ?? "";
      return name === "" ? portfolioImportTexts.columns.unnamed(formatCount(fault.column + 1)) : name;
    };
    return preview?.faults
      .filter((fault) => listed === "all" || (fault.field ?? "row") === listed)
      .map((fault) => (
        <Row key={`${fault.code} ${fault.column} ${fault.value} ${fault.row}`}>
          <NumberCell muted>{formatCount(fault.row)}</NumberCell>
          <Cell muted>{columnName(fault)}</Cell>
          <Cell>
            <span className={styles.badValue}>{fault.value === "" ? words.empty : fault.value}</span>
            <span className={caption} style={{ display: "block" }}>
              {faultSentence(fault)} {fault.rows > 1 && words.more(fault.rows - 1, formatCount(fault.rows - 1))}
            </span>
          </Cell>
          <Cell className={styles.fixCell}>
            <Fixes fault={fault} options={fault.field === null ? [] : optionsOf(fault.field)} onChoose={onChoose} />
          </Cell>
        </Row>
      ));
  }, [preview, sheet, listed, optionsOf, onChoose]);
  if (preview === null || preview.missing.length > 0) return null;
  const { faults, fault_count, faulty, checked, faulty_by_field, left_out, by_choice } = preview;
  const kinds = [...IMPORT_FIELDS, "row" as const].filter((kind) => faulty_by_field[kind] > 0);
  return (
    <section aria-label={words.title}>
      <div className={styles.faultsHead}>
        <SectionHeading title={words.title} note={words.note(formatCount(faulty), formatCount(checked))} />
        {kinds.length > 1 && (
          <SegmentedControl<Filter>
            label={words.filter}
            options={[
              { value: "all", label: words.all(formatCount(faulty)) },
              ...kinds.map((kind) => ({
                value: kind,
                label: words.of(kind === "row" ? words.row : fieldName(kind), formatCount(faulty_by_field[kind])),
              })),
            ]}
            value={filter}
            onChange={setFilter}
          />
        )}
      </div>
      {faulty === 0 ? (
        <p>{words.none}</p>
      ) : (
        <div className={styles.faultsBody}>
          <DataTable caption={words.title} className={styles.faultsTable} widths={["4rem", "6.5rem", "", "13rem"]}>
            <thead>
              <HeadRow>
                <Head numeric>{words.line}</Head>
                <Head>{words.column}</Head>
                <Head>{words.value}</Head>
                <Head className={styles.fixCell}>{words.fix}</Head>
              </HeadRow>
            </thead>
            <tbody>{rows}</tbody>
          </DataTable>
        </div>
      )}
      <p className={`${caption} ${styles.note}`}>
        {fault_count > faults.length && `${words.shownOf(formatCount(faults.length), formatCount(fault_count))} `}
        {left_out > 0 && `${words.leftOut(left_out, formatCount(left_out))} `}
        {by_choice > 0 && `${words.byChoice(by_choice, formatCount(by_choice))} `}
        {words.nothingWritten}
      </p>
      <div className={styles.ways}>
        {faulty > 0 && (
          <>
            <LinkLike onClick={() => onDownload("csv")}>
              {portfolioImportTexts.bar.download(faulty, formatCount(faulty))}
            </LinkLike>
            <LinkLike onClick={() => onDownload("xlsx")}>{portfolioImportTexts.bar.downloadWorkbook(faulty)}</LinkLike>
          </>
        )}
        {made.length > 0 && <LinkLike onClick={onForget}>{words.undo}</LinkLike>}
        {by_choice > 0 && settings.choices.length > made.length && (
          <LinkLike onClick={onForgetEarlier}>{words.forgetEarlier}</LinkLike>
        )}
      </div>
    </section>
  );
};
