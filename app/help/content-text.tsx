import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, type ReactNode } from "react";
import { contentAtom, retryContentAtom } from "../state/content.ts";
import { helpTexts } from "../text/en/help.ts";
import * as text from "../theme/text.css.ts";
import { ErrorNotice } from "../ui/error-notice.tsx";
import { preloadImages } from "./preload-images.ts";
import { RichText } from "./rich-text.tsx";

interface ContentTextProps {
  /** of specification section 7 */
  readonly slug: string;
  /** Picks what is shown of the HTML; all of it unless told. */
  readonly children?: (html: string) => ReactNode;
}

/** A text of the content service with its waiting, stale and failed states. The page around it works without it. */
export const ContentText = ({ slug, children }: ContentTextProps) => {
  const { status, post, stale, problem } = useAtomValue(contentAtom(slug));
  const retry = useSetAtom(retryContentAtom);
  const html = post?.html ?? "";
  useEffect(() => void preloadImages(html), [html]);
  if (post !== null) {
    return (
      <>
        {stale && <p className={text.caption}>{helpTexts.stale}</p>}
        {children ? children(post.html) : <RichText html={post.html} />}
      </>
    );
  }
  if (status === "loading") return <p className={text.small}>{helpTexts.loading}</p>;
  return (
    <ErrorNotice title={helpTexts.failed} onRetry={retry}>
      {problem?.code === "not_found" ? helpTexts.notFoundText : helpTexts.failedText}
    </ErrorNotice>
  );
};
