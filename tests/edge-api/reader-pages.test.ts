import { beforeAll, describe, expect, test } from "vitest";
import { SERVER_PAGES } from "../../edge-api/contract/server-pages.ts";
import { SHIPPED_POSTS } from "../../edge-api/content/shipped-posts.ts";
import { linkedHeadings } from "../../edge-api/pages/text-page.ts";
import { toyDataset } from "../fixtures/toy-dataset.ts";
import { SITE } from "./suite/authenticator.ts";
import { jsonOf, PAGE, publish, textOf } from "./suite/api-under-test.ts";
import { share } from "./suite/items.ts";
import { person } from "./suite/people.ts";
import { sqliteApi, type SqliteApi } from "./suite/sqlite-api.ts";

let api: SqliteApi;
beforeAll(async () => {
  api = await sqliteApi();
  await publish(api, toyDataset("2026.1"));
});
const read = async (path: string): Promise<string> => {
  const answer = await api.ask(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return textOf(answer);
};

describe("pages that the server renders", () => {
  test.each([
    ["/method", "en", "methodology"],
    ["/method?lang=es", "es", "methodology"],
    ["/sources", "en", "credits"],
    ["/sources?lang=es", "es", "credits"],
  ])("%s shows its whole text without a script, each heading with an address", async (path, lang, slug) => {
    const page = await read(path);
    expect(page).toContain(`<html lang="${lang}">`);
    expect(page).not.toMatch(/<script|style=/);
    const text = SHIPPED_POSTS.find((post) => post.slug === slug)?.html ?? "";
    const headings = (html: string) => html.match(/<h[23][ >]/g)?.length;
    expect(headings(page)).toBe(headings(text));
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.length).toBeGreaterThan(ids.length);
    expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
    expect(page).toContain(`<meta property="og:url" content="${SITE}${path}"`);
  });

  test("two headings of one name have two addresses", () => {
    const { html, contents } = linkedHeadings("<h2>Qué <em>es</em></h2><h2>Qué es</h2>");
    expect(contents.map(({ id }) => id)).toEqual(["que-es", "que-es-2"]);
    expect(html).toContain('<h2 id="que-es"><a href="#que-es">Qué <em>es</em></a></h2>');
  });

  test("robots.txt, sitemap.xml and llms.txt name addresses that answer", async () => {
    expect(await read("/robots.txt")).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    const listed = [...(await read("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => address ?? "",
    );
    const named = [...(await read("/llms.txt")).matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address ?? "");
    expect(listed).toEqual(expect.arrayContaining(SERVER_PAGES.map((path) => SITE + path)));
    expect(named.length).toBeGreaterThan(7);
    for (const address of [...listed, ...named]) {
      expect(address.startsWith(`${SITE}/`)).toBe(true);
      expect([address, (await api.ask(address.slice(SITE.length))).status < 400]).toEqual([address, true]);
    }
  });
});

describe("the head of a page of the app", () => {
  test("the first page has a title, a description and an image at an absolute address", async () => {
    const page = await read("/");
    expect(page).toContain("<title>Tare: compare single-use and reusable foodware</title>");
    expect(page).toMatch(/<meta property="og:image" content="https:\/\/tare\.example\//);
    expect(page.match(/name="description"/g)).toHaveLength(1);
  });

  test("/data describes its newest version as a schema.org Dataset", async () => {
    const page = await read("/data");
    const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
    const data = JSON.parse(json);
    expect(data).toMatchObject({ "@type": "Dataset", version: "2026.1", isAccessibleForFree: true });
    for (const { contentUrl, encodingFormat } of data.distribution) {
      const answer = await api.ask(String(contentUrl).slice(SITE.length));
      expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, encodingFormat]);
    }
  });

  test("shared results have their name, no index, and a frame by oEmbed; an unknown id is the page as it is", async () => {
    const { token } = await person(api);
    const body = share();
    const created = await api.ask("/api/share", {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: JSON.stringify({ ...body, comparison: { ...body.comparison, comparison_name: '</title>"Cups" & <b>' } }),
    });
    const { id } = jsonOf(created) as { id: string };
    const page = await read(`/s/${id}`);
    expect(page).toContain("<title>&lt;/title&gt;&quot;Cups&quot; &amp; &lt;b&gt; · Tare</title>");
    expect(page).toContain('<meta name="robots" content="noindex" />');
    const [, found = ""] = /type="application\/json\+oembed" href="([^"]+)"/.exec(page) ?? [];
    const address = found.replaceAll("&amp;", "&").slice(SITE.length);
    const embedded = jsonOf(await api.ask(`${address}&maxwidth=300`)) as Record<string, string>;
    expect(embedded).toMatchObject({ version: "1.0", type: "rich", width: 300, title: '</title>"Cups" & <b>' });
    expect(embedded["html"]).toContain(`src="${SITE}/s/${id}/embed"`);
    expect(embedded["html"]).toContain('title="&lt;/title&gt;&quot;Cups&quot; &amp; &lt;b&gt;"');
    for (const [path, status] of [
      [address.replace("format=json", "format=xml"), 501],
      ["/api/oembed?url=https://elsewhere.example/s/x", 400],
      [`/api/oembed?url=${SITE}/s/unknown`, 404],
    ] as const)
      expect([path, (await api.ask(path)).status]).toEqual([path, status]);
    expect(page).toContain(`<meta property="og:image" content="${SITE}/s/${id}/picture.png" />`);
    expect(await read("/s/unknown")).toBe(PAGE);
    // the frame's page says nothing of its own
    expect(await read(`/s/${id}/embed`)).toBe(PAGE);
  });

  test("has a validator of its own", async () => {
    const first = await api.ask("/");
    const tag = first.headers.get("ETag") ?? "";
    const again = await api.ask("/", { headers: { "If-None-Match": tag } });
    expect([again.status, again.bytes.byteLength, again.headers.get("ETag")]).toEqual([304, 0, tag]);
    expect((await api.ask("/data", { headers: { "If-None-Match": tag } })).status).toBe(200);
  });
});
