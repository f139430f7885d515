import { IMPORT_FIELDS, type ImportField, type ImportMapping } from "../../../workers/import/import-fields.ts";
import { portfolioImportTexts } from "../../text/en/portfolio-import.ts";
import { formatCount } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";
import { caption } from "../../theme/text.css.ts";
import { Cell, ColumnHeads, DataTable, KeyCell, Row } from "../../ui/data-table/data-table.tsx";
import { SectionHeading } from "../../ui/page-title/page-title.tsx";
import { Select } from "../../ui/field/select.tsx";
import { fieldName } from "./options-of-fields.ts";
import * as styles from "./import.css.ts";
import { readingInForce } from "./reading-text.ts";
import type { OpenSheet } from "./use-import.ts";

interface ColumnsTableProps {
  readonly open: OpenSheet;
  readonly onMapping: (mapping: ImportMapping) => void;
}

const words = portfolioImportTexts.columns;

/** What was read with a doubt; the lines are imported all the same. */
const DOUBTS = [
  ["mistyped_codes", words.mistyped],
  ["lost_codes", words.lostCodes],
  ["unread_dates", words.unreadDates],
  ["doubtful_dates", words.doubtfulDates],
] as const;

const fieldOf = (mapping: ImportMapping, column: number): ImportField | null =>
  IMPORT_FIELDS.find((field) => mapping[field] === column) ?? null;

/** Maps a column to a field. Column and field are one to one: the previous mappings of both are removed. */
const mapped = (mapping: ImportMapping, column: number, field: ImportField | null): ImportMapping => {
  const freed = Object.fromEntries(
    IMPORT_FIELDS.map((one) => [one, mapping[one] === column ? null : mapping[one]]),
  ) as unknown as ImportMapping;
  return field === null ? freed : { ...freed, [field]: column };
};

/** The columns of the file with the field each is mapped to, and how many rows match. */
export const ColumnsTable = ({ open, onMapping }: ColumnsTableProps) => {
  const { sheet, settings, preview } = open;
  const { mapping } = settings;
  const inQuantity =
    readingInForce(open)?.terms.flatMap((term) => [
      term.column,
      ...term.packs,
      ...(term.unit === null ? [] : [term.unit]),
    ]) ?? [];
  const stateOf = (field: ImportField | null): string | null => {
    if (preview === null || field === null || preview.missing.length > 0) return null;
    const wrong = preview.faulty_by_field[field];
    return wrong === 0
      ? words.matchedAll
      : words.matched(formatCount(preview.checked - wrong), formatCount(preview.checked));
  };
  return (
    <section aria-label={words.title}>
      <SectionHeading title={words.title} />
      <DataTable caption={words.title} className={styles.columnsTable} widths={["30%", "32%", ""]}>
        <ColumnHeads text={[words.yours, words.first, words.becomes]} />
        <tbody>
          {sheet.columns.map(({ name, first, hidden, filled }, column) => {
            // a table that begins in B2 has an empty column before it
            if (name === "" && filled === 0) return null;
            const shown = name === "" ? words.unnamed(formatCount(column + 1)) : name;
            const field = fieldOf(mapping, column);
            const state = field === null && inQuantity.includes(column) ? words.inQuantity : stateOf(field);
            return (
              // columns have no id; names can repeat, so the key has the position too
              <Row key={`${column} ${name}`}>
                <KeyCell>
                  {shown} {hidden && <span className={caption}>{words.hidden}</span>}
                </KeyCell>
                <Cell muted>{first}</Cell>
                <Cell>
                  <Select
                    label={words.becomesOf(shown)}
                    hideLabel
                    value={field ?? ""}
                    onChange={(value) =>
                      onMapping(mapped(mapping, column, IMPORT_FIELDS.find((one) => one === value) ?? null))
                    }
                    options={[
                      { value: "", label: words.none },
                      ...IMPORT_FIELDS.map((value) => ({ value, label: fieldName(value) })),
                    ]}
                  />
                  {state !== null && (
                    <span
                      className={`${caption} ${state === words.matchedAll || field === null ? "" : styles.warning}`}
                    >
                      {state}
                    </span>
                  )}
                </Cell>
              </Row>
            );
          })}
        </tbody>
      </DataTable>
      {preview &&
        DOUBTS.map(([field, text]) => {
          const { first, count } = preview[field];
          return (
            count > 0 && (
              <p key={field} className={`${caption} ${styles.warning}`}>
                {text(count, formatCount(count), first.join(", "))}
              </p>
            )
          );
        })}
      {preview && preview.missing.length > 0 && (
        <p role="alert" className={`${styles.note} ${styles.warning}`}>
          {words.missing(formatList(preview.missing.map(fieldName)))}
        </p>
      )}
    </section>
  );
};
