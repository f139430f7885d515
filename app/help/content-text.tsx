import { useAtomValue, useSetAtom } from "jotai";
import { useMemo, type ReactNode } from "react";
import { contentAtom, contentsAtom, retryContentAtom, type ContentPost } from "../state/core/content.ts";
import type { ProblemCode } from "../state/core/outcome.ts";
import { helpTexts } from "../text/en/help.ts";
import * as text from "../theme/text.css.ts";
import { ErrorNotice } from "../ui/error-notice/error-notice.tsx";
import { InItsLanguage } from "./in-its-language.tsx";
import { RichText } from "./rich-text.tsx";

interface ContentTextProps {
  /** one of specification section 7 */
  readonly slug: string;
  /** renders the text; by default all of it */
  readonly children?: (post: ContentPost) => ReactNode;
}

/** A text of the content service with its loading, stale and failed states. The page around it works without it. */
export const ContentText = ({ slug, children }: ContentTextProps) => {
  const { status, post, stale, problem } = useAtomValue(contentAtom(slug));
  const retry = useSetAtom(retryContentAtom);
  if (post !== null) {
    return (
      <>
        {stale && <p className={text.caption}>{helpTexts.stale}</p>}
        <InItsLanguage post={post}>
          {children ? children(post) : <RichText html={post.html} address={post.address} />}
        </InItsLanguage>
      </>
    );
  }
  if (status === "loading") return <p className={text.small}>{helpTexts.loading}</p>;
  return <ContentProblem code={problem?.code} onRetry={retry} />;
};

interface ContentProblemProps {
  readonly code: ProblemCode | undefined;
  readonly onRetry: () => void;
}

/** A text failed to load: what still works, and a retry. */
export const ContentProblem = ({ code, onRetry }: ContentProblemProps) => (
  <ErrorNotice
    title={helpTexts.failed}
    text={code === "not_found" ? helpTexts.notFoundText : helpTexts.failedText}
    onRetry={onRetry}
  />
);

/**
 * Texts that form one page, shown once all requests are answered, to avoid a layout shift. The last text is the page;
 * texts before it are optional and left out if the service does not have them.
 */
export const ContentTexts = ({ slugs }: { readonly slugs: readonly string[] }) => {
  const texts = useAtomValue(useMemo(() => contentsAtom(slugs), [slugs]));
  if (texts.some(({ status }) => status === "loading")) return <p className={text.small}>{helpTexts.loading}</p>;
  const available = slugs.filter((_, at) => (texts[at]?.post ?? null) !== null);
  const main = slugs.at(-1);
  return [...available, ...(main === undefined || available.includes(main) ? [] : [main])].map((slug) => (
    <ContentText key={slug} slug={slug} />
  ));
};
