import { expect, test } from "vitest";
import { shippedContent } from "../../edge-api/content/shipped-content.ts";
import { SHIPPED_POSTS, SHIPPED_TRANSLATIONS } from "../../edge-api/content/shipped-posts.ts";

const english = new Map(SHIPPED_POSTS.map((post) => [post.slug, post]));
const bySlug = (list: readonly { readonly slug: string }[]) => list.map(({ slug }) => slug).toSorted();

/** The tags of a text with their attributes, in order. */
const markupOf = (html: string): readonly string[] => html.match(/<[^>]+>/g) ?? [];
const figuresOf = (html: string): readonly string[] =>
  (html.replaceAll(/<[^>]*>/g, " ").match(/\d+(?:[.,]\d+)*/g) ?? [])
    // 1,000 equals 1000, and 0.7 equals 0,7
    .map((figure) => figure.replaceAll(/,(?=\d{3}\b)/g, "").replaceAll(",", "."))
    .toSorted();

/** Without emphasis, which a translation may add or drop. */
const withoutEmphasis = (tags: readonly string[]) => tags.filter((tag) => !/^<\/?em>$/.test(tag));

const postsIn = (query: string): readonly { slug: string; title: { rendered: string }; id: number }[] => {
  const reply = shippedContent(new URLSearchParams(`rest_route=/wp/v2/posts&per_page=100${query}`));
  // the shape is checked by the tests of the service
  return reply.body as readonly { slug: string; title: { rendered: string }; id: number }[];
};

test("every shipped text has a Spanish translation with the same markup and figures", () => {
  expect(bySlug(SHIPPED_TRANSLATIONS.es)).toEqual(bySlug(SHIPPED_POSTS));
  for (const { slug, html, title } of SHIPPED_TRANSLATIONS.es) {
    const original = english.get(slug)?.html ?? "";
    const shapeOf = (text: string) => ({ slug, tags: withoutEmphasis(markupOf(text)), figures: figuresOf(text) });
    expect(shapeOf(html)).toEqual(shapeOf(original));
    // a copied text is no translation
    expect(html).not.toBe(original);
    expect(title.trim()).not.toBe("");
  }
});

test("lang=es returns Spanish under the same ids; any other or no language returns English", () => {
  const titles = (query: string) => new Map(postsIn(query).map((post) => [post.slug, post.title.rendered]));
  expect(titles("&lang=es").get("methodology")).toBe("Metodología");
  const others = ["", "&lang=en", "&lang=fr", "&lang=", "&lang=__proto__"];
  expect(others.filter((query) => titles(query).get("methodology") !== "Methodology")).toEqual([]);
  expect(postsIn("&lang=es").map(({ id, slug }) => `${id} ${slug}`)).toEqual(
    postsIn("").map(({ id, slug }) => `${id} ${slug}`),
  );
  expect(postsIn("&lang=es&slug=privacy").map((post) => post.title.rendered)).toEqual(["Aviso de privacidad"]);
});
