import { useState } from "react";
import { helpTexts } from "../text/en/help.ts";
import { IconButton } from "../ui/button/button.tsx";
import { MessageDialog } from "../ui/dialog/dialog.tsx";
import { LazyHelpText } from "./lazy-help-text.tsx";

interface HelpButtonProps {
  /** of a post of the content service */
  readonly slug: string;
  /** title of the dialog, and part of the button's name */
  readonly subject: string;
}

/** A question mark beside a heading; opens a text of the content service in a dialog and loads it then. */
export const HelpButton = ({ slug, subject }: HelpButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton icon="help" label={helpTexts.help(subject)} onClick={() => setOpen(true)} />
      {isOpen && (
        <MessageDialog title={subject} wide ok={helpTexts.close} onClose={close}>
          <LazyHelpText slug={slug} />
        </MessageDialog>
      )}
    </>
  );
};
