import { QUANTITY_COUNTS, type QuantityReading } from "../../../workers/import/quantity/reading.ts";
import { importQuestionTexts as words } from "../../text/en/import-questions.ts";
import { Select } from "../../ui/field/select.tsx";
import * as styles from "./import.css.ts";
import { columnName, readingInForce } from "./reading-text.ts";
import type { OpenSheet } from "./use-import.ts";

interface QuantityUnitProps {
  readonly open: OpenSheet;
  readonly onChange: (reading: QuantityReading) => void;
}

/** What a number counts, where the file says nothing that a reading could be made of ("Qty" in thousands). */
export const QuantityUnit = ({ open, onChange }: QuantityUnitProps) => {
  const [term, ...rest] = readingInForce(open)?.terms ?? [];
  if (term === undefined || rest.length > 0) return null;
  return (
    <div className={styles.ways}>
      <Select
        label={words.countsOf(columnName(open.sheet, term.column))}
        value={term.counts}
        onChange={(value) => {
          const counts = QUANTITY_COUNTS.find((one) => one === value) ?? term.counts;
          onChange({ terms: [{ ...term, counts }] });
        }}
        options={QUANTITY_COUNTS.filter((one) => one !== "by_unit" || term.unit !== null).map((value) => ({
          value,
          label: words.countWords[value],
        }))}
      />
    </div>
  );
};
