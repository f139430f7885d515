import { useDeferredValue, type ComponentProps } from "react";
import { importQuestionTexts as words } from "../../text/en/import-questions.ts";
import { formatCount } from "../../text/format.ts";
import { ColumnsTable } from "./columns-table.tsx";
import { FaultsTable } from "./faults-table.tsx";
import { FileQuestions } from "./file-questions.tsx";
import * as styles from "./import.css.ts";
import { LeftOutRows } from "./left-out-rows.tsx";

type ColumnsStepProps = ComponentProps<typeof ColumnsTable> &
  ComponentProps<typeof FaultsTable> &
  Omit<ComponentProps<typeof FileQuestions>, "part"> &
  ComponentProps<typeof LeftOutRows>;

/** Step 2 of an import: questions about the file, meaning of its columns, faults. */
export const ColumnsStep = (props: ColumnsStepProps) => {
  const { open, isReadingWanted, onMapping, onAnswer, onOptions, onPutBack, onSplit, ...ways } = props;
  const { preview } = open;
  // the step appears at once, its tables as soon as they are rendered
  const isFrameDrawn = useDeferredValue(true, false);
  const asked = { open, isReadingWanted, onAnswer, onOptions, onSplit, onChoose: ways.onChoose };
  return (
    <>
      {isFrameDrawn && (
        <>
          <FileQuestions {...asked} part="asked" />
          {preview && preview.lines > 0 && (
            <p className={styles.note}>
              <b>{words.summary(formatCount(preview.pieces))}</b>
            </p>
          )}
          <LeftOutRows {...{ open, onPutBack }} />
        </>
      )}
      <div className={styles.body}>
        {isFrameDrawn && <ColumnsTable {...{ open, onMapping }} />}
        {isFrameDrawn && <FaultsTable {...{ open, ...ways }} />}
      </div>
      {isFrameDrawn && <FileQuestions {...asked} part="proven" />}
    </>
  );
};
