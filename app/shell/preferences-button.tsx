import { useState, type ComponentProps, type ComponentType } from "react";
import type PreferencesDialog from "../features/preferences/preferences-dialog.tsx";
import { shellTexts } from "../text/en/shell.ts";
import type { Language } from "../text/language.ts";
import { LinkLike } from "../ui/button/button.tsx";

interface PreferencesButtonProps {
  /** the language preselected in the dialog */
  readonly wish: Language;
  readonly children: string;
  /** language of the button's label */
  readonly lang?: Language;
}

/** Opens the dialog for language and units; loads its code on the first click. */
export const PreferencesButton = ({ wish, children, lang }: PreferencesButtonProps) => {
  // In an object, because a state setter calls a function that it is given.
  const [opened, setOpened] = useState<{ readonly Choice: ComponentType<ComponentProps<typeof PreferencesDialog>> }>();
  const [failed, setFailed] = useState(false);
  const open = (): void => {
    setFailed(false);
    import("../features/preferences/preferences-dialog.tsx").then(
      (module) => setOpened({ Choice: module.default }),
      () => setFailed(true),
    );
  };
  return (
    <>
      <LinkLike onClick={open} lang={lang}>
        {children}
      </LinkLike>
      {failed && (
        <span role="alert">
          {shellTexts.failure.chunkWhat} {shellTexts.failure.chunkNext}
        </span>
      )}
      {opened && <opened.Choice wish={wish} onClose={() => setOpened(undefined)} />}
    </>
  );
};
