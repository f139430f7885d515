import { useEffect } from "react";

/** Paper that a report is printed on. */
export type PageSize = "A4" | "Letter";

/** A CSS string; page margins hold text of the user. */
const quoted = (text: string): string => `"${text.replace(/[\\"]/g, "\\$&").replace(/\s+/g, " ")}"`;

/** The rule of the page: its size, margins, and at its foot what it is of and its number. */
export const pageRule = (size: PageSize, foot: string, page: string): string =>
  [
    `@page { size: ${size}; margin: 15mm 15mm 18mm;`,
    `@bottom-left { content: ${quoted(foot)}; font: 8pt sans-serif; color: #444; }`,
    `@bottom-right { content: ${quoted(page)} " " counter(page) " / " counter(pages); font: 8pt sans-serif; color: #444; } }`,
  ].join(" ");

/** Prints on this paper while it is mounted: as a style sheet of the script, because the page's own are files. */
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
