import { html } from "hono/html";
import type { Language } from "../contract/language.ts";
import type { ServerPage } from "../contract/server-pages.ts";
import { PICTURE_SIZE } from "../services/share-picture/picture-size.ts";
import { readerTexts } from "./reader-texts.ts";

/** HTML whose texts are escaped. */
export type Markup = ReturnType<typeof html>;

interface ReaderPage {
  readonly path: ServerPage;
  readonly language: Language;
  /** the languages that the page exists in */
  readonly languages: readonly Language[];
  readonly title: string;
  readonly description: string;
  /** where the server is reached: `https://host` */
  readonly origin: string;
  readonly content: Markup;
}

/** The picture of a preview, in app/public/pictures. */
const PICTURES = { "/api": "data", "/method": "method", "/sources": "data" } as const satisfies Record<
  ServerPage,
  string
>;

const addressOf = (path: string, language: Language): string => (language === "en" ? path : `${path}?lang=${language}`);

/** The frame of a page that the server renders: head, navigation, content. It has no script. */
export function readerPage(page: ReaderPage): Markup {
  const { path, language, languages, title, description, origin, content } = page;
  const words = readerTexts[language];
  const link = (to: string, address: string, name: string) =>
    to === path ? html`<a href="${address}" aria-current="page">${name}</a>` : html`<a href="${address}">${name}</a>`;
  const others = languages.filter((each) => each !== language);
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Tare</title>
        <meta name="description" content="${description}" />
        <meta name="color-scheme" content="light dark" />
        <meta property="og:type" content="article" />
        <meta property="og:site_name" content="Tare" />
        <meta property="og:title" content="${title}" />
        <meta property="og:description" content="${description}" />
        <meta property="og:url" content="${origin + addressOf(path, language)}" />
        <meta property="og:image" content="${origin}/pictures/${PICTURES[path]}.png" />
        <meta property="og:image:width" content="${PICTURE_SIZE.width}" />
        <meta property="og:image:height" content="${PICTURE_SIZE.height}" />
        <meta name="twitter:card" content="summary_large_image" />
        <link rel="canonical" href="${origin + addressOf(path, language)}" />
        ${
          others.length === 0
            ? ""
            : languages.map(
                (each) => html`<link rel="alternate" hreflang="${each}" href="${origin + addressOf(path, each)}" />`,
              )
        }
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/reader.css" />
      </head>
      <body>
        <header>
          <a href="/" class="product">Tare</a>
          <nav aria-label="${words.navigation}">
            ${link("/method", addressOf("/method", language), words.method)}
            ${link("/sources", addressOf("/sources", language), words.sources)}
            <a href="/data">${words.data}</a>
            ${link("/api", "/api", words.calls)}
            ${others.map(
              (each) =>
                html`<a href="${addressOf(path, each)}" lang="${each}" hreflang="${each}"
                  >${readerTexts[each].ownName}</a
                >`,
            )}
          </nav>
        </header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}
