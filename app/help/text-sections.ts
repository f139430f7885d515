/** A part of a text: its heading as plain text, and the HTML under it. */
export interface TextSection {
  readonly heading: string;
  readonly html: string;
}

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();

/**
 * Cuts a text at its headings of one level; what stands before the first has an empty heading. Each piece is
 * sanitised on its own when it is shown, so cutting need not understand hostile markup.
 */
export const textSections = (html: string, level: 2 | 3): readonly TextSection[] => {
  const heading = new RegExp(`<h${level}(?:\\s[^>]*)?>(.*?)</h${level}>`, "gis");
  const sections: TextSection[] = [];
  let open = { heading: "", from: 0 };
  const close = (to: number): void => {
    const part = html.slice(open.from, to).trim();
    if (part !== "" || open.heading !== "") sections.push({ heading: open.heading, html: part });
  };
  for (const match of html.matchAll(heading)) {
    close(match.index);
    open = { heading: textOf(match[1] ?? ""), from: match.index + match[0].length };
  }
  close(html.length);
  return sections;
};

/** The HTML under the heading of this name, of level 3 or 2; the whole text if it has none. */
export const sectionNamed = (html: string, name: string): string => {
  const wanted = name.toLowerCase();
  for (const level of [3, 2] as const) {
    const found = textSections(html, level).find((section) => section.heading.toLowerCase() === wanted);
    if (found !== undefined) return found.html;
  }
  return html;
};
