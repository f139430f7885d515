import { type ComponentProps, useState } from "react";
import { helpTexts } from "../text/en/help.ts";
import { IconButton } from "../ui/button/button.tsx";
import { MessageDialog } from "../ui/dialog/dialog.tsx";
import { PageTitle } from "../ui/page-title/page-title.tsx";
import { titleLine } from "./help.css.ts";
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

interface TitleWithHelpProps extends ComponentProps<typeof PageTitle> {
  /** of a post of the content service */
  readonly slug: keyof typeof helpTexts.subjects;
}

/** A page title with a button that opens the page's help text. */
export const TitleWithHelp = ({ slug, ...title }: TitleWithHelpProps) => (
  <div className={titleLine}>
    <PageTitle {...title} />
    <HelpButton slug={slug} subject={helpTexts.subjects[slug]} />
  </div>
);
