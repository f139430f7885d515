import { html, raw } from "hono/html";
import { SHIPPED_POSTS, SHIPPED_TRANSLATIONS } from "../content/shipped-posts.ts";
import { LANGUAGES, type Language } from "../contract/language.ts";
import { linkedHeadings } from "./linked-headings.ts";
import { readerPage, type Markup } from "./reader-page.ts";
import { readerTexts } from "./reader-texts.ts";

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
