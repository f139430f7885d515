import type { Language } from "../text/language.ts";
import { postsIn, type ContentPost } from "./content-post.ts";

/** Last good copies of texts that are the same for everybody. Best effort: reading answers null, keeping never fails. */
export interface ContentCopies {
  readonly read: (slug: string, language: Language) => Promise<ContentPost | null>;
  /** @param language of the reader who was answered with it; the text may be in another one */
  readonly keep: (post: ContentPost, language: Language) => Promise<void>;
}

const CACHE = "tare-content";

const addressOf = (slug: string, language: Language): string =>
  `/content/copy/${language === "en" ? "" : `${language}/`}${encodeURIComponent(slug)}`;

/** In the browser's cache storage, which logging out need not clear: there is nothing of a user in it. */
export const browserContentCopies: ContentCopies = {
  read: async (slug, language) => {
    try {
      const kept = await (await caches.open(CACHE)).match(addressOf(slug, language));
      return kept === undefined ? null : (postsIn(await kept.json())?.[0] ?? null);
    } catch {
      // a cache that is closed to us has no copy
      return null;
    }
  },
  keep: async ({ slug, title, html }, language) => {
    try {
      const text = JSON.stringify([{ slug, title: { rendered: title }, content: { rendered: html } }]);
      await (await caches.open(CACHE)).put(addressOf(slug, language), new Response(text));
    } catch {
      // a full or blocked cache costs the copy, nothing else
    }
  },
};
