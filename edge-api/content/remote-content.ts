import * as v from "valibot";
import { CONTENT_ORIGIN_TIMEOUT_MS } from "../contract/content-routes.ts";
import { askForRows, type ContentOrigin } from "./content-origin.ts";
import { contentQuery } from "./content-query.ts";
import { remembered } from "./remembered.ts";
import {
  named,
  paged,
  SHIPPED_CATEGORIES,
  shippedContent,
  shippedPosts,
  type CategoryRow,
  type ContentReply,
  type PostRow,
} from "./shipped-content.ts";
import type { TranslatedLanguage } from "./shipped-post.ts";

type Lang = TranslatedLanguage | null;

/** Pages of a list that are read, of 100 rows each. */
const MAX_PAGES = 20;

const CategorySchema = v.object({ id: v.number(), slug: v.string() });
const RenderedSchema = v.object({ rendered: v.string() });
const PostSchema = v.object({
  slug: v.string(),
  title: v.optional(RenderedSchema),
  content: RenderedSchema,
  categories: v.optional(v.array(v.number())),
  link: v.optional(v.string()),
  lang: v.optional(v.string()),
});

const rowsOf = <Row>(schema: v.GenericSchema<unknown, Row>, rows: readonly unknown[]): readonly Row[] =>
  rows.flatMap((row) => {
    const parsed = v.safeParse(schema, row);
    return parsed.success ? [parsed.output] : [];
  });

const withLanguage = (lang: Lang): Readonly<Record<string, string>> => (lang === null ? {} : { lang });

/**
 * The texts of an external service, with the shipped texts in place of those that it lacks or cannot send. Only slugs of
 * shipped texts and categories of the service are requested from it, so that its load and what is remembered are bounded.
 */
export function remoteContent(
  origin: ContentOrigin,
  now: () => number,
): (parameters: URLSearchParams) => Promise<ContentReply> {
  const timeout = (): AbortSignal => AbortSignal.timeout(CONTENT_ORIGIN_TIMEOUT_MS);
  const isEmpty = (rows: readonly unknown[]): boolean => rows.length === 0;

  /** All pages of a list, within one timeout; the pages after the first at once. */
  const listOf = async <Row>(schema: v.GenericSchema<unknown, Row>, query: Readonly<Record<string, string>>) => {
    const signal = timeout();
    const ask = (page: number) => askForRows(origin, { ...query, per_page: "100", page: String(page) }, signal);
    const first = await ask(1);
    if (first === null) return null;
    if (first === "absent") return [];
    const rest = await Promise.all(
      Array.from({ length: Math.min(first.pages, MAX_PAGES) - 1 }, (_, index) => ask(index + 2)),
    );
    const rows: unknown[] = [...first.rows];
    for (const reply of rest) {
      if (reply === null) return null;
      if (reply !== "absent") rows.push(...reply.rows);
    }
    return rowsOf(schema, rows);
  };

  const categories = remembered(now, CONTENT_ORIGIN_TIMEOUT_MS, isEmpty, () =>
    listOf(CategorySchema, { rest_route: "/wp/v2/categories" }),
  );

  /** The posts of a category, or of all; null: the service did not answer. */
  const posts = remembered(now, CONTENT_ORIGIN_TIMEOUT_MS, isEmpty, (category: number | null, lang: Lang) =>
    listOf(PostSchema, {
      rest_route: "/wp/v2/posts",
      ...(category === null ? {} : { categories: String(category) }),
      ...withLanguage(lang),
    }),
  );

  /** The post of a slug as a list of one, or none. */
  const post = remembered(now, CONTENT_ORIGIN_TIMEOUT_MS, isEmpty, async (slug: string, lang: Lang) => {
    const reply = await askForRows(origin, { rest_route: "/wp/v2/posts", slug, ...withLanguage(lang) }, timeout());
    if (reply === null || reply === "absent") return reply === null ? null : [];
    return rowsOf(PostSchema, reply.rows).filter((row) => row.slug === slug);
  });

  /** In the language, else in English: a service without translations may answer nothing. */
  const inLanguage = async (
    lang: Lang,
    ask: (lang: Lang) => Promise<readonly PostRow[] | null>,
  ): Promise<readonly PostRow[]> => {
    const found = await ask(lang);
    const isMissing = found !== null && found.length === 0;
    return (lang !== null && isMissing ? await ask(null) : found) ?? [];
  };

  const allCategories = async (): Promise<readonly CategoryRow[]> => {
    const theirs = (await categories()) ?? [];
    const slugs = new Set(theirs.map(({ slug }) => slug));
    return [...theirs, ...SHIPPED_CATEGORIES.filter(({ slug }) => !slugs.has(slug))];
  };

  const bySlug = async (slugs: readonly string[], lang: Lang): Promise<readonly PostRow[]> => {
    const shipped = named(shippedPosts(lang), [...new Set(slugs)]);
    const found = await Promise.all(
      shipped.map(async (row) => (await inLanguage(lang, (language) => post(row.slug, language)))[0] ?? row),
    );
    return found;
  };

  /** The service's posts of a category, then the shipped ones that it lacks. */
  const ofCategory = async ({ id, slug }: CategoryRow, lang: Lang): Promise<readonly PostRow[]> => {
    const shippedId = SHIPPED_CATEGORIES.find((one) => one.slug === slug)?.id;
    const theirs = id === shippedId ? [] : await inLanguage(lang, (language) => posts(id, language));
    const have = new Set(theirs.map((row) => row.slug));
    const lacking = shippedPosts(lang).filter((row) => row.categories.some((one) => one === shippedId));
    return [...theirs, ...lacking.filter((row) => !have.has(row.slug))];
  };

  const rowsFor = async (slugs: readonly string[], ids: readonly number[], lang: Lang): Promise<readonly PostRow[]> => {
    if (slugs.length > 0) {
      const rows = await bySlug(slugs, lang);
      return ids.length === 0 ? rows : rows.filter((row) => row.categories?.some((id) => ids.includes(id)) ?? false);
    }
    if (ids.length > 0) {
      const asked = (await allCategories()).filter(({ id }) => ids.includes(id));
      return (await Promise.all(asked.map((category) => ofCategory(category, lang)))).flat();
    }
    const theirs = await inLanguage(lang, (language) => posts(null, language));
    const have = new Set(theirs.map((row) => row.slug));
    return [...theirs, ...shippedPosts(lang).filter((row) => !have.has(row.slug))];
  };

  return async (parameters) => {
    const query = contentQuery(parameters);
    if (query.kind === "categories") return paged(named(await allCategories(), query.slugs), query.page, query.perPage);
    if (query.kind !== "posts") return shippedContent(parameters);
    return paged(await rowsFor(query.slugs, query.categories, query.language), query.page, query.perPage);
  };
}
