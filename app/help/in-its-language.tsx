import { useMemo, type ReactNode } from "react";
import type { ContentPost } from "../state/core/content.ts";
import { helpTexts } from "../text/en/help.ts";
import { language } from "../text/language.ts";
import { locale } from "../text/locale.ts";
import * as text from "../theme/text.css.ts";
import { guessLanguage } from "./text-language.ts";

/** The name of a language in the page's language; the code itself if it is none. */
const nameOf = (code: string): string => {
  try {
    return new Intl.DisplayNames(locale(), { type: "language" }).of(code) ?? code;
  } catch {
    return code;
  }
};

/** Marks a text whose language is not the page's, for screen readers and in words. */
export const InItsLanguage = ({ post, children }: { readonly post: ContentPost; readonly children: ReactNode }) => {
  const code = useMemo(() => (post.language ?? guessLanguage(post.html))?.replace("_", "-") ?? null, [post]);
  if (code === null || code.split("-")[0] === language()) return children;
  return (
    <>
      <p className={text.caption}>{helpTexts.otherLanguage(nameOf(code))}</p>
      <div lang={code}>{children}</div>
    </>
  );
};
