import { html, raw } from "hono/html";
import { SHIPPED_POSTS, SHIPPED_TRANSLATIONS } from "../content/shipped-posts.ts";
import { LANGUAGES, type Language } from "../contract/language.ts";
import { readerPage, type Markup } from "./reader-page.ts";
import { readerTexts } from "./reader-texts.ts";

interface Heading {
  readonly id: string;
  /** HTML, as in the text */
  readonly title: string;
}

/** A heading as the fragment of an address: `Per serving` is `per-serving`. */
const fragmentOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>|&[a-z#0-9]+;/gi, "")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/**
 * A shipped text whose headings have an address each, and its headings of level 2.
 *
 * @param html headings h2 and h3 without attributes
 */
export function linkedHeadings(html: string): { readonly html: string; readonly contents: readonly Heading[] } {
  const contents: Heading[] = [];
  const met = new Map<string, number>();
  const linked = html.replaceAll(/<(h[23])>(.*?)<\/\1>/gs, (_, level: string, title: string) => {
    const name = fragmentOf(title) || "part";
    const times = (met.get(name) ?? 0) + 1;
    met.set(name, times);
    const id = times === 1 ? name : `${name}-${times}`;
    if (level === "h2") contents.push({ id, title });
    return `<${level} id="${id}"><a href="#${id}">${title}</a></${level}>`;
  });
  return { html: linked, contents };
}

/** The texts that are open pages, by their addresses. */
const TEXT_PAGES = {
  "/method": { slug: "methodology", description: "methodDescription" },
  "/sources": { slug: "credits", description: "sourcesDescription" },
} as const;

/**
 * A shipped text as an open page. Texts of an external content service are not shown: they need the sanitiser, which runs in
 * the app only.
 *
 * @param origin where the server is reached: `https://host`
 */
export function textPage(path: keyof typeof TEXT_PAGES, language: Language, origin: string): Markup {
  const { slug, description } = TEXT_PAGES[path];
  const translations = language === "en" ? [] : SHIPPED_TRANSLATIONS[language];
  const text = [...translations, ...SHIPPED_POSTS].find((post) => post.slug === slug);
  if (text === undefined) throw new Error(`no text ${slug}`);
  const linked = linkedHeadings(text.html);
  const words = readerTexts[language];
  return readerPage({
    path,
    language,
    origin,
    languages: LANGUAGES,
    title: text.title,
    description: words[description],
    content: html`<nav class="contents" aria-label="${words.contents}">
        <ul>
          ${linked.contents.map(({ id, title }) => html`<li><a href="#${id}">${raw(title)}</a></li>`)}
        </ul>
      </nav>
      ${raw(linked.html)}`,
  });
}
