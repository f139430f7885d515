import { importNamesTexts as words } from "../../text/en/import-names.ts";
import { formatCount } from "../../text/format.ts";
import { Button } from "../../ui/button/button.tsx";
import type { StatedNames } from "./name-states.ts";
import type { NameChoice } from "./names-step.tsx";

/** Says that choices are saved, and how many names are undecided. */
export const NamesBarNote = ({ names: { counts } }: { readonly names: StatedNames }) => (
  <span>
    {words.saved}
    {counts.open > 0 && `. ${words.undecided(counts.open, formatCount(counts.open))}`}
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
        {words.review}
      </Button>
      {sure.length > 0 && (
        <Button
          kind="primary"
          onClick={() => onAccept(sure.map(({ name, offers }) => ({ name, use: offers[0]?.prodsys_id ?? null })))}
        >
          {words.accept(sure.length, formatCount(sure.length))}
        </Button>
      )}
    </>
  );
};
