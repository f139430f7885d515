import type { Language } from "../text/language.ts";
import { postsIn, type ContentPost } from "./content-post.ts";

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
