import { ContentText } from "./content-text.tsx";
import { RichText } from "./rich-text.tsx";
import { sectionNamed } from "./text-sections.ts";

interface HelpTextProps {
  /** of the content service */
  readonly slug: string;
  /** Shows only what stands under this heading, if the text has it. */
  readonly part?: string | undefined;
}

/** A text of the content service, or one part of it. The default export, so that it may come with its first use. */
const HelpText = ({ slug, part }: HelpTextProps) => (
  <ContentText slug={slug}>
    {(html) => <RichText html={part === undefined ? html : sectionNamed(html, part)} />}
  </ContentText>
);

export default HelpText;
