import type { SplitField } from "../../../workers/import/import-settings.ts";
import { canBeSplit, QUANTITY_COUNTS, type QuantityReading } from "../../../workers/import/quantity/reading.ts";
import { importQuestionTexts as words } from "../../text/en/import-questions.ts";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { Select } from "../../ui/field/select.tsx";
import * as styles from "./import.css.ts";
import { columnName, readingInForce } from "./reading-text.ts";
import type { OpenSheet } from "./use-import.ts";

interface CountedUnitProps {
  readonly open: OpenSheet;
  readonly onChange: (reading: QuantityReading) => void;
  /** each column of a sum becomes a line with its name in the field */
  readonly onSplit: (field: SplitField | null) => void;
}

/** Whether the columns of a sum become lines of their own; or else what a number counts, where the file says nothing that a reading could be made of ("Qty" in thousands). */
export const CountedUnit = ({ open, onChange, onSplit }: CountedUnitProps) => {
  const reading = readingInForce(open);
  const [term, ...rest] = reading?.terms ?? [];
  if (reading === null || term === undefined) return null;
  if (canBeSplit(reading)) {
    const field = open.sheet.columns[term.column]?.role === "period" ? "label" : "site";
    return (
      <Checkbox
        label={words.split[field]}
        checked={open.settings.split !== null}
        onChange={(isSplit) => onSplit(isSplit ? field : null)}
      />
    );
  }
  if (rest.length > 0) return null;
  return (
    <div className={styles.ways}>
      <Select
        label={words.countsOf(columnName(open.sheet, term.column))}
        value={term.counts}
        onChange={(value) => {
          const counts = QUANTITY_COUNTS.find((one) => one === value) ?? term.counts;
          onChange({ terms: [{ ...term, counts, times: counts === "packs" ? term.times : 1 }] });
        }}
        options={QUANTITY_COUNTS.filter((one) => one !== "by_unit" || term.unit !== null).map((value) => ({
          value,
          label: words.countWords[value],
        }))}
      />
    </div>
  );
};
