/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import type { Language } from "../contract/language.ts";
import type { ServerPage } from "../contract/server-pages.ts";
import { readerTexts } from "./reader-texts.ts";

interface ReaderPageProps {
  readonly path: ServerPage;
  readonly language: Language;
  /** the languages that the page exists in */
  readonly languages: readonly Language[];
  readonly title: string;
  readonly description: string;
  /** where the server is reached: `https://host` */
  readonly origin: string;
  readonly children?: Child;
}

const addressOf = (path: string, language: Language): string => (language === "en" ? path : `${path}?lang=${language}`);

/** The frame of a page that the server renders: head, navigation, content. It has no script. */
export const ReaderPage = (props: ReaderPageProps) => {
  const { path, language, languages, title, description, origin, children } = props;
  const words = readerTexts[language];
  const link = (to: string, name: string) => (
    <a href={addressOf(to, language)} {...(to === path && { "aria-current": "page" })}>
      {name}
    </a>
  );
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · Tare`}</title>
        <meta name="description" content={description} />
        <meta name="color-scheme" content="light dark" />
        <meta property="og:type" content="article" />
        <meta property="og:site_name" content="Tare" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={origin + addressOf(path, language)} />
        <meta property="og:image" content={`${origin}/icon-512.png`} />
        <link rel="canonical" href={origin + addressOf(path, language)} />
        {languages.length > 1 &&
          languages.map((each) => <link rel="alternate" hreflang={each} href={origin + addressOf(path, each)} />)}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/reader.css" />
      </head>
      <body>
        <header>
          <a href="/" class="product">
            Tare
          </a>
          <nav aria-label={words.navigation}>
            {link("/method", words.method)}
            {link("/sources", words.sources)}
            <a href="/data">{words.data}</a>
            <a href="/api" {...(path === "/api" && { "aria-current": "page" })}>
              {words.calls}
            </a>
            {languages
              .filter((each) => each !== language)
              .map((each) => (
                <a href={addressOf(path, each)} lang={each} hreflang={each}>
                  {readerTexts[each].ownName}
                </a>
              ))}
          </nav>
        </header>
        <main>
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  );
};
