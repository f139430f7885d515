import { shippedContent } from "../../edge-api/content/shipped-content.ts";
import { expect, GUEST, test } from "./watched.ts";

test.use({ storageState: GUEST });

/** Hostile markup: each piece must become harmless text or nothing. Anything that runs sets `window.ran`. */
const WELL_FORMED = [
  "<img src=x onerror=window.ran=1>",
  "<svg onload=window.ran=2></svg>",
  "<svg><script>window.ran=3</script></svg>",
  "<script>window.ran=4</script>",
  '<a href="javascript:window.ran=5">link 5</a>',
  '<a href=" java&#x0A;script:window.ran=6">link 6</a>',
  '<a href="//evil.example/x">link 7</a>',
  '<a href="/\\evil.example">link 8</a>',
  '<form action="https://evil.example"><input name=password><button>go</button></form>',
  '<iframe src="https://evil.example"></iframe><iframe srcdoc="<script>parent.ran=9</script>"></iframe>',
  "<details open ontoggle=window.ran=12><summary>d</summary></details>",
  "<style>@import 'https://evil.example/x.css';</style><link rel=stylesheet href=https://evil.example/y.css>",
  "<base href='https://evil.example/'><meta http-equiv=refresh content='0;url=https://evil.example'>",
  "<object data='javascript:window.ran=13'></object><embed src='javascript:window.ran=14'>",
  "<p id=location name=cookie class=evil style='position:fixed;inset:0'>clobber</p>",
  "<img src='data:text/html,<script>window.ran=15</script>'>",
  "<video><source onerror=window.ran=17></video><audio src=x onerror=window.ran=18>",
];

/** Markup that swallows the rest of a document, one per post. */
const POSTS = [
  WELL_FORMED.join("\n"),
  "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=window.ran=10&gt;'>",
  "<noscript><p title='</noscript><img src=x onerror=window.ran=11>'>",
  "<template><img src=x onerror=window.ran=16></template>",
];

const postOf = (html: string) =>
  JSON.stringify([{ slug: "credits", title: { rendered: "Credits" }, content: { rendered: html } }]);

test.describe("a hostile content service", () => {
  // parsing hostile markup logs what the policy blocked: handlers, styles, base
  test.use({ provoked: [/(script-src-attr|style-src-elem|style-src-attr|base-uri)|Content Security Policy/] });

  test("shows its text and runs nothing", async ({ page, requests }) => {
    let html = "";
    await page.route("**/content/**", (route) =>
      route.fulfill({ contentType: "application/json", body: postOf(`<p>The text begins.</p>${html}`) }),
    );
    const article = page.locator("article");
    const active =
      "script, iframe, form, input, style, link, object, embed, base, meta, svg, math, template, [style], [id]";
    for (const post of POSTS) {
      html = post;
      await page.goto("/credits");
      await expect(page.getByText("The text begins.")).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, "ran"))).toBeUndefined();
      await expect(article.locator(active)).toHaveCount(0);
      // the address of the page that was to be embedded; nothing was loaded from it
      const links = post === POSTS[0] ? [["https://evil.example/", "noopener noreferrer"]] : [];
      const found = article.locator("a[href]");
      expect(await found.evaluateAll((all) => all.map((a) => [a.getAttribute("href"), a.getAttribute("rel")]))).toEqual(
        links,
      );
      if (post === POSTS[0]) await expect(page.getByText("link 5")).toBeVisible();
    }
    expect(requests.filter((request) => request.includes("evil.example"))).toEqual([]);
  });
});

test.describe("a content service that is down", () => {
  test.use({ provoked: [/content|Failed to load resource/] });

  test("leaves the product usable; the text comes with a retry", async ({ page }) => {
    let down = true;
    await page.route("**/content/**", (route) => {
      if (down) return route.abort();
      const { body, status } = shippedContent(new URL(route.request().url()).searchParams);
      return route.fulfill({ status, contentType: "application/json", body: JSON.stringify(body) });
    });
    await page.goto("/howto-tool");
    await expect(page.getByText("The text could not be loaded")).toBeVisible();
    down = false;
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText("As a guest or with an account")).toBeVisible();
    down = true;
    await page.reload();
    await expect(page.getByText("This is the last version we received.")).toBeVisible();
    await expect(page.getByText("As a guest or with an account")).toBeVisible();
  });
});
