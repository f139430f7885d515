/** @jsxImportSource hono/jsx */
import { raw } from "hono/html";
import { SHIPPED_POSTS, SHIPPED_TRANSLATIONS } from "../content/shipped-posts.ts";
import { LANGUAGES, type Language } from "../contract/language.ts";
import { linkedHeadings } from "./linked-headings.ts";
import { ReaderPage } from "./reader-page.tsx";
import { readerTexts } from "./reader-texts.ts";

/** The texts that are open pages, by their addresses. */
const TEXT_PAGES = {
  "/method": { slug: "methodology", description: "methodDescription" },
  "/sources": { slug: "credits", description: "sourcesDescription" },
} as const;

interface TextPageProps {
  readonly path: keyof typeof TEXT_PAGES;
  readonly language: Language;
  readonly origin: string;
}

/**
 * A shipped text as an open page. Texts of an external content service are not shown: they need the sanitiser, which runs in
 * the app only.
 */
export const TextPage = ({ path, language, origin }: TextPageProps) => {
  const { slug, description } = TEXT_PAGES[path];
  const translations = language === "en" ? [] : SHIPPED_TRANSLATIONS[language];
  const text = [...translations, ...SHIPPED_POSTS].find((post) => post.slug === slug);
  if (text === undefined) throw new Error(`no text ${slug}`);
  const { html, contents } = linkedHeadings(text.html);
  const words = readerTexts[language];
  return (
    <ReaderPage
      {...{ path, language, origin }}
      languages={LANGUAGES}
      title={text.title}
      description={words[description]}
    >
      <nav class="contents" aria-label={words.contents}>
        <ul>
          {contents.map(({ id, title }) => (
            <li>
              <a href={`#${id}`}>{raw(title)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {raw(html)}
    </ReaderPage>
  );
};
