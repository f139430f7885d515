import { useAtomValue } from "jotai";
import { useLayoutEffect, useRef } from "react";
import { siteSettingsAtom } from "../state/core/site-settings.ts";
import { cleanHtml } from "./clean-html.ts";
import * as style from "./help.css.ts";

/** Limit of preloaded images; more than any help text has. Others load when they are scrolled to. */
const MAX_IMAGES = 20;

/** Loads an image into the browser's cache (specification section 7). Never rejects. */
const preloadImage = async (url: string): Promise<void> => {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    // The message is prescribed by specification section 8.
    console.error(`preloading '${url}' Failed`);
  }
};

interface RichTextProps {
  readonly html: string;
  /** address of the text at its service; null: a text of this site */
  readonly address: string | null;
}

/** The only place where HTML of the content service reaches the page: sanitised, with its images loaded in advance. */
export const RichText = ({ html, address }: RichTextProps) => {
  const isProxied = useAtomValue(siteSettingsAtom)?.wordpressUrl.startsWith("/") ?? true;
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fragment = cleanHtml(html, { address, isProxied });
    const images = new Set([...fragment.querySelectorAll("img")].map((image) => image.src));
    for (const url of [...images].slice(0, MAX_IMAGES)) void preloadImage(url);
    root.current?.replaceChildren(fragment);
  }, [html, address, isProxied]);
  return <div ref={root} className={style.text} />;
};
