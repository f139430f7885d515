import type { ComponentProps } from "react";
import { useGrowingCount } from "../../scheduling/use-growing-count.ts";
import { ColumnsTable } from "./columns-table.tsx";
import { FaultsTable } from "./faults-table.tsx";
import { FileQuestions } from "./file-questions.tsx";
import * as styles from "./import.css.ts";
import { LargestLines } from "./largest-lines.tsx";
import { LeftOutRows } from "./left-out-rows.tsx";

type ColumnsStepProps = ComponentProps<typeof ColumnsTable> &
  ComponentProps<typeof FaultsTable> &
  Omit<ComponentProps<typeof FileQuestions>, "part"> &
  ComponentProps<typeof LeftOutRows>;

/** Rendered one per frame: the empty frame, the questions, the columns, the faults. */
const PARTS = 4;

/** Step 2 of an import: questions about the file, meaning of its columns, faults. Rendered in parts, for slow machines. */
export const ColumnsStep = (props: ColumnsStepProps) => {
  const { open, isReadingWanted, onMapping, onAnswer, onOptions, onPutBack, ...ways } = props;
  const { preview } = open;
  const parts = useGrowingCount(PARTS, 1);
  const asked = { open, isReadingWanted, onAnswer, onOptions, onChoose: ways.onChoose };
  return (
    <>
      {parts > 1 && (
        <>
          <FileQuestions {...asked} part="asked" />
          {preview && <LargestLines preview={preview} />}
          <LeftOutRows {...{ open, onPutBack }} />
        </>
      )}
      <div className={styles.body}>
        {parts > 2 && <ColumnsTable {...{ open, onMapping }} />}
        {parts > 3 && <FaultsTable {...{ open, ...ways }} />}
      </div>
      {parts > 3 && <FileQuestions {...asked} part="proven" />}
    </>
  );
};
