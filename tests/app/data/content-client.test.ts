import { expect, test } from "vitest";
import { categoriesIn, contentClient } from "../../../app/data/content-client.ts";
import { type ContentCopies, type ContentPost, postsIn } from "../../../app/data/content-post.ts";
import type { Language } from "../../../app/text/language.ts";
import { shippedContent } from "../../../edge-api/content/shipped-content.ts";

/** Bodies of a real WordPress, see tests/fixtures/wordpress. */
const recorded = import.meta.glob<string>("../../fixtures/wordpress/*.json", {
  query: "?raw",
  import: "default",
  eager: true,
});
const body = (name: string): string => recorded[`../../fixtures/wordpress/${name}.json`] ?? "";

/** A copy of the credits as the browser keeps it. */
const COPY = { slug: "credits", title: "Credits", address: null, language: null };

const json = (text: string, headers: Readonly<Record<string, string>> = {}, status = 200): Response =>
  new Response(text, { status, headers: { "Content-Type": "application/json; charset=UTF-8", ...headers } });

const memoryCopies = (): ContentCopies & { readonly kept: Map<string, ContentPost> } => {
  const kept = new Map<string, ContentPost>();
  return {
    kept,
    read: async (slug, language) => kept.get(`${language} ${slug}`) ?? null,
    keep: async (post, language) => void kept.set(`${language} ${post.slug}`, post),
  };
};

const client = (
  answer: (url: URL) => Response | Promise<Response>,
  copies = memoryCopies(),
  base = "https://cms.example/blog/",
  language: Language = "en",
) => {
  const asked: string[] = [];
  const fetch = async (url: string): Promise<Response> => {
    asked.push(url);
    return answer(new URL(url, "https://tare.example"));
  };
  return {
    asked,
    content: contentClient(
      fetch,
      copies,
      async () => base,
      () => language,
    ),
  };
};

const shipped = (url: URL): Response => {
  const reply = shippedContent(url.searchParams);
  return json(JSON.stringify(reply.body), reply.headers, reply.status);
};

test("the replies of a real WordPress are read: posts, plain-text titles, categories without `uncategorized`", () => {
  const posts = postsIn(JSON.parse(body("posts-fields")));
  expect(posts?.map((post) => post.slug)).toContain("howto-scorecard");
  expect(posts?.find((post) => post.slug === "credits")?.html).toContain("CO₂");
  const categories = categoriesIn(JSON.parse(body("categories")));
  expect(Object.fromEntries(categories ?? [])).toEqual({ common: 3, recycling: 4, scorecard: 2 });
  expect(
    postsIn([{ slug: "a", title: { rendered: "A &amp; B <b>&#8220;c&#8221;</b>" }, content: { rendered: "" } }]),
  ).toEqual([{ slug: "a", title: "A & B “c”", html: "", address: null, language: null }]);
  const link = "https://cms.example/?p=12";
  const rich = [{ slug: "a", content: { rendered: "" }, link, lang: "de" }];
  expect(postsIn(rich)).toMatchObject([{ address: link, language: "de" }]);
  const unsafe = [{ slug: "a", content: { rendered: "" }, link: "javascript:alert(1)" }];
  expect(postsIn(unsafe)).toMatchObject([{ address: null }]);
  // a post without an address of its own stands at the service
  expect(postsIn(unsafe, "https://cms.example/blog")).toMatchObject([{ address: "https://cms.example/blog" }]);
});

test("a post is requested by its slug, in the form that every WordPress accepts", async () => {
  const { asked, content } = client(() => json(body("posts-by-slug")));
  const answer = await content.post("recycling-help");
  expect(answer).toMatchObject({ ok: true, value: { stale: false, post: { slug: "recycling-help" } } });
  expect(asked).toEqual([
    "https://cms.example/blog/?rest_route=/wp/v2/posts&per_page=100&_fields=slug%2Ctitle%2Ccontent%2Ccategories%2Clink%2Clang&slug=recycling-help",
  ]);
});

test("the categories are requested once, and again after a failure", async () => {
  let isDown = true;
  const { asked, content } = client((url) => (isDown ? json("[]", {}, 503) : shipped(url)), undefined, "/content");
  expect(await content.category("scorecard")).toMatchObject({ ok: false });
  isDown = false;
  for (const slug of ["scorecard", "recycling", "nothing"]) await content.category(slug);
  expect(asked.filter((url) => url.includes("/categories"))).toHaveLength(2);
});

test("a category is read to its last page, and no further", async () => {
  const { asked, content } = client((url) => {
    if (url.searchParams.get("rest_route") === "/wp/v2/categories") return json(body("categories"));
    const page = url.searchParams.get("page");
    return page === "1" || page === "5"
      ? json(body(`posts-page-${page}`), { "X-WP-Total": "23", "X-WP-TotalPages": "5" })
      : json("[]", { "X-WP-Total": "23", "X-WP-TotalPages": "5" });
  });
  const posts = await content.category("scorecard");
  expect(posts.ok && posts.value.length).toBe(8);
  expect(asked.filter((url) => url.includes("categories=2")).length).toBe(5);
  expect(await content.category("uncategorized")).toMatchObject({ ok: false, problem: { code: "not_found" } });
});

/** A reply with one post of a category, in the requested language. */
const inCategory = (url: URL, slug: string): Response => {
  if (url.searchParams.get("rest_route") === "/wp/v2/categories") return json(body("categories"));
  const title = { rendered: url.searchParams.get("lang") ?? "en" };
  return json(JSON.stringify([{ slug, title, content: { rendered: "<p>theirs</p>" } }]));
};

test("a category comes in the reader's language if the service has it", async () => {
  const answer = client((url) => inCategory(url, "a"), memoryCopies(), "https://cms.example", "es");
  expect(await answer.content.category("recycling")).toMatchObject({ ok: true, value: [{ title: "es" }] });
  const hides = (url: URL) => (url.searchParams.has("lang") ? json("[]") : inCategory(url, "a"));
  const english = client(hides, memoryCopies(), "https://cms.example", "es");
  expect(await english.content.category("recycling")).toMatchObject({ ok: true, value: [{ title: "en" }] });
  const ours = await client(shipped, memoryCopies(), "/content", "es").content.category("recycling");
  expect(ours.ok && ours.value.map(({ title }) => title)).toContain("Vidrio");
});

const BROKEN: readonly (readonly [string, () => Response | Promise<Response>])[] = [
  ["down", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["an error", () => json("{}", {}, 503)],
  ["a page", () => new Response("<html>", { headers: { "Content-Type": "text/html" } })],
  ["no JSON", () => json("[")],
  ["another shape", () => json('{"a":1}')],
  ["too much", () => json(`"${"x".repeat(2 ** 21)}"`)],
];

test.each(BROKEN)("a broken service (%s): the last good copy, else the built-in text", async (_, fails) => {
  const copies = memoryCopies();
  const { content } = client((url) => (url.host === "cms.example" ? fails() : shipped(url)), copies);
  const first = await content.post("credits");
  expect(first).toMatchObject({ ok: true, value: { stale: true } });
  expect(first.ok && first.value.post.html).toContain("Open Government Licence");
  copies.kept.set("en credits", { ...COPY, html: "<p>theirs</p>" });
  expect(await content.post("credits")).toMatchObject({
    ok: true,
    value: { stale: true, post: { html: "<p>theirs</p>" } },
  });
});

test.each(BROKEN)("a category of a broken service (%s) comes from the built-in texts", async (_, fails) => {
  const { content } = client((url) => (url.host === "cms.example" ? fails() : shipped(url)));
  const posts = await content.category("recycling");
  expect(posts.ok && posts.value.map(({ slug }) => slug)).toContain("recycling-criteria-glass");
});

test("a post that only the built-in service has is not stale; one that no service has is not found", async () => {
  const { content } = client((url) => (url.host === "cms.example" ? json(body("posts-unknown-slug")) : shipped(url)));
  expect(await content.post("privacy")).toMatchObject({ ok: true, value: { stale: false, post: { slug: "privacy" } } });
  expect(await content.post("nonsense")).toMatchObject({ ok: false, problem: { code: "not_found" } });
});

test("a failure of our own service is reported once nothing else is left", async () => {
  const { asked, content } = client(() => Promise.reject(new TypeError("Failed to fetch")), memoryCopies(), "/content");
  expect(await content.post("credits")).toMatchObject({ ok: false, problem: { code: "network" } });
  expect(asked.length).toBe(1);
});

const spanish = (answer: (url: URL) => Response | Promise<Response>, copies = memoryCopies(), base = "/content") =>
  client(answer, copies, base, "es");

test("a Spanish reader gets the Spanish text in one call, and its copy is separate from the English one", async () => {
  const copies = memoryCopies();
  const { asked, content } = spanish(shipped, copies);
  expect(await content.post("credits")).toMatchObject({
    ok: true,
    value: { stale: false, post: { title: "Créditos y fuentes" } },
  });
  expect(asked.length).toBe(1);
  expect([...copies.kept.keys()]).toEqual(["es credits"]);
});

const theirs = (url: URL) =>
  json(body(url.searchParams.get("slug") === "recycling-help" ? "posts-by-slug" : "categories"));

test.each<readonly [string, (url: URL) => Response]>([
  ["knows no languages", theirs],
  ["hides what is not translated", (url) => (url.searchParams.has("lang") ? json("[]") : theirs(url))],
  ["refuses the language", (url) => (url.searchParams.has("lang") ? json("{}", {}, 400) : theirs(url))],
])("a service that %s answers in its own language", async (_, answer) => {
  const { content } = spanish(answer, memoryCopies(), "https://cms.example");
  expect(await content.post("recycling-help")).toMatchObject({
    ok: true,
    value: { stale: false, post: { slug: "recycling-help" } },
  });
});

test("offline: the copy in the reader's language, else the English one; nothing is requested twice", async () => {
  const copies = memoryCopies();
  const { asked, content } = spanish(() => Promise.reject(new TypeError("Failed to fetch")), copies);
  expect(await content.post("credits")).toMatchObject({ ok: false, problem: { code: "network" } });
  expect(asked.length).toBe(1);
  copies.kept.set("en credits", { ...COPY, html: "<p>in English</p>" });
  expect(await content.post("credits")).toMatchObject({ ok: true, value: { stale: true, post: { title: "Credits" } } });
  copies.kept.set("es credits", { ...COPY, title: "Créditos", html: "<p>en español</p>" });
  expect(await content.post("credits")).toMatchObject({
    ok: true,
    value: { stale: true, post: { title: "Créditos" } },
  });
});
