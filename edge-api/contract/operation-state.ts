import * as v from "valibot";

/** How a page can fail: its code threw while it was shown, or its scripts did not load. */
export const PAGE_FAILURES = ["crash", "chunk"] as const;
export type PageFailureCode = (typeof PAGE_FAILURES)[number];

/** POST /api/pageFailed: what failed in which build, and nothing about the user. */
export const PageFailureSchema = v.object({
  code: v.picklist(PAGE_FAILURES),
  /** from the name of the page's entry script; "": unknown */
  build: v.pipe(v.string(), v.regex(/^[\w-]{0,16}$/, "the name of a build")),
});
