import { describe, expect, test } from "vitest";
import { CONTENT_ORIGIN_TIMEOUT_MS, CONTENT_TIMEOUT_MS } from "../../edge-api/contract/content-routes.ts";
import { jsonOf } from "./suite/api-under-test.ts";
import { sqliteApi } from "./suite/sqlite-api.ts";
import { standInWordpress, type StandInPost } from "./suite/stand-in-wordpress.ts";

interface Post {
  readonly slug: string;
  readonly content: { readonly rendered: string };
}

const POSTS = "/content/?rest_route=/wp/v2/posts";
const THEIRS = "<p>theirs</p>";

/** The API with a WordPress of these posts behind /content, and its clock. */
const behind = async (posts: readonly StandInPost[], images?: Parameters<typeof standInWordpress>[2]) => {
  const wordpress = standInWordpress(posts, undefined, images);
  const clock = { now: 1_000_000 };
  const api = await sqliteApi({ contentOrigin: wordpress.origin, now: () => clock.now });
  const postsAt = async (query: string): Promise<readonly Post[]> => {
    const answer = await api.ask(`${POSTS}${query}`);
    expect(answer.status).toBe(200);
    return jsonOf(answer) as readonly Post[];
  };
  const htmlOf = async (slug: string) => (await postsAt(`&slug=${slug}`))[0]?.content.rendered;
  return { wordpress, clock, api, postsAt, htmlOf };
};

describe("a WordPress behind /content", () => {
  test("its texts replace the shipped ones; the shipped ones stand in for drafts, 404s and missing texts", async () => {
    const { wordpress, htmlOf } = await behind([
      { slug: "credits", html: THEIRS },
      { slug: "methodology", html: THEIRS, status: "draft" },
    ]);
    expect(await htmlOf("credits")).toBe(THEIRS);
    expect(await htmlOf("methodology")).toContain("characterisation factors");
    expect(await htmlOf("privacy")).toContain("As a guest");
    wordpress.broken = () => new Response("{}", { status: 404, headers: { "Content-Type": "application/json" } });
    expect(await htmlOf("howto")).toContain("<p>");
  });

  test.each([
    ["down", () => Promise.reject(new TypeError("connection refused"))],
    ["failing", () => new Response("no", { status: 503 })],
    ["a page", () => new Response("<html>", { headers: { "Content-Type": "text/html" } })],
    ["no JSON", () => new Response("{", { headers: { "Content-Type": "application/json" } })],
    ["no list", () => new Response("{}", { headers: { "Content-Type": "application/json" } })],
    ["too long", () => new Response(`["${"x".repeat(2 ** 21)}"]`, { headers: { "Content-Type": "application/json" } })],
  ])("%s: the privacy notice, the categories and their texts are there; what was read stays", async (_, broken) => {
    const { wordpress, clock, api, htmlOf, postsAt } = await behind([{ slug: "credits", html: THEIRS }]);
    expect(await htmlOf("credits")).toBe(THEIRS);
    wordpress.broken = broken;
    clock.now += 6 * 60_000;
    expect(await htmlOf("credits")).toBe(THEIRS);
    expect(await htmlOf("privacy")).toContain("As a guest");
    const categories = jsonOf(await api.ask("/content/?rest_route=/wp/v2/categories")) as {
      id: number;
      slug: string;
    }[];
    expect(categories.map(({ slug }) => slug).toSorted()).toEqual(["common", "recycling", "scorecard"]);
    const id = categories.find(({ slug }) => slug === "recycling")?.id;
    const slugs = (await postsAt(`&categories=${id}&per_page=100`)).map(({ slug }) => slug);
    expect(slugs).toContain("recycling-criteria-glass");
  });

  test("that does not answer: the shipped text is sent before the page gives up", async () => {
    expect(CONTENT_TIMEOUT_MS - CONTENT_ORIGIN_TIMEOUT_MS).toBeGreaterThanOrEqual(1_000);
    const { wordpress, htmlOf } = await behind([]);
    wordpress.broken = (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(new Error("aborted")));
      });
    const page = AbortSignal.timeout(CONTENT_TIMEOUT_MS);
    expect(await htmlOf("credits")).toContain("Open Government Licence");
    expect(page.aborted).toBe(false);
  });

  test("a category has its texts of all pages, then the shipped ones that it lacks", async () => {
    const many = Array.from({ length: 250 }, (_, at) => ({ slug: `more-${at}`, html: THEIRS, category: "recycling" }));
    const { wordpress, api, postsAt } = await behind([
      { slug: "recycling-criteria-glass", html: THEIRS, category: "recycling" },
      ...many,
    ]);
    const categories = jsonOf(await api.ask("/content/?rest_route=/wp/v2/categories")) as {
      id: number;
      slug: string;
    }[];
    const id = categories.find(({ slug }) => slug === "recycling")?.id;
    const posts: Post[] = [];
    for (const page of [1, 2, 3]) posts.push(...(await postsAt(`&categories=${id}&per_page=100&page=${page}`)));
    const bySlug = new Map(posts.map((post) => [post.slug, post.content.rendered]));
    expect(bySlug.size).toBe(posts.length);
    expect([bySlug.get("more-249"), bySlug.get("recycling-criteria-glass")]).toEqual([THEIRS, THEIRS]);
    expect(bySlug.get("recycling-criteria-plastic")).toContain("<p>");
    // each page once, and unknown categories not at all
    const before = wordpress.asked.length;
    expect(await postsAt("&categories=999")).toEqual([]);
    expect(wordpress.asked.length).toBe(before);
    expect(wordpress.asked.filter((url) => url.includes(`categories=${id}`)).length).toBe(3);
  });

  test("in Spanish, else in English, else the shipped Spanish text", async () => {
    const { htmlOf } = await behind([
      { slug: "credits", html: "<p>suyo</p>", lang: "es" },
      { slug: "howto", html: THEIRS, lang: "en" },
    ]);
    expect(await htmlOf("credits&lang=es")).toBe("<p>suyo</p>");
    expect(await htmlOf("howto&lang=es")).toBe(THEIRS);
    expect(await htmlOf("privacy&lang=es")).toContain("Como invitado");
  });
});

/** A redirect to an address. */
const redirected = (location: string) => new Response("moved", { status: 302, headers: { Location: location } });

describe("requests to WordPress", () => {
  test.each(["http://169.254.169.254/latest", "//evil.example/", "http://:", "/loop"])(
    "a redirect to %j ends as 502, and its reply is not sent",
    async (location) => {
      const { wordpress, api } = await behind([{ slug: "credits", html: THEIRS }]);
      const asked: string[] = [];
      wordpress.broken = (url) => {
        asked.push(url.href);
        return redirected(location);
      };
      const answer = await api.ask(`${POSTS}&slug=credits`);
      expect([answer.status, Object(jsonOf(answer)).code]).toEqual([502, "content_elsewhere"]);
      expect(asked).toHaveLength(location === "/loop" ? 4 : 1);
      expect(new Set(asked.map((url) => new URL(url).origin))).toEqual(
        new Set([new URL(wordpress.origin.address).origin]),
      );
    },
  );

  test("three redirects within the service are followed", async () => {
    const { wordpress, htmlOf } = await behind([{ slug: "credits", html: THEIRS }]);
    let hops = 0;
    wordpress.broken = (url) =>
      ++hops <= 3
        ? redirected(`/moved?${hops}`)
        : Response.json(url.search === "?3" ? [{ slug: "credits", content: { rendered: THEIRS } }] : []);
    expect(await htmlOf("credits")).toBe(THEIRS);
  });

  test("one while it is in flight, one in five minutes; none for slugs that no page has", async () => {
    const { wordpress, clock, postsAt, htmlOf } = await behind([{ slug: "credits", html: THEIRS }]);
    expect(await Promise.all([htmlOf("credits"), htmlOf("credits"), htmlOf("credits")])).toEqual([
      THEIRS,
      THEIRS,
      THEIRS,
    ]);
    expect(wordpress.asked).toEqual(["/blog/?rest_route=/wp/v2/posts&slug=credits"]);
    for (let at = 0; at < 300; at++) expect(await postsAt(`&slug=nonsense-${at}`)).toEqual([]);
    expect(await htmlOf("credits")).toBe(THEIRS);
    expect(wordpress.asked.length).toBe(1);
    clock.now += 5 * 60_000;
    await htmlOf("credits");
    expect(wordpress.asked.length).toBe(2);
  });

  test.each([
    ["a text that it lacks", null],
    ["a failure", () => new Response("no", { status: 503 })],
  ])("%s is not asked for again for a minute", async (_, broken) => {
    const { wordpress, clock, htmlOf } = await behind([]);
    wordpress.broken = broken;
    const ask = async () => {
      await htmlOf("credits");
      return wordpress.asked.length;
    };
    expect([await ask(), await ask()]).toEqual([1, 1]);
    clock.now += 60_000;
    expect(await ask()).toBe(2);
  });

  test("parameters that no page sends change nothing", async () => {
    const { wordpress, postsAt } = await behind([{ slug: "credits", html: THEIRS }]);
    for (const extra of ["&evil=1", "&per_page=7", "&_fields=slug", "&page=1"]) await postsAt(`&slug=credits${extra}`);
    expect(wordpress.asked.length).toBe(1);
  });
});

describe("images of WordPress", () => {
  const PNG = { type: "image/png", bytes: Uint8Array.of(137, 80, 78, 71) };
  const ask = (path: string) => `/content/image?path=${encodeURIComponent(path)}`;

  test("come from this server, with their type", async () => {
    const { api } = await behind([], { "/blog/wp-content/uploads/a%20b.png": PNG });
    const answer = await api.ask(ask("/blog/wp-content/uploads/a b.png"));
    expect([answer.status, answer.headers.get("Content-Type"), answer.bytes]).toEqual([200, PNG.type, PNG.bytes]);
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=86400");
  });

  test.each([
    ["another type", { type: "text/html", bytes: PNG.bytes }],
    ["a type that can hold script", { type: "image/svg+xml", bytes: PNG.bytes }],
    ["too large", { type: "image/png", bytes: new Uint8Array(5 * 1024 * 1024 + 1) }],
  ])("%s: not passed on, and not asked for again for a minute", async (_, image) => {
    const { wordpress, clock, api } = await behind([], { "/x": image });
    for (const count of [1, 1]) {
      expect((await api.ask(ask("/x"))).status).toBe(404);
      expect(wordpress.asked.length).toBe(count);
    }
    clock.now += 60_000;
    await api.ask(ask("/x"));
    expect(wordpress.asked.length).toBe(2);
  });

  test("a redirect is not followed", async () => {
    const { wordpress, api } = await behind([]);
    const inits: RequestInit[] = [];
    wordpress.broken = (_, init) => {
      inits.push(init);
      return new Response(null, { status: 302, headers: { Location: "http://169.254.169.254/" } });
    };
    expect((await api.ask(ask("/x"))).status).toBe(404);
    expect(inits.map(({ redirect }) => redirect)).toEqual(["manual"]);
  });

  test.each(["//evil.example/a.png", "https://evil.example/a.png", "/\\evil.example/a.png", "a.png", "", "/a.png?x=1"])(
    "the path %j cannot leave the service or vary a request",
    async (path) => {
      const { wordpress, api } = await behind([], { "/a.png": PNG });
      await api.ask(ask(path));
      expect(wordpress.asked.filter((url) => url !== "/a.png")).toEqual([]);
    },
  );

  test("are 404s without a content service", async () => {
    expect((await (await sqliteApi()).ask(ask("/a.png"))).status).toBe(404);
  });
});
