import { useState, type ComponentProps, type ComponentType } from "react";
import type PreferencesDialog from "../features/preferences/preferences-dialog.tsx";
import { shellTexts } from "../text/en/shell.ts";
import type { Language } from "../text/language.ts";
import { LinkLike } from "../ui/button.tsx";

interface PreferencesButtonProps {
  /** the language that the choice begins with */
  readonly wish: Language;
  readonly children: string;
  /** of the words on the button */
  readonly lang?: Language;
}

/** Opens the choice of language and units; its code comes when somebody wants it. */
export const PreferencesButton = ({ wish, children, lang }: PreferencesButtonProps) => {
  // in an object, because a component is a function and a setter would call it
  const [opened, setOpened] = useState<{ readonly Choice: ComponentType<ComponentProps<typeof PreferencesDialog>> }>();
  const [failed, setFailed] = useState(false);
  const open = (): void => {
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
      {failed && <span role="alert">{shellTexts.failure.chunkNext}</span>}
      {opened && <opened.Choice wish={wish} onClose={() => setOpened(undefined)} />}
    </>
  );
};
