import { useState } from "react";
import { partTexts } from "../../text/en/parts.ts";
import { formatPercent } from "../../text/format.ts";
import { Button, LinkLike } from "../button/button.tsx";
import { classNames } from "../class-names.ts";
import * as css from "./csv-button.css.ts";

/** Result of writing a file; the problem code `cancelled` is not shown as a failure. */
type Written = { readonly ok: true } | { readonly ok: false; readonly problem: { readonly code: string } };

interface CsvButtonProps {
  /** accessible name: which table is saved */
  readonly label: string;
  /** text of the button; default "CSV" */
  readonly children?: string;
  readonly onSave: () => Promise<Written>;
  /** progress of a large file, 0 to 1; null = not writing */
  readonly progress?: number | null;
  readonly onStop?: () => void;
  readonly className?: string | undefined;
}

/** Button that saves a table as a CSV file; shows progress of a large file and an error if it cannot be written. */
export const CsvButton = ({ label, children, onSave, progress = null, onStop, className }: CsvButtonProps) => {
  const words = partTexts.csv;
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    setFailed(false);
    const written = await onSave();
    setFailed(!written.ok && written.problem.code !== "cancelled");
  };
  return (
    <span className={classNames(css.place, className)}>
      {progress !== null && (
        <output>
          {words.writing(formatPercent(progress))} {onStop && <LinkLike onClick={onStop}>{words.stop}</LinkLike>}
        </output>
      )}
      {hasFailed && <span role="alert">{words.failed}</span>}
      <Button kind="quiet" size="small" icon="download" aria-label={label} onClick={() => void save()}>
        {children ?? words.short}
      </Button>
    </span>
  );
};
