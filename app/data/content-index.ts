import { askContent } from "./content-request.ts";
import type { Fetch } from "./http.ts";
import { failed, ok, type Outcome } from "./outcome.ts";
import { listOf, recordOf, textOf } from "./plain-json.ts";

/** The service's categories by slug, without `uncategorized` (specification section 3). */
export type ContentCategories = ReadonlyMap<string, number>;

/** What the content service has. Read without the schema library: start-up loads it before any help is opened. */
export interface ContentIndex {
  /** The categories of the service at this address: asked for once, and again after a failure. Never rejects. */
  readonly of: (base: string) => Promise<Outcome<ContentCategories>>;
}

const categoryOf = (value: unknown): readonly [slug: string, id: number] | null => {
  const record = recordOf(value);
  const [slug, id] = [textOf(record?.["slug"]), record?.["id"]];
  return slug === null || typeof id !== "number" ? null : [slug, id];
};

/** The categories of a reply, keyed by slug; null if it is no list of categories. */
export const categoriesIn = (reply: unknown): ContentCategories | null => {
  const categories = listOf(reply, categoryOf);
  return categories && new Map(categories.filter(([slug]) => slug !== "uncategorized"));
};

export function contentIndex(fetch: Fetch): ContentIndex {
  const asked = new Map<string, Promise<Outcome<ContentCategories>>>();

  const ask = async (base: string): Promise<Outcome<ContentCategories>> => {
    const reply = await askContent(fetch, base, { rest_route: "/wp/v2/categories", per_page: "100" });
    const found = reply.ok ? categoriesIn(reply.value.json) : null;
    if (found !== null) return ok(found);
    asked.delete(base);
    return reply.ok ? failed("bad_reply", "categories are no list") : reply;
  };

  return {
    of: (base) => {
      const known = asked.get(base) ?? ask(base);
      asked.set(base, known);
      return known;
    },
  };
}
