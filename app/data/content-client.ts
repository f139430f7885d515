import * as v from "valibot";
import type { Language } from "../text/language.ts";
import { askContent, type ContentCopies, type ContentPost, postsIn } from "./content-post.ts";
import type { Fetch } from "./http.ts";
import { failed, ok, type Outcome } from "./outcome.ts";

/** A post. `stale`: the service failed, and this is the last good copy or the built-in text. */
export interface ContentAnswer {
  readonly post: ContentPost;
  readonly stale: boolean;
}

/** The content service for help pages (specification section 7). Never rejects. */
export interface ContentClient {
  /** `not_found`: no service has this post. */
  readonly post: (slug: string) => Promise<Outcome<ContentAnswer>>;
  /** The categories of the service; start-up loads them, so that help pages need not. */
  readonly index: () => Promise<Outcome<ContentCategories>>;
  /** All posts of a category, from all result pages; from the built-in service if the configured one fails or has none. */
  readonly category: (slug: string) => Promise<Outcome<readonly ContentPost[]>>;
}

/** The server's own content service, used when the configured one fails (decisions.md). */
const SHIPPED = "/content";
const PAGE_SIZE = 100;
/** Protects against a service whose list never ends. */
const MAX_PAGES = 20;

const POSTS = {
  rest_route: "/wp/v2/posts",
  per_page: String(PAGE_SIZE),
  _fields: "slug,title,content,categories,link,lang",
};

/**
 * @param wordpressUrl base address of the service, from the settings
 * @param copies stores good answers for times when the service fails
 * @param language the reader's language, read on each call
 */
export function contentClient(
  fetch: Fetch,
  copies: ContentCopies,
  wordpressUrl: () => Promise<string>,
  language: () => Language,
): ContentClient {
  const index = contentIndex(fetch);

  const inLanguage = async (base: string, slug: string, lang: Language | null): Promise<Outcome<ContentPost>> => {
    const reply = await askContent(fetch, base, { ...POSTS, slug, ...(lang === null ? {} : { lang }) });
    if (!reply.ok) return reply;
    const posts = postsIn(reply.value.json, base);
    if (posts === null) return failed("bad_reply", `${slug}: no list of posts`);
    const post = posts.find((one) => one.slug === slug);
    return post === undefined ? failed("not_found", slug) : ok(post);
  };

  const bySlug = async (base: string, slug: string, lang: Language): Promise<Outcome<ContentPost>> => {
    if (lang === "en") return inLanguage(base, slug, null);
    const translated = await inLanguage(base, slug, lang);
    if (translated.ok) return translated;
    // A service without this language may answer 404 or an error: try English. One that cannot be reached is not asked twice.
    const { code } = translated.problem;
    return code === "not_found" || code === "bad_reply" ? inLanguage(base, slug, null) : translated;
  };

  const pagesOf = async (base: string, id: number, lang: Language | null): Promise<Outcome<readonly ContentPost[]>> => {
    const all: ContentPost[] = [];
    for (let page = 1, pages = 1; page <= Math.min(pages, MAX_PAGES); page++) {
      const query = { ...POSTS, categories: String(id), page: String(page), ...(lang === null ? {} : { lang }) };
      const reply = await askContent(fetch, base, query);
      if (!reply.ok) return reply;
      const posts = postsIn(reply.value.json, base);
      if (posts === null) return failed("bad_reply", `category ${id}: no list of posts`);
      all.push(...posts);
      pages = reply.value.pages;
    }
    return ok(all);
  };

  const byCategory = async (base: string, slug: string, lang: Language): Promise<Outcome<readonly ContentPost[]>> => {
    const known = await index(base);
    if (!known.ok) return known;
    const id = known.value.get(slug);
    if (id === undefined) return failed("not_found", slug);
    if (lang === "en") return pagesOf(base, id, null);
    const translated = await pagesOf(base, id, lang);
    const isHidden = translated.ok ? translated.value.length === 0 : translated.problem.code === "bad_reply";
    return isHidden ? pagesOf(base, id, null) : translated;
  };

  return {
    index: async () => index(await wordpressUrl()),
    category: async (slug) => {
      const base = await wordpressUrl();
      const answer = await byCategory(base, slug, language());
      return answer.ok || base === SHIPPED ? answer : byCategory(SHIPPED, slug, language());
    },
    post: async (slug) => {
      const base = await wordpressUrl();
      const lang = language();
      const answer = await bySlug(base, slug, lang);
      if (answer.ok) {
        await copies.keep(answer.value, lang);
        return ok({ post: answer.value, stale: false });
      }
      const copy = await copies.read(slug, lang);
      if (copy !== null) return ok({ post: copy, stale: true });
      const shipped = base === SHIPPED ? answer : await bySlug(SHIPPED, slug, lang);
      // a post that the configured service does not have is not stale: the built-in one is the original
      if (shipped.ok) return ok({ post: shipped.value, stale: answer.problem.code !== "not_found" });
      const english = lang === "en" ? null : await copies.read(slug, "en");
      return english === null ? answer : ok({ post: english, stale: true });
    },
  };
}

/** The ids of the service's categories by slug, without `uncategorized` (specification section 3). */
type ContentCategories = ReadonlyMap<string, number>;

const CategoriesSchema = v.array(v.object({ id: v.number(), slug: v.string() }));

/** The categories of a reply, by slug; null if it is not a list of categories. */
export const categoriesIn = (reply: unknown): ContentCategories | null => {
  const parsed = v.safeParse(CategoriesSchema, reply);
  if (!parsed.success) return null;
  return new Map(parsed.output.filter(({ slug }) => slug !== "uncategorized").map(({ slug, id }) => [slug, id]));
};

/** Gives the categories of the service at an address; asked once, and again after a failure. Never rejects. */
function contentIndex(fetch: Fetch): (base: string) => Promise<Outcome<ContentCategories>> {
  const requests = new Map<string, Promise<Outcome<ContentCategories>>>();

  const ask = async (base: string): Promise<Outcome<ContentCategories>> => {
    const reply = await askContent(fetch, base, { rest_route: "/wp/v2/categories", per_page: "100" });
    const found = reply.ok ? categoriesIn(reply.value.json) : null;
    if (found !== null) return ok(found);
    requests.delete(base);
    return reply.ok ? failed("bad_reply", "categories are no list") : reply;
  };

  return (base) => {
    const request = requests.get(base) ?? ask(base);
    requests.set(base, request);
    return request;
  };
}
