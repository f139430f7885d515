import type { Language } from "../text/language.ts";
import type { ContentCopies } from "./content-copies.ts";
import { contentIndex, type ContentCategories } from "./content-index.ts";
import { postsIn, type ContentPost } from "./content-post.ts";
import { askContent } from "./content-request.ts";
import type { Fetch } from "./http.ts";
import { failed, ok, type Outcome } from "./outcome.ts";

/** Texts by slug. `stale`: the service did not answer well, this is the last good copy or the shipped text. */
export interface ContentAnswer {
  readonly post: ContentPost;
  readonly stale: boolean;
}

/** The content service as the help pages use it (specification section 7). Never rejects. */
export interface ContentClient {
  /** `not_found`: no service has this text. */
  readonly post: (slug: string) => Promise<Outcome<ContentAnswer>>;
  /** What the service has; start-up loads it, so that help need not. */
  readonly index: () => Promise<Outcome<ContentCategories>>;
  /** All texts of a category, all pages of them; of the shipped service, if the other one fails or has none. */
  readonly category: (slug: string) => Promise<Outcome<readonly ContentPost[]>>;
}

/** The server's own content service: what is shipped stands in for one that fails (decisions.md). */
const SHIPPED = "/content";
const PAGE_SIZE = 100;
/** More pages than any help has: a service that never ends its list is not followed for ever. */
const MOST_PAGES = 20;

const POSTS = { rest_route: "/wp/v2/posts", per_page: String(PAGE_SIZE), _fields: "slug,title,content,categories" };

/**
 * @param wordpressUrl base address of the service, from the settings
 * @param copies where good answers are kept for the day on which the service does not answer
 * @param language of the reader, asked each time
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
    const posts = postsIn(reply.value.json);
    if (posts === null) return failed("bad_reply", `${slug}: no list of posts`);
    const post = posts.find((one) => one.slug === slug);
    return post === undefined ? failed("not_found", slug) : ok(post);
  };

  const bySlug = async (base: string, slug: string, lang: Language): Promise<Outcome<ContentPost>> => {
    if (lang === "en") return inLanguage(base, slug, null);
    const translated = await inLanguage(base, slug, lang);
    if (translated.ok) return translated;
    // a service without this language may hide the text or refuse the question; one that is away stays away
    const { code } = translated.problem;
    return code === "not_found" || code === "bad_reply" ? inLanguage(base, slug, null) : translated;
  };

  const pagesOf = async (base: string, id: number, lang: Language | null): Promise<Outcome<readonly ContentPost[]>> => {
    const all: ContentPost[] = [];
    for (let page = 1, pages = 1; page <= Math.min(pages, MOST_PAGES); page++) {
      const query = { ...POSTS, categories: String(id), page: String(page), ...(lang === null ? {} : { lang }) };
      const reply = await askContent(fetch, base, query);
      if (!reply.ok) return reply;
      const posts = postsIn(reply.value.json);
      if (posts === null) return failed("bad_reply", `category ${id}: no list of posts`);
      all.push(...posts);
      pages = reply.value.pages;
    }
    return ok(all);
  };

  const byCategory = async (base: string, slug: string, lang: Language): Promise<Outcome<readonly ContentPost[]>> => {
    const known = await index.of(base);
    if (!known.ok) return known;
    const id = known.value.get(slug);
    if (id === undefined) return failed("not_found", slug);
    if (lang === "en") return pagesOf(base, id, null);
    const translated = await pagesOf(base, id, lang);
    const isHidden = translated.ok ? translated.value.length === 0 : translated.problem.code === "bad_reply";
    return isHidden ? pagesOf(base, id, null) : translated;
  };

  return {
    index: async () => index.of(await wordpressUrl()),
    category: async (slug) => {
      const base = await wordpressUrl();
      const asked = await byCategory(base, slug, language());
      return asked.ok || base === SHIPPED ? asked : byCategory(SHIPPED, slug, language());
    },
    post: async (slug) => {
      const base = await wordpressUrl();
      const lang = language();
      const asked = await bySlug(base, slug, lang);
      if (asked.ok) {
        await copies.keep(asked.value, lang);
        return ok({ post: asked.value, stale: false });
      }
      const copy = await copies.read(slug, lang);
      if (copy !== null) return ok({ post: copy, stale: true });
      const shipped = base === SHIPPED ? asked : await bySlug(SHIPPED, slug, lang);
      // a text that the service never had is no fault of its: the shipped one is simply the text
      if (shipped.ok) return ok({ post: shipped.value, stale: asked.problem.code !== "not_found" });
      const english = lang === "en" ? null : await copies.read(slug, "en");
      return english === null ? asked : ok({ post: english, stale: true });
    },
  };
}
