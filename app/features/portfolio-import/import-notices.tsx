import { useSetAtom } from "jotai";
import { useState, type ReactNode } from "react";
import type { UkFinding } from "../../../workers/engine/returns/uk-row.ts";
import { checkReturnAtom } from "../../state/portfolio/portfolio-import.ts";
import { importQuestionTexts } from "../../text/en/import-questions.ts";
import { portfolioImportTexts } from "../../text/en/portfolio-import.ts";
import { formatCount } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";
import { Button, LinkLike } from "../../ui/button/button.tsx";
import * as styles from "./import.css.ts";

interface ImportedBeforeProps {
  /** number of lines that the portfolio already has */
  readonly lines: number;
  readonly onAdd: () => void;
  readonly onReplace: () => void;
  readonly onCancel: () => void;
}

/** Asks before writing, because the portfolio already has most lines of the file. */
export const ImportedBefore = ({ lines, onAdd, onReplace, onCancel }: ImportedBeforeProps) => (
  <div role="alert" className={styles.question} data-open="true">
    <p>
      <b>{importQuestionTexts.again.title(lines, formatCount(lines))}</b>
    </p>
    <div className={styles.ways}>
      <Button onClick={onAdd}>{importQuestionTexts.again.add}</Button>
      <Button onClick={onReplace}>{importQuestionTexts.again.replace}</Button>
      <Button onClick={onCancel}>{importQuestionTexts.again.cancel}</Button>
    </div>
  </div>
);

interface WaitingFilesProps {
  readonly files: readonly File[];
  /** index of the file that is read */
  readonly at: number;
  /** lines imported from the files before */
  readonly imported: number;
  readonly onSkip: () => void;
}

/** Of several files: which one is read, and which ones come next. */
export const WaitingFiles = ({ files, at, imported, onSkip }: WaitingFilesProps) => {
  const next = files.slice(at + 1).map(({ name }) => name);
  return (
    <output className={styles.note}>
      {imported > 0 && `${portfolioImportTexts.queue.imported(formatCount(imported))} `}
      <b>{portfolioImportTexts.queue.position(formatCount(at + 1), formatCount(files.length))}</b>
      {next.length > 0 && `. ${portfolioImportTexts.queue.next(formatList(next))}`}{" "}
      <LinkLike onClick={onSkip}>{portfolioImportTexts.queue.skip}</LinkLike>
    </output>
  );
};

interface OfferedReturnProps {
  readonly rows: number;
  readonly findings: (findings: readonly UkFinding[], rows: number) => ReactNode;
}

/** Says that a file is a packaging return of the United Kingdom, no purchase list, and offers to check it as one. */
export const OfferedReturn = ({ rows, findings }: OfferedReturnProps) => {
  const check = useSetAtom(checkReturnAtom);
  const [found, setFound] = useState<readonly UkFinding[] | null>(null);
  const run = async () => {
    const checked = await check();
    if (checked.ok) setFound(checked.value);
  };
  return (
    <section className={styles.note} aria-label={portfolioImportTexts.packagingReturn.title}>
      <p>
        <b>{portfolioImportTexts.packagingReturn.title}</b> {portfolioImportTexts.packagingReturn.note}
      </p>
      {found === null ? (
        <Button onClick={() => void run()}>{portfolioImportTexts.packagingReturn.check}</Button>
      ) : (
        findings(found, rows)
      )}
    </section>
  );
};
