import { useState } from "react";
import { importQuestionTexts as words } from "../../text/en/import-questions.ts";
import { formatCount } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";
import { caption } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { Cell, ColumnHeads, DataTable, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import * as styles from "./import.css.ts";
import type { OpenSheet } from "./use-import.ts";

interface LeftOutRowsProps {
  readonly open: OpenSheet;
  /** rows to import although they look like titles or totals */
  readonly onPutBack: (rows: readonly number[]) => void;
}

/** Rows skipped as titles, totals or headings, with buttons to put them back. */
export const LeftOutRows = ({ open, onPutBack }: LeftOutRowsProps) => {
  const [isOpen, setOpen] = useState(false);
  const { sheet, preview, settings } = open;
  if (preview === null || sheet.titles.length + preview.total_count === 0) return null;
  const { totals, total_count } = preview;
  const { put_back } = settings;
  const isBack = (row: number): boolean => put_back.includes(row);
  const rows = totals.map(({ row }) => row);
  const areAllBack = rows.every(isBack);
  const kinds = [...new Set(totals.map(({ kind }) => words.kinds[kind]))];
  return (
    <section aria-label={words.show} className={styles.note}>
      <p className={caption}>
        {[
          ...(sheet.title_rows > 0 ? [words.titles(sheet.title_rows, formatCount(sheet.title_rows))] : []),
          ...(total_count > 0 ? [words.totals(total_count, formatCount(total_count), formatList(kinds))] : []),
        ].join(", ")}{" "}
        <LinkLike aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.hide : words.show}
        </LinkLike>
      </p>
      {isOpen && (
        <>
          <DataTable caption={words.show} widths={["4rem", "", "7rem", "11rem"]}>
            <ColumnHeads text={[]} numeric={[words.row]} after={[words.text, words.kind, words.back]} />
            <tbody>
              {[...sheet.titles.map((title) => ({ ...title, kind: "title" as const })), ...totals].map(
                ({ row, text, kind }) => (
                  <Row key={row} selected={isBack(row)}>
                    <NumberCell muted>{formatCount(row)}</NumberCell>
                    <Cell afterNumber muted={kind === "title"}>
                      {text}
                    </Cell>
                    <Cell muted>{words.kinds[kind]}</Cell>
                    <Cell>
                      {kind !== "title" && (
                        <LinkLike
                          onClick={() =>
                            onPutBack(isBack(row) ? put_back.filter((one) => one !== row) : [...put_back, row])
                          }
                        >
                          {isBack(row) ? words.takeOut(formatCount(row)) : words.putBack(formatCount(row))}
                        </LinkLike>
                      )}
                    </Cell>
                  </Row>
                ),
              )}
            </tbody>
          </DataTable>
          {total_count > totals.length && (
            <p className={caption}>{words.shownOf(formatCount(totals.length), formatCount(total_count))}</p>
          )}
          {totals.length > 1 && (
            <LinkLike onClick={() => onPutBack(areAllBack ? [] : rows)}>
              {areAllBack ? words.takeAllOut : words.putAllBack}
            </LinkLike>
          )}
        </>
      )}
    </section>
  );
};
