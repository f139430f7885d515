import { importQuestionTexts } from "../../text/en/import-questions.ts";
import { formatCount } from "../../text/format.ts";
import { Button } from "../../ui/button/button.tsx";
import * as styles from "./import.css.ts";

interface ImportedBeforeProps {
  /** number of lines that the portfolio already has */
  readonly lines: number;
  readonly onAdd: () => void;
  readonly onReplace: () => void;
  readonly onCancel: () => void;
}

const words = importQuestionTexts.again;

/** Asks before writing, because the portfolio already has most lines of the file. */
export const ImportedBefore = ({ lines, onAdd, onReplace, onCancel }: ImportedBeforeProps) => (
  <div role="alert" className={styles.question} data-open="true">
    <p>
      <b>{words.title(lines, formatCount(lines))}</b>
    </p>
    <div className={styles.ways}>
      <Button onClick={onAdd}>{words.add}</Button>
      <Button onClick={onReplace}>{words.replace}</Button>
      <Button onClick={onCancel}>{words.cancel}</Button>
    </div>
  </div>
);
