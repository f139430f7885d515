import * as v from "valibot";
import { askContent } from "./content-request.ts";
import type { Fetch } from "./http.ts";
import { failed, ok, type Outcome } from "./outcome.ts";

/** The ids of the service's categories by slug, without `uncategorized` (specification section 3). */
export type ContentCategories = ReadonlyMap<string, number>;

const CategoriesSchema = v.array(v.object({ id: v.number(), slug: v.string() }));

/** The categories of a reply, by slug; null if it is not a list of categories. */
export const categoriesIn = (reply: unknown): ContentCategories | null => {
  const parsed = v.safeParse(CategoriesSchema, reply);
  if (!parsed.success) return null;
  return new Map(parsed.output.filter(({ slug }) => slug !== "uncategorized").map(({ slug, id }) => [slug, id]));
};

/** Gives the categories of the service at an address; asked once, and again after a failure. Never rejects. */
export function contentIndex(fetch: Fetch): (base: string) => Promise<Outcome<ContentCategories>> {
  const asked = new Map<string, Promise<Outcome<ContentCategories>>>();

  const ask = async (base: string): Promise<Outcome<ContentCategories>> => {
    const reply = await askContent(fetch, base, { rest_route: "/wp/v2/categories", per_page: "100" });
    const found = reply.ok ? categoriesIn(reply.value.json) : null;
    if (found !== null) return ok(found);
    asked.delete(base);
    return reply.ok ? failed("bad_reply", "categories are no list") : reply;
  };

  return (base) => {
    const known = asked.get(base) ?? ask(base);
    asked.set(base, known);
    return known;
  };
}
