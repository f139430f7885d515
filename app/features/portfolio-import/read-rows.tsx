import { importQuestionTexts } from "../../text/en/import-questions.ts";
import type { ImportPreview } from "../../../workers/import/import-api.ts";
import { formatCount } from "../../text/format.ts";
import { caption } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { SectionHeading } from "../../ui/page-title/page-title.tsx";
import { fieldName } from "./field-name.ts";
import { rowText } from "./reading-text.ts";

interface ReadRowsProps {
  readonly preview: Pick<ImportPreview, "patterns" | "pattern_count" | "filled">;
  /** to the step where another reading can be chosen */
  readonly onChange: () => void;
}

const words = importQuestionTexts.read;

/** How rows are read: each different way once, with an example row as arithmetic, its number of rows and their total. */
export const ReadRows = ({ preview: { patterns, pattern_count, filled }, onChange }: ReadRowsProps) => {
  const more = pattern_count - patterns.length;
  return (
    <section aria-label={words.title}>
      <SectionHeading title={words.title} actions={<LinkLike onClick={onChange}>{words.change}</LinkLike>} />
      <DataTable caption={words.title} widths={["", "4rem", "7rem"]}>
        <ColumnHeads text={[words.example]} numeric={[words.rows, words.total]} />
        <tbody>
          {patterns.map(({ example, rows, total }) => (
            <Row key={example.row}>
              <KeyCell>
                {rowText(example)} <span className={caption}>{example.text}</span>
              </KeyCell>
              <NumberCell>{formatCount(rows)}</NumberCell>
              <NumberCell>{formatCount(total)}</NumberCell>
            </Row>
          ))}
        </tbody>
      </DataTable>
      {more > 0 && <p className={caption}>{words.more(more, formatCount(more))}</p>}
      {filled.length > 0 && (
        <p className={caption}>
          {filled.map(({ field, rows }) => words.filled(fieldName(field), rows, formatCount(rows))).join(" ")}
        </p>
      )}
    </section>
  );
};
