import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ContentOrigin } from "../../../edge-api/content/content-origin.ts";

const recorded = (name: string): string =>
  readFileSync(join(import.meta.dirname, `../../fixtures/wordpress/${name}.json`), "utf8");

/** Bytes of one read. */
const PIECE = 65_536;

/** A post with all fields of a real WordPress. */
const [REAL_POST] = JSON.parse(recorded("posts-by-slug")) as readonly Readonly<Record<string, unknown>>[];
const CATEGORIES = JSON.parse(recorded("categories")) as readonly { readonly id: number; readonly slug: string }[];

/** A post of the stand-in. */
export interface StandInPost {
  readonly slug: string;
  readonly html: string;
  /** slug of a recorded category: `scorecard`, `common` or `recycling` */
  readonly category?: string;
  /** drafts are not in any list */
  readonly status?: "publish" | "draft";
  /** language as a multilingual extension gives it */
  readonly lang?: string;
}

export interface StandInWordpress {
  readonly origin: ContentOrigin;
  /** paths and queries of all requests, decoded */
  readonly asked: string[];
  /** replaces the answers; null: as usual */
  broken: ((url: URL, init: RequestInit) => Response | Promise<Response>) | null;
}

const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/json; charset=UTF-8", ...headers },
  });

/** Bytes as they come from a network. */
function inPieces(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at < bytes.byteLength) controller.enqueue(bytes.slice(at, (at += PIECE)));
      else controller.close();
    },
  });
}

/**
 * A WordPress with these posts, as `ContentOrigin`: its categories, error bodies and fields are recorded from a real one.
 *
 * @param address base address, by default with a folder
 * @param images type and bytes by path
 */
export function standInWordpress(
  posts: readonly StandInPost[],
  address = "https://cms.example/blog",
  images: Readonly<Record<string, { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> }>> = {},
): StandInWordpress {
  const asked: string[] = [];
  const rows = posts
    .filter(({ status = "publish" }) => status === "publish")
    .map(({ slug, html, category = "common", lang }, index) => ({
      ...REAL_POST,
      id: index + 10,
      slug,
      link: `${address}/?p=${index + 10}`,
      title: { rendered: slug },
      content: { rendered: html, protected: false },
      categories: CATEGORIES.filter((one) => one.slug === category).map(({ id }) => id),
      ...(lang !== undefined && { lang }),
    }));

  const paged = (all: readonly unknown[], query: URLSearchParams): Response => {
    const perPage = Number(query.get("per_page") ?? 10);
    const page = Number(query.get("page") ?? 1);
    const pages = Math.ceil(all.length / perPage);
    if (page > Math.max(pages, 1)) return json(JSON.parse(recorded("posts-page-beyond")), 400);
    const totals = { "X-WP-Total": String(all.length), "X-WP-TotalPages": String(pages) };
    return json(all.slice((page - 1) * perPage, page * perPage), 200, totals);
  };

  const answer = ({ pathname, searchParams: query }: URL): Response => {
    const image = images[pathname];
    if (image !== undefined) return new Response(inPieces(image.bytes), { headers: { "Content-Type": image.type } });
    const route = query.get("rest_route");
    if (route === "/wp/v2/categories") return paged(CATEGORIES, query);
    if (route !== "/wp/v2/posts") return json(JSON.parse(recorded("unknown-route")), 404);
    const slugs = query.get("slug")?.split(",");
    const categories = query.get("categories")?.split(",").map(Number);
    const lang = query.get("lang");
    const found = rows.filter(
      (row) =>
        (slugs?.includes(row.slug) ?? true) &&
        (categories?.some((id) => row.categories.includes(id)) ?? true) &&
        (lang === null || row.lang === undefined || row.lang === lang),
    );
    return paged(found, query);
  };

  const wordpress: StandInWordpress = {
    asked,
    broken: null,
    origin: {
      address,
      fetch: async (text, init) => {
        const url = new URL(text);
        asked.push(decodeURIComponent(`${url.pathname}${url.search}`));
        return wordpress.broken === null ? answer(url) : wordpress.broken(url, init);
      },
    },
  };
  return wordpress;
}
