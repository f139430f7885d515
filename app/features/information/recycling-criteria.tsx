import { useAtomValue, useSetAtom } from "jotai";
import { ContentProblem } from "../../help/content-text.tsx";
import { InItsLanguage } from "../../help/in-its-language.tsx";
import { RichText } from "../../help/rich-text.tsx";
import { contentAtom, recyclingTextsAtom, retryContentAtom } from "../../state/core/content.ts";
import { helpTexts } from "../../text/en/help.ts";
import { locale } from "../../text/locale.ts";
import * as text from "../../theme/text.css.ts";
import { SectionHeading } from "../../ui/page-title/page-title.tsx";
import * as style from "./information.css.ts";

/** Prefix of the slugs of the criteria texts, one per material group (specification section 7). */
const CRITERIA = "recycling-criteria-";

/** Criteria for recyclable and compostable, per material group; the same texts as the help of the custom settings. */
export const RecyclingCriteria = () => {
  const { status, posts, problem } = useAtomValue(recyclingTextsAtom);
  const retry = useSetAtom(retryContentAtom);
  const page = useAtomValue(contentAtom("recycling-help"));
  // the page already shows the error of the content service
  if (page.post === null) return null;
  if (status === "problem") return <ContentProblem code={problem?.code} onRetry={retry} />;
  const criteria = posts
    .filter(({ slug }) => slug.startsWith(CRITERIA))
    .toSorted((a, b) => a.title.localeCompare(b.title, locale()));
  if (criteria.length === 0) return null;
  return (
    <section className={style.criteria} aria-label={helpTexts.criteria}>
      <SectionHeading title={helpTexts.criteria} />
      <div className={style.groups}>
        {criteria.map((post) => (
          <div key={post.slug} className={style.materials}>
            <InItsLanguage post={post}>
              <h3 className={text.group}>{post.title}</h3>
              <RichText html={post.html} address={post.address} />
            </InItsLanguage>
          </div>
        ))}
      </div>
    </section>
  );
};
