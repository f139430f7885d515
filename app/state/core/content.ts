import { atom, type Atom } from "jotai";
import { unwrap } from "jotai/utils";
import type { ContentPost } from "../../data/content-post.ts";
export type { ContentPost } from "../../data/content-post.ts";
import type { Problem } from "./outcome.ts";
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

const LOADING: ContentState = { status: "loading", post: null, stale: false, problem: null };
const triesAtom = atom(0);

/** The post of a slug (specification section 7), fetched at its first use; the same atom for the same slug. */
export const contentAtom = atomFamily((slug): Atom<ContentState> => {
  const runAtom = atom(async (get): Promise<ContentState> => {
    get(triesAtom);
    const services = await openSafely(get(servicesAtom));
    const answer = services.ok ? await services.value.content.post(slug) : services;
    if (!answer.ok) return { ...LOADING, status: "problem", problem: answer.problem };
    return { status: "ready", post: answer.value.post, stale: answer.value.stale, problem: null };
  });
  return unwrap(runAtom, (before) => before ?? LOADING);
});

/** The posts of several slugs that form one page, in this order. */
export const contentsAtom = (slugs: readonly string[]): Atom<readonly ContentState[]> =>
  atom((get) => slugs.map((slug) => get(contentAtom(slug))));

/** All posts of a category. Categories are not cached, so none is stale. */
export interface CategoryState {
  readonly status: "loading" | "ready" | "problem";
  readonly posts: readonly ContentPost[];
  readonly problem: Problem | null;
}

const categoryOf = (slug: string): Atom<CategoryState> => {
  const runAtom = atom(async (get): Promise<CategoryState> => {
    get(triesAtom);
    const services = await openSafely(get(servicesAtom));
    const answer = services.ok ? await services.value.content.category(slug) : services;
    if (!answer.ok) return { status: "problem", posts: [], problem: answer.problem };
    return { status: "ready", posts: answer.value, problem: null };
  });
  return unwrap(runAtom, (before) => before ?? { status: "loading", posts: [], problem: null });
};

/** Help for recycling and composting (specification section 7). */
export const recyclingTextsAtom = categoryOf("recycling");

/** Asks again for posts that could not be loaded. */
export const retryContentAtom = atom(null, (_get, set) => set(triesAtom, (tries) => tries + 1));

/** Loads the index of the content service, which each text of it needs; never fails. */
export const loadContentIndexAtom = atom(null, async (get): Promise<void> => {
  const opened = await openSafely(get(servicesAtom));
  if (opened.ok) await opened.value.content.index();
});
