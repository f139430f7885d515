import * as v from "valibot";
import { CONTENT_MAX_BYTES, CONTENT_TIMEOUT_MS } from "../../edge-api/contract/content-routes.ts";
import type { Language } from "../text/language.ts";
import type { Fetch } from "./http.ts";
import { detailOf, failed, ok, type Outcome } from "./outcome.ts";

/** One post. Its HTML is untrusted and only shown through `app/help/rich-text.tsx`. */
export interface ContentPost {
  readonly slug: string;
  /** plain text */
  readonly title: string;
  readonly html: string;
  /** where the post stands, against which its relative addresses are resolved; null: a text of this site */
  readonly address: string | null;
  /** code of its language, such as "en"; null if the service does not say it */
  readonly language: string | null;
}

const RenderedSchema = v.object({ rendered: v.string() });

const PostsSchema = v.array(
  v.object({
    slug: v.string(),
    title: v.optional(RenderedSchema),
    content: RenderedSchema,
    link: v.optional(v.string()),
    lang: v.optional(v.string()),
  }),
);

/** WordPress sends titles as HTML with entities; these are converted to plain text. */
const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replaceAll(/&#x([0-9a-f]{1,5});/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&(\w+);/g, (whole, name: string) => NAMED[name] ?? whole);

const isWebAddress = (text: string): boolean => /^https?:/i.test(text) && URL.canParse(text);

/**
 * The posts of a reply; null if it is not a list of posts.
 *
 * @param base address of the service, the address of posts without one of their own
 */
export const postsIn = (reply: unknown, base = ""): readonly ContentPost[] | null => {
  const parsed = v.safeParse(PostsSchema, reply);
  if (!parsed.success) return null;
  return parsed.output.map(({ slug, title, content, link, lang }) => ({
    slug,
    title: plainText(title?.rendered ?? ""),
    html: content.rendered,
    address: [link ?? "", base].find(isWebAddress) ?? null,
    language: lang ?? null,
  }));
};

/** Last good copies of public posts. Best effort: reading gives null on failure, keeping never fails. */
export interface ContentCopies {
  readonly read: (slug: string, language: Language) => Promise<ContentPost | null>;
  /** @param language the reader's language; the post may be in another one */
  readonly keep: (post: ContentPost, language: Language) => Promise<void>;
}

const CACHE = "tare-content";

const addressOf = (slug: string, language: Language): string =>
  `/content/copy/${language === "en" ? "" : `${language}/`}${encodeURIComponent(slug)}`;

/** In the browser's cache storage, which a logout need not clear, because it has no user data. */
export const browserContentCopies: ContentCopies = {
  read: async (slug, language) => {
    try {
      const kept = await (await caches.open(CACHE)).match(addressOf(slug, language));
      return kept === undefined ? null : (postsIn(await kept.json())?.[0] ?? null);
    } catch {
      // without access to the cache there is no copy
      return null;
    }
  },
  keep: async ({ slug, title, html, address, language: lang }, language) => {
    try {
      const post = { slug, title: { rendered: title }, content: { rendered: html } };
      const text = JSON.stringify([
        { ...post, ...(address !== null && { link: address }), ...(lang !== null && { lang }) },
      ]);
      await (await caches.open(CACHE)).put(addressOf(slug, language), new Response(text));
    } catch {
      // a full or blocked cache only loses the copy
    }
  },
};

export interface ContentReply {
  readonly json: unknown;
  readonly pages: number;
}

const readReply = async (response: Response, url: string): Promise<Outcome<ContentReply>> => {
  if (response.status === 404) return failed("not_found", `${url}: status 404`);
  const type = response.headers.get("Content-Type") ?? "";
  if (response.status !== 200 || !type.includes("json")) {
    return failed("bad_reply", `${url}: status ${response.status}, ${type || "no content type"}`);
  }
  const text = await response.text();
  if (text.length > CONTENT_MAX_BYTES) return failed("bad_reply", `${url}: ${text.length} characters`);
  // another origin may hide this header; then only the first page is read
  const pages = Number(response.headers.get("X-WP-TotalPages") ?? 1);
  return ok({ json: JSON.parse(text) as unknown, pages: Number.isInteger(pages) ? pages : 1 });
};

/** GETs a route of the content service. Never rejects; `not_found` for a 404. */
export async function askContent(
  fetch: Fetch,
  base: string,
  query: Readonly<Record<string, string>>,
): Promise<Outcome<ContentReply>> {
  // the query form of the route works on every WordPress, also without pretty links; slashes stay readable
  const url = `${base.replace(/\/+$/, "")}/?${new URLSearchParams(query).toString().replaceAll("%2F", "/")}`;
  const signal = AbortSignal.timeout(CONTENT_TIMEOUT_MS);
  try {
    return await readReply(await fetch(url, { headers: { Accept: "application/json" }, signal }), url);
  } catch (error) {
    return failed(signal.aborted ? "timeout" : "network", `${url}: ${detailOf(error)}`);
  }
}
