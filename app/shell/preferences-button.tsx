import { useState } from "react";
import { shellTexts } from "../text/en/shell.ts";
import type { Language } from "../text/language.ts";
import { LinkLike } from "../ui/button/button.tsx";
import { lazyPart } from "../ui/lazy-part/lazy-part.ts";

interface PreferencesButtonProps {
  /** the language preselected in the dialog */
  readonly wish: Language;
  readonly children: string;
  /** language of the button's label */
  readonly lang?: Language;
}

const MissingDialog = () => (
  <span role="alert">
    {shellTexts.failure.chunkWhat} {shellTexts.failure.chunkNext}
  </span>
);

const PreferencesDialog = lazyPart(() => import("../features/preferences/preferences-dialog.tsx"), {
  Missing: MissingDialog,
});

/** Opens the dialog for language and units; loads its code on the first click. */
export const PreferencesButton = ({ wish, children, lang }: PreferencesButtonProps) => {
  // counts the clicks, each of which loads code that is missing; 0 = closed
  const [opening, setOpening] = useState(0);
  return (
    <>
      <LinkLike onClick={() => setOpening(opening + 1)} lang={lang}>
        {children}
      </LinkLike>
      {opening > 0 && <PreferencesDialog key={opening} wish={wish} onClose={() => setOpening(0)} />}
    </>
  );
};
