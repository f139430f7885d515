import { useState } from "react";
import { helpTexts } from "../text/en/help.ts";
import { IconButton } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { LazyHelpText } from "./lazy-help-text.tsx";

interface HelpButtonProps {
  /** of the content service */
  readonly slug: string;
  /** what the help is about: title of the dialog, name of the button */
  readonly subject: string;
  /** Shows only the part of the text under this heading, if it has one. */
  readonly part?: string;
}

/** A question mark beside a heading: the text of the content service in a dialog, loaded when it is opened. */
export const HelpButton = ({ slug, subject, part }: HelpButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton icon="help" label={helpTexts.help(subject)} onClick={() => setOpen(true)} />
      {isOpen && (
        <Dialog
          title={subject}
          wide
          onClose={close}
          actions={[{ label: helpTexts.close, onAct: close, safe: true, kind: "primary" }]}
        >
          <LazyHelpText slug={slug} part={part} />
        </Dialog>
      )}
    </>
  );
};
