import { contentQuery } from "./content-query.ts";
import { CONTENT_CATEGORIES, type ShippedPost, type Translation } from "./shipped-post.ts";
import { SHIPPED_POSTS } from "./shipped-posts.ts";
import { SHIPPED_TRANSLATIONS } from "./shipped-translations.ts";

/** A reply in WordPress's format: a list with its totals, or an error object. */
export interface ContentReply {
  readonly status: 200 | 400 | 404;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** Id of the first category; WordPress's `uncategorized` has 1. */
const FIRST_CATEGORY = 2;
/** Date of the last review of the texts. */
const WRITTEN = "2026-11-21T00:00:00";

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const categoryId = (slug: (typeof CONTENT_CATEGORIES)[number]): number =>
  FIRST_CATEGORY + CONTENT_CATEGORIES.indexOf(slug);

const CATEGORIES = CONTENT_CATEGORIES.map((slug) => ({
  id: categoryId(slug),
  count: SHIPPED_POSTS.filter((post) => post.category === slug).length,
  description: "",
  name: slug,
  slug,
  taxonomy: "category",
  parent: 0,
}));

const postOf = (post: ShippedPost, index: number) => ({
  id: index + 1,
  date: WRITTEN,
  modified: WRITTEN,
  slug: post.slug,
  status: "publish",
  type: "post",
  title: { rendered: escaped(post.title) },
  content: { rendered: `${post.html.trim()}\n`, protected: false },
  categories: [categoryId(post.category)],
});

const postsIn = (translations: readonly Translation[]) => {
  const bySlug = new Map(translations.map((translation) => [translation.slug, translation]));
  return SHIPPED_POSTS.map((post, index) => postOf({ ...post, ...bySlug.get(post.slug) }, index)).toReversed();
};

const POSTS = postsIn([]);
const TRANSLATED_POSTS = { es: postsIn(SHIPPED_TRANSLATIONS.es) } satisfies Record<
  keyof typeof SHIPPED_TRANSLATIONS,
  typeof POSTS
>;

const failure = (status: 400 | 404, code: string, message: string): ContentReply => ({
  status,
  body: { code, message, data: { status } },
  headers: {},
});

const paged = (rows: readonly unknown[], page: number, perPage: number): ContentReply => {
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

const named = <Row extends { readonly slug: string }>(rows: readonly Row[], slugs: readonly string[]) =>
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
      return paged(named(CATEGORIES, query.slugs), query.page, query.perPage);
    case "posts": {
      const { categories, language } = query;
      const posts = named(language === null ? POSTS : TRANSLATED_POSTS[language], query.slugs).filter(
        (post) => categories.length === 0 || post.categories.some((id) => categories.includes(id)),
      );
      return paged(posts, query.page, query.perPage);
    }
  }
}
