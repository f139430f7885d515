import { useEffect } from "react";

/** Paper that a report is printed on. */
export type PageSize = "A4" | "Letter";

/** Escapes user text as a CSS string, for the page margins. */
const quoted = (text: string): string => `"${text.replace(/[\\"]/g, "\\$&").replace(/\s+/g, " ")}"`;

/** The `@page` rule: size, margins, and a footer with `foot` and the page number. */
export const pageRule = (size: PageSize, foot: string, page: string): string =>
  [
    `@page { size: ${size}; margin: 15mm 15mm 18mm;`,
    `@bottom-left { content: ${quoted(foot)}; font: 8pt sans-serif; color: #444; }`,
    `@bottom-right { content: ${quoted(page)} " " counter(page) " / " counter(pages); font: 8pt sans-serif; color: #444; } }`,
  ].join(" ");

/** Sets the paper size while mounted, by a constructed style sheet: the app's own style sheets are static files. */
export const usePageSize = (size: PageSize, foot: string, page: string): void => {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(pageRule(size, foot, page));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [size, foot, page]);
};
