import { contentQuery } from "./content-query.ts";
import { CONTENT_CATEGORIES, type ShippedPost, type TranslatedLanguage, type Translation } from "./shipped-post.ts";
import { SHIPPED_POSTS, SHIPPED_TRANSLATIONS } from "./shipped-posts.ts";

/** A reply in WordPress's format: a list with its totals, or an error object. */
export interface ContentReply {
  readonly status: 200 | 400 | 404;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** Id of the first category; ids of a real WordPress stay far below, so that both kinds can stand in one list. */
const FIRST_CATEGORY = 1_000_000;
/** Date of the last review of the texts. */
const WRITTEN = "2026-11-21T00:00:00";

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const categoryId = (slug: (typeof CONTENT_CATEGORIES)[number]): number =>
  FIRST_CATEGORY + CONTENT_CATEGORIES.indexOf(slug);

/** A category as WordPress sends it, with the fields that are used. */
export interface CategoryRow {
  readonly id: number;
  readonly slug: string;
}

/** A post as WordPress sends it, with the fields that are used. */
export interface PostRow {
  readonly slug: string;
  readonly title?: { readonly rendered: string } | undefined;
  readonly content: { readonly rendered: string };
  readonly categories?: readonly number[] | undefined;
  /** address of the post at its service, against which its relative addresses are resolved; missing for shipped texts */
  readonly link?: string | undefined;
  /** code of the text's language, if the service says it */
  readonly lang?: string | undefined;
}

/** The categories of the shipped texts. */
export const SHIPPED_CATEGORIES = CONTENT_CATEGORIES.map((slug) => ({
  id: categoryId(slug),
  count: SHIPPED_POSTS.filter((post) => post.category === slug).length,
  description: "",
  name: slug,
  slug,
  taxonomy: "category",
  parent: 0,
}));

const postOf = (post: ShippedPost, index: number, lang: string) => ({
  id: index + 1,
  date: WRITTEN,
  modified: WRITTEN,
  slug: post.slug,
  lang,
  status: "publish",
  type: "post",
  title: { rendered: escaped(post.title) },
  content: { rendered: `${post.html.trim()}\n`, protected: false },
  categories: [categoryId(post.category)],
});

const postsIn = (language: string, translations: readonly Translation[]) => {
  const bySlug = new Map(translations.map((translation) => [translation.slug, translation]));
  return SHIPPED_POSTS.map((post, index) => {
    const translated = bySlug.get(post.slug);
    return postOf({ ...post, ...translated }, index, translated === undefined ? "en" : language);
  }).toReversed();
};

const POSTS = postsIn("en", []);
const TRANSLATED_POSTS = { es: postsIn("es", SHIPPED_TRANSLATIONS.es) } satisfies Record<
  keyof typeof SHIPPED_TRANSLATIONS,
  typeof POSTS
>;

/** All shipped texts in a language, newest first; null: English. */
export const shippedPosts = (language: TranslatedLanguage | null): typeof POSTS =>
  language === null ? POSTS : TRANSLATED_POSTS[language];

const failure = (status: 400 | 404, code: string, message: string): ContentReply => ({
  status,
  body: { code, message, data: { status } },
  headers: {},
});

/** One page of rows with WordPress's totals, or its error for a page beyond the last. */
export const paged = (rows: readonly unknown[], page: number, perPage: number): ContentReply => {
  const pages = Math.ceil(rows.length / perPage);
  if (page > Math.max(pages, 1)) {
    const message = "The page number requested is larger than the number of pages available.";
    return failure(400, "rest_post_invalid_page_number", message);
  }
  return {
    status: 200,
    body: rows.slice((page - 1) * perPage, page * perPage),
    headers: { "X-WP-Total": String(rows.length), "X-WP-TotalPages": String(pages) },
  };
};

/** The rows with one of these slugs; all rows if none is asked for. */
export const named = <Row extends { readonly slug: string }>(rows: readonly Row[], slugs: readonly string[]) =>
  slugs.length === 0 ? rows : rows.filter((row) => slugs.includes(row.slug));

/** Answers the calls of specification section 7 from the shipped texts, newest first, paged as in WordPress. */
export function shippedContent(parameters: URLSearchParams): ContentReply {
  const query = contentQuery(parameters);
  switch (query.kind) {
    case "no_route":
      return failure(404, "rest_no_route", "No route was found matching the URL and request method.");
    case "bad_parameter":
      return failure(400, "rest_invalid_param", `Invalid parameter(s): ${query.name}`);
    case "categories":
      return paged(named(SHIPPED_CATEGORIES, query.slugs), query.page, query.perPage);
    case "posts": {
      const { categories, language } = query;
      const posts = named(shippedPosts(language), query.slugs).filter(
        (post) => categories.length === 0 || post.categories.some((id) => categories.includes(id)),
      );
      return paged(posts, query.page, query.perPage);
    }
  }
}
