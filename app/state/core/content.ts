import { atom, type Atom } from "jotai";
import { unwrap } from "jotai/utils";
import type { ContentPost } from "../../data/content-post.ts";
export type { ContentPost } from "../../data/content-post.ts";
import type { ContentClient } from "../../data/content-client.ts";
import { ok, type Outcome, type Problem } from "./outcome.ts";
import { openSafely, servicesAtom } from "./services.ts";
import { atomFamily } from "./atom-family.ts";

/** A post of the content service as a page shows it; HTML only through `app/help/rich-text.tsx`. */
export interface ContentState {
  readonly status: "loading" | "ready" | "problem";
  readonly post: ContentPost | null;
  /** ready, but an older copy, because the service did not answer */
  readonly stale: boolean;
  readonly problem: Problem | null;
}

const triesAtom = atom(0);

/** An answer of the content service, requested while displayed. @param nothing the value in place of the answer */
const answerAtom = <T extends object>(nothing: T, ask: (content: ContentClient) => Promise<Outcome<T>>) => {
  const runAtom = atom(async (get) => {
    get(triesAtom);
    const services = await openSafely(get(servicesAtom));
    const answer = services.ok ? await ask(services.value.content) : services;
    return answer.ok
      ? { status: "ready" as const, ...answer.value, problem: null }
      : { status: "problem" as const, ...nothing, problem: answer.problem };
  });
  return unwrap(runAtom, (before) => before ?? { status: "loading" as const, ...nothing, problem: null });
};

/** The post of a slug (specification section 7), fetched at its first use; the same atom for the same slug. */
export const contentAtom = atomFamily((slug): Atom<ContentState> =>
  answerAtom<Pick<ContentState, "post" | "stale">>({ post: null, stale: false }, (content) => content.post(slug)),
);

/** The posts of several slugs that form one page, in this order. */
export const contentsAtom = (slugs: readonly string[]): Atom<readonly ContentState[]> =>
  atom((get) => slugs.map((slug) => get(contentAtom(slug))));

/** All posts of a category. Categories are not cached, so none is stale. */
export interface CategoryState {
  readonly status: "loading" | "ready" | "problem";
  readonly posts: readonly ContentPost[];
  readonly problem: Problem | null;
}

/** Help for recycling and composting (specification section 7). */
export const recyclingTextsAtom: Atom<CategoryState> = answerAtom<Pick<CategoryState, "posts">>(
  { posts: [] },
  async (content) => {
    const posts = await content.category("recycling");
    return posts.ok ? ok({ posts: posts.value }) : posts;
  },
);

/** Asks again for posts that could not be loaded. */
export const retryContentAtom = atom(null, (_get, set) => set(triesAtom, (tries) => tries + 1));

/** Loads the index of the content service, which each text of it needs; never fails. */
export const loadContentIndexAtom = atom(null, async (get): Promise<void> => {
  const opened = await openSafely(get(servicesAtom));
  if (opened.ok) await opened.value.content.index();
});
