/** A section of a text: its heading as plain text, and the HTML below it. */
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
 * Splits HTML at its headings of one level; the part before the first has an empty heading. Each part is sanitised when
 * it is shown, so this function does not need to handle hostile markup.
 */
export const textSections = (html: string, level: 2 | 3): readonly TextSection[] => {
  const heading = new RegExp(`<h${level}(?:\\s[^>]*)?>(.*?)</h${level}>`, "gis");
  const sections: TextSection[] = [];
  let current = { heading: "", from: 0 };
  const endSection = (to: number): void => {
    const part = html.slice(current.from, to).trim();
    if (part !== "" || current.heading !== "") sections.push({ heading: current.heading, html: part });
  };
  for (const match of html.matchAll(heading)) {
    endSection(match.index);
    current = { heading: textOf(match[1] ?? ""), from: match.index + match[0].length };
  }
  endSection(html.length);
  return sections;
};

/** The HTML under the heading of this name, of level 3 or 2, ignoring case; the whole text if there is none. */
export const sectionNamed = (html: string, name: string): string => {
  const wanted = name.toLowerCase();
  for (const level of [3, 2] as const) {
    const found = textSections(html, level).find((section) => section.heading.toLowerCase() === wanted);
    if (found !== undefined) return found.html;
  }
  return html;
};
