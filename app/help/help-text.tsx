import { ContentText } from "./content-text.tsx";
import { RichText } from "./rich-text.tsx";
import { sectionNamed } from "./text-sections.ts";

export interface HelpTextProps {
  /** of a post of the content service */
  readonly slug: string;
  /** shows only the section under this heading, if the text has it */
  readonly part?: string | undefined;
}

/** A text of the content service, or one section of it. A default export for `lazy`. */
const HelpText = ({ slug, part }: HelpTextProps) => (
  <ContentText slug={slug}>
    {({ html, address }) => <RichText html={part === undefined ? html : sectionNamed(html, part)} address={address} />}
  </ContentText>
);

export default HelpText;
