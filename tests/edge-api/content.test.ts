import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sqliteApi } from "./suite/sqlite-api.ts";
import { jsonOf } from "./suite/api-under-test.ts";

const RECORDED = join(import.meta.dirname, "../fixtures/wordpress");

const recorded = (name: string): { readonly status: number; readonly body: string; readonly totals: string[] } => {
  const head = readFileSync(join(RECORDED, `${name}.headers`), "utf8");
  const headers = new Map(
    head.split("\n").flatMap((line) => {
      const [key, value] = line.split(": ");
      return key !== undefined && value !== undefined ? [[key, value.trim()] as const] : [];
    }),
  );
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]),
    body: readFileSync(join(RECORDED, `${name}.json`), "utf8"),
    totals: [headers.get("X-WP-Total") ?? "", headers.get("X-WP-TotalPages") ?? ""],
  };
};

interface Post {
  readonly id: number;
  readonly slug: string;
  readonly categories: readonly number[];
  readonly title: { readonly rendered: string };
  readonly content: { readonly rendered: string; readonly protected: boolean };
}

const postsIn = (answer: { readonly bytes: Uint8Array }): readonly Post[] =>
  JSON.parse(new TextDecoder().decode(answer.bytes));

const POSTS = "/content/?rest_route=/wp/v2/posts";

/** The slugs of specification section 7, and `privacy` of decisions.md 25. */
const SLUGS =
  "usecase scorecard scorecard-help howto howto-scorecard howto-tool what-is-this-tool understanding circularity-rates addportfolio_pophelp chemicals_tiers portfolio_metric_info comparison_metric_info help_text homepage compare credits methodology recycling recycling-help privacy".split(
    " ",
  );

test("every slug of the specification has a text, and every material group recycling criteria", async () => {
  const api = await sqliteApi();
  const posts = postsIn(await api.ask(`${POSTS}&per_page=100`));
  const slugs = posts.map((post) => post.slug);
  expect(slugs).toEqual(expect.arrayContaining(SLUGS));
  expect(new Set(slugs).size).toBe(slugs.length);
  const groups = readFileSync(
    join(import.meta.dirname, "../../migrations/reference-data/recovery/stream-groups.csv"),
    "utf8",
  );
  const ids = groups
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(",")[0]);
  expect(ids.length).toBeGreaterThan(5);
  expect(slugs).toEqual(expect.arrayContaining(ids.map((group) => `recycling-criteria-${group}`)));
  const html = (slug: string): string => posts.find((post) => post.slug === slug)?.content.rendered ?? "";
  expect(slugs.filter((slug) => html(slug).length < 80)).toEqual([]);
  expect(slugs.filter((slug) => /<script|<style|javascript:|\son\w+=/i.test(html(slug)))).toEqual([]);
});

test("the shipped texts have the fields of a real WordPress reply", async () => {
  const api = await sqliteApi();
  const [post] = postsIn(await api.ask(`${POSTS}&slug=recycling-help`));
  const [theirs]: readonly Post[] = JSON.parse(recorded("posts-by-slug").body);
  expect(post?.slug).toBe("recycling-help");
  const types = (of: Post | undefined) =>
    [of?.id, of?.slug, of?.title, of?.content, of?.categories].map((one) => typeof one);
  expect(types(post)).toEqual(types(theirs));
  expect(Object.keys(theirs?.content ?? {})).toEqual(expect.arrayContaining(Object.keys(post?.content ?? {})));
});

test("categories are those of the specification, and posts can be filtered by them", async () => {
  const api = await sqliteApi();
  const categories: readonly { id: number; slug: string; count: number }[] = JSON.parse(
    new TextDecoder().decode((await api.ask("/content/?rest_route=/wp/v2/categories")).bytes),
  );
  expect(categories.map((category) => category.slug).toSorted()).toEqual(["common", "recycling", "scorecard"]);
  for (const { id, count } of categories) {
    const posts = postsIn(await api.ask(`${POSTS}&categories=${id}&per_page=100`));
    expect(posts.length).toBe(count);
    expect(posts.every((post) => post.categories.includes(id))).toBe(true);
  }
});

test("pages, totals and a page beyond the last match recorded WordPress replies", async () => {
  const api = await sqliteApi();
  const first = await api.ask(`${POSTS}&per_page=5`);
  const total = Number(first.headers.get("X-WP-Total"));
  const pages = Number(first.headers.get("X-WP-TotalPages"));
  expect(pages).toBe(Math.ceil(total / 5));
  const all: number[] = [];
  for (let page = 1; page <= pages; page++) {
    all.push(...postsIn(await api.ask(`${POSTS}&per_page=5&page=${page}`)).map((post) => post.id));
  }
  expect(new Set(all).size).toBe(total);
  const beyond = await api.ask(`${POSTS}&per_page=5&page=${pages + 1}`);
  const theirs = recorded("posts-page-beyond");
  expect(beyond.status).toBe(theirs.status);
  expect(jsonOf(beyond)).toEqual(JSON.parse(theirs.body));
  const unknown = await api.ask(`${POSTS}&slug=nonsense`);
  expect([unknown.status, jsonOf(unknown)]).toEqual([200, []]);
  const noRoute = await api.ask("/content/?rest_route=/wp/v2/users");
  expect([noRoute.status, jsonOf(noRoute)]).toEqual([404, JSON.parse(recorded("unknown-route").body)]);
  expect((await api.ask(`${POSTS}&per_page=101`)).status).toBe(400);
  expect((await api.ask(`${POSTS}&page=0`)).status).toBe(400);
  expect((await api.ask(`${POSTS}&categories=x`)).status).toBe(400);
});
