import { useSetAtom } from "jotai";
import { type ReactNode, useMemo, useState } from "react";
import { copyTextAtom } from "../state/core/clipboard.ts";
import type { ContentPost } from "../state/core/content.ts";
import { citationTexts as words } from "../text/en/citation.ts";
import { helpTexts } from "../text/en/help.ts";
import { language } from "../text/language.ts";
import { locale } from "../text/locale.ts";
import * as text from "../theme/text.css.ts";
import { caption, small } from "../theme/text.css.ts";
import { LinkLike } from "../ui/button/button.tsx";
import * as style from "./help.css.ts";

/** The most frequent short words of a language, most of which no other language here has. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  en: "the of and to is are with that for this from which".split(" "),
  es: "el los las del que es una por con para se y".split(" "),
  fr: "le les des du est et une dans qui pour sur aux".split(" "),
  de: "der die das und ist von mit den für eine nicht zu".split(" "),
  it: "il gli di che è una per con della sono delle nel".split(" "),
  pt: "o os as do da que é uma para com não dos".split(" "),
  nl: "het een van en is de voor met zijn niet op dat".split(" "),
};
/** A text with fewer words of any language is too short to tell. */
const MIN_WORDS = 5;

/**
 * The language of a text by its most frequent words; null if it is short, or two languages are close. Only for texts whose
 * service does not say their language.
 */
const guessLanguage = (html: string): string | null => {
  const words = html
    .replaceAll(/<[^>]*>/g, " ")
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  const [first, second] = Object.entries(WORDS)
    .map(([code, list]) => ({ code, count: words.filter((word) => list.includes(word)).length }))
    .toSorted((a, b) => b.count - a.count);
  if (first === undefined || first.count < MIN_WORDS) return null;
  return first.count > 1.3 * (second?.count ?? 0) ? first.code : null;
};

/** The name of a language in the page's language; the code itself if it is malformed. */
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

/** How to cite something, in one line that can be copied. */
export const Citation = ({ text }: { readonly text: string }) => {
  const copy = useSetAtom(copyTextAtom);
  const [said, setSaid] = useState("");
  const take = async () => {
    const outcome = await copy(text);
    setSaid(outcome.ok ? words.copied : words.notCopied);
  };
  return (
    <div className={style.citation}>
      <p className={caption}>{words.title}</p>
      <p className={`${small} ${style.citationLine}`}>{text}</p>
      <p className={`${small} ${style.copyButton}`}>
        <LinkLike onClick={() => void take()}>{words.copy}</LinkLike> <output>{said}</output>
      </p>
    </div>
  );
};
