import { importQuestionTexts } from "../../text/en/import-questions.ts";
import { formatCount } from "../../text/format.ts";
import { Button } from "../../ui/button/button.tsx";
import * as styles from "./import.css.ts";

interface SecondTimeProps {
  /** that are there already */
  readonly lines: number;
  readonly onAdd: () => void;
  readonly onReplace: () => void;
  readonly onCancel: () => void;
}

const words = importQuestionTexts.again;

/** Most lines of the file are in the portfolio already: nothing is written before the user has said what is meant. */
export const SecondTime = ({ lines, onAdd, onReplace, onCancel }: SecondTimeProps) => (
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
