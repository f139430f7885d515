import { useState } from "react";
import { partTexts } from "../text/en/parts.ts";
import { formatPercent } from "../text/format.ts";
import { Button, LinkLike } from "./button.tsx";
import { classNames } from "./class-names.ts";
import * as css from "./csv-button.css.ts";

/** What came of writing a file; `cancelled` is no failure. */
type Written = { readonly ok: true } | { readonly ok: false; readonly problem: { readonly code: string } };

interface CsvButtonProps {
  /** the accessible name: which table is saved */
  readonly label: string;
  /** stands on the button; "CSV" unless several stand side by side */
  readonly children?: string;
  readonly onSave: () => Promise<Written>;
  /** how far a file that takes long is, 0-1; null = none is being written */
  readonly progress?: number | null;
  readonly onStop?: () => void;
  readonly className?: string | undefined;
}

/** Saves a table as a CSV file, tells how far a long one is, and says when it could not be written. */
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
