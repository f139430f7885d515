import { useAtomValue, type Atom } from "jotai";
import type { ImportPreview } from "../../../workers/import/import-api.ts";
import { importProgressAtom } from "../../state/portfolio/portfolio-import.ts";
import { importNamesTexts } from "../../text/en/import-names.ts";
import { importQuestionTexts } from "../../text/en/import-questions.ts";
import { portfolioImportTexts as words } from "../../text/en/portfolio-import.ts";
import { formatCount, formatPercent } from "../../text/format.ts";
import { caption } from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import * as styles from "./import.css.ts";
import type { StatedNames } from "./name-states.ts";
import type { NameChoice } from "./names-step.tsx";
import type { ImportWork } from "./use-import.ts";

/** Number of rows that are not imported. */
const notTaken = ({ faulty, left_out }: ImportPreview): number => faulty + left_out;

type WorkAtom = Atom<ImportWork | null>;

interface BarNoteProps {
  readonly workAtom: WorkAtom;
  readonly preview: ImportPreview | null;
  readonly onStop: () => void;
}

/** Progress of the work, or else the effect of an import now. Subscribes to the progress itself, so that nothing else renders. */
export const BarNote = ({ workAtom, preview, onStop }: BarNoteProps) => {
  const work = useAtomValue(workAtom);
  const progress = useAtomValue(importProgressAtom) ?? 0;
  if (work === null) {
    return preview && words.bar.ready(preview.ready, formatCount(preview.ready), formatCount(notTaken(preview)));
  }
  // writing has no progress: the lines are handed over in one piece
  if (work === "writing" || work === "keeping") {
    return (
      <span className={styles.barNote}>
        <output>{words.bar.writing}</output>
        {work === "writing" && <Button onClick={onStop}>{words.stop}</Button>}
      </span>
    );
  }
  return (
    <span className={styles.barNote}>
      <output className={styles.progress}>
        {words.bar.progress(words.bar[work], formatPercent(progress))}
        <span className={styles.progressBar}>
          <span className={styles.progressFill} style={{ display: "block", width: `${100 * progress}%` }} />
        </span>
      </output>
      <Button onClick={onStop}>{words.stop}</Button>
    </span>
  );
};

interface BarEndProps {
  readonly workAtom: WorkAtom;
  readonly preview: ImportPreview | null;
  readonly onNames: () => void;
  readonly onReview: () => void;
  /** null = the review comes first: nothing is imported before it was on screen */
  readonly onImport: (() => void) | null;
}

/** Buttons for the rows; disabled during work. */
export const BarEnd = ({ workAtom, preview, onNames, onReview, onImport }: BarEndProps) => {
  const isBusy = useAtomValue(workAtom) !== null;
  // not `ready`: returned rows are ready, but are subtracted from other lines
  const lines = preview?.lines ?? 0;
  const isAsked = preview?.questions.some(({ open }) => open) === true;
  const isDisabled = lines === 0 || isBusy || isAsked;
  return (
    <>
      {isAsked && <span className={`${caption} ${styles.asked}`}>{importQuestionTexts.unanswered}</span>}
      {onImport === null ? (
        <>
          {preview?.missing.length === 0 && (
            <Button kind={lines === 0 ? "primary" : "secondary"} disabled={isBusy} onClick={onNames}>
              {importNamesTexts.toNames}
            </Button>
          )}
          <Button kind="primary" disabled={isDisabled} onClick={onReview}>
            {importNamesTexts.review}
          </Button>
        </>
      ) : (
        <Button kind="primary" disabled={isDisabled} onClick={onImport}>
          {lines === 0 ? words.bar.importNone : words.bar.import(lines, formatCount(lines))}
        </Button>
      )}
    </>
  );
};

/** Says that choices are saved, and how many names are undecided. */
export const NamesBarNote = ({ names: { counts } }: { readonly names: StatedNames }) => (
  <span>
    {importNamesTexts.saved}
    {counts.open > 0 && `. ${importNamesTexts.undecided(counts.open, formatCount(counts.open))}`}
  </span>
);

interface NamesBarEndProps {
  /** null = matching is running */
  readonly names: StatedNames | null;
  readonly onReview: () => void;
  readonly onAccept: (choices: readonly NameChoice[]) => void;
}

/** Buttons: accept all sure names, go to the review. */
export const NamesBarEnd = ({ names, onReview, onAccept }: NamesBarEndProps) => {
  const sure = names?.names.filter(({ state, offers }) => state === "sure" && offers.length > 0) ?? [];
  return (
    <>
      <Button kind={sure.length > 0 ? "secondary" : "primary"} disabled={names === null} onClick={onReview}>
        {importNamesTexts.review}
      </Button>
      {sure.length > 0 && (
        <Button
          kind="primary"
          onClick={() => onAccept(sure.map(({ name, offers }) => ({ name, use: offers[0]?.prodsys_id ?? null })))}
        >
          {importNamesTexts.accept(sure.length, formatCount(sure.length))}
        </Button>
      )}
    </>
  );
};
