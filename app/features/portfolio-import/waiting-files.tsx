import { portfolioImportTexts } from "../../text/en/portfolio-import.ts";
import { formatCount } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import * as styles from "./import.css.ts";

interface WaitingFilesProps {
  readonly files: readonly File[];
  /** index of the file that is read */
  readonly at: number;
  /** lines imported from the files before */
  readonly imported: number;
  readonly onSkip: () => void;
}

const words = portfolioImportTexts.queue;

/** Of several files: which one is read, and which ones come next. */
export const WaitingFiles = ({ files, at, imported, onSkip }: WaitingFilesProps) => {
  const next = files.slice(at + 1).map(({ name }) => name);
  return (
    <output className={styles.note}>
      {imported > 0 && `${words.imported(formatCount(imported))} `}
      <b>{words.position(formatCount(at + 1), formatCount(files.length))}</b>
      {next.length > 0 && `. ${words.next(formatList(next))}`} <LinkLike onClick={onSkip}>{words.skip}</LinkLike>
    </output>
  );
};
