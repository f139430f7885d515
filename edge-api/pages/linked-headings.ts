export interface Heading {
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
