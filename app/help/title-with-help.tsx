import type { ComponentProps } from "react";
import { helpTexts } from "../text/en/help.ts";
import { PageTitle } from "../ui/page-title/page-title.tsx";
import { HelpButton } from "./help-button.tsx";
import { titleLine } from "./help.css.ts";

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
