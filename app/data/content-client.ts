import type { Language } from "../text/language.ts";
import type { ContentCopies } from "./content-copies.ts";
import { categoriesIn, postsIn, type ContentCategories, type ContentPost } from "./content-post.ts";
import type { Fetch } from "./http.ts";
import { detailOf, failed, ok, type Outcome } from "./outcome.ts";

/** Texts by slug. `stale`: the service did not answer well, this is the last good copy or the shipped text. */
export interface ContentAnswer {
  readonly post: ContentPost;
  readonly stale: boolean;
}

/** The content service as the help pages use it (specification section 7). Never rejects. */
export interface ContentClient {
  /** `not_found`: no service has this text. */
  readonly post: (slug: string) => Promise<Outcome<ContentAnswer>>;
  /** All texts of a category, all pages of them; of the shipped service, if the other one fails or has none. */
  readonly category: (slug: string) => Promise<Outcome<readonly ContentPost[]>>;
}

/** The server's own content service: what is shipped stands in for one that fails (decisions.md). */
const SHIPPED = "/content";
/** Help may come late, but not so late that nobody waits for it (requirement 38). */
const TIMEOUT_MS = 4_000;
const PAGE_SIZE = 100;
/** More pages than any help has: a service that never ends its list is not followed for ever. */
const MOST_PAGES = 20;
const MOST_BYTES = 2 * 1024 * 1024;

interface Reply {
  readonly json: unknown;
  readonly pages: number;
}

const readReply = async (response: Response, url: string): Promise<Outcome<Reply>> => {
  if (response.status === 404) return failed("not_found", `${url}: status 404`);
  const type = response.headers.get("Content-Type") ?? "";
  if (response.status !== 200 || !type.includes("json")) {
    return failed("bad_reply", `${url}: status ${response.status}, ${type || "no content type"}`);
  }
  const text = await response.text();
  if (text.length > MOST_BYTES) return failed("bad_reply", `${url}: ${text.length} characters`);
  // a foreign service may hide its headers from us; then its list is taken for one page
  const pages = Number(response.headers.get("X-WP-TotalPages") ?? 1);
  return ok({ json: JSON.parse(text) as unknown, pages: Number.isInteger(pages) ? pages : 1 });
};

async function ask(fetch: Fetch, base: string, query: Readonly<Record<string, string>>): Promise<Outcome<Reply>> {
  // the route form works on every WordPress, also one without pretty links; its slashes stay readable
  const url = `${base.replace(/\/+$/, "")}/?${new URLSearchParams(query).toString().replaceAll("%2F", "/")}`;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await readReply(await fetch(url, { headers: { Accept: "application/json" }, signal }), url);
  } catch (error) {
    return failed(signal.aborted ? "timeout" : "network", `${url}: ${detailOf(error)}`);
  }
}

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
  const categoriesOf = async (base: string): Promise<Outcome<ContentCategories>> => {
    const reply = await ask(fetch, base, { rest_route: "/wp/v2/categories", per_page: "100" });
    if (!reply.ok) return reply;
    const found = categoriesIn(reply.value.json);
    return found === null ? failed("bad_reply", "categories are no list") : ok(found);
  };

  const inLanguage = async (base: string, slug: string, lang: Language | null): Promise<Outcome<ContentPost>> => {
    const reply = await ask(fetch, base, { ...POSTS, slug, ...(lang === null ? {} : { lang }) });
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
      const reply = await ask(fetch, base, query);
      if (!reply.ok) return reply;
      const posts = postsIn(reply.value.json);
      if (posts === null) return failed("bad_reply", `category ${id}: no list of posts`);
      all.push(...posts);
      pages = reply.value.pages;
    }
    return ok(all);
  };

  const byCategory = async (base: string, slug: string, lang: Language): Promise<Outcome<readonly ContentPost[]>> => {
    const known = await categoriesOf(base);
    if (!known.ok) return known;
    const id = known.value.get(slug);
    if (id === undefined) return failed("not_found", slug);
    if (lang === "en") return pagesOf(base, id, null);
    const translated = await pagesOf(base, id, lang);
    const isHidden = translated.ok ? translated.value.length === 0 : translated.problem.code === "bad_reply";
    return isHidden ? pagesOf(base, id, null) : translated;
  };

  return {
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
