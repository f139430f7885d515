import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { shippedContent } from "../../edge-api/content/shipped-content.ts";
import { expect, GUEST, test } from "./watched.ts";
import { SOAK } from "./soak.ts";

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

/** Follows a link or button, and checks the address. */
const follow = async (page: Page, way: Locator, address: string) => {
  await way.click();
  await expect(page).toHaveURL(address);
};

const main = (page: Page) => page.getByRole("main");

/** No accessibility finding at all, not even a minor one. */
const expectNoFindings = async (page: Page) =>
  expect((await new AxeBuilder({ page }).setLegacyMode().analyze()).violations).toEqual([]);

test("information pages have their texts and lead from one to the next and home", SOAK, async ({ page }) => {
  await test.step("from page to page and home", async () => {
    await page.goto("/whatis");
    await expect(page.getByRole("heading", { level: 1, name: "What is this tool?" })).toBeVisible();
    await expect(page.getByText("Tare is a scorecard")).toBeVisible();
    await expect(page).toHaveTitle("What is this tool? · Tare");
    await follow(page, main(page).getByRole("link", { name: "Next" }), "/understanding");
    await expect(page.getByRole("heading", { name: "Understanding the results" }).first()).toBeVisible();
    await expect(page).toHaveTitle("Understanding the results · Tare");
    await follow(page, main(page).getByRole("link", { name: "Done" }), "/");
    await expect(page.getByText("Your work").first()).toBeVisible();
  });
  for (const [path, words] of [
    ["/howto-tool", "As a guest or with an account"],
    ["/howto-scorecard", "From top to bottom"],
    ["/customize-help", "Number of uses"],
    ["/credits", "Open Government Licence"],
    ["/privacy", "As a guest"],
  ] as const) {
    await page.goto(path);
    await expect(page.locator("article").getByText(words).first()).toBeVisible();
  }
  await test.step("the recycling help ends with the rules for each material", async () => {
    await page.goto("/recycling-help");
    await expect(page.locator("article").getByText("Which mode fits").first()).toBeVisible();
    await expect(page.getByText("take what the region’s statistics say")).toBeVisible();
    const criteria = page.getByRole("region", { name: "What counts, material by material" });
    await expect(criteria.getByRole("heading", { level: 3 })).toHaveText([
      "Bioplastics",
      "Glass",
      "Metals",
      "Moulded fibre",
      "Paper and board",
      "Plastics",
      "Textiles",
      "Wood and bamboo",
    ]);
    await expect(criteria).toContainText("do not belong in the bottle bank");
    await expectNoFindings(page);
  });
  await test.step("the scorecard help shows every band with its range and label", async () => {
    await page.goto("/scorecard-help");
    const legend = page.getByRole("listitem").filter({ hasText: /\d+ to \d+/ });
    await expect(legend).toHaveText([
      /81 to 100.*very good/,
      /61 to 80.*good/,
      /41 to 60/,
      /21 to 40.*poor/,
      /1 to 20.*very poor/,
    ]);
    await expect(page.getByText("one for each metric and a summary")).toBeVisible();
    await expect(page.getByText("Escape closes whatever opened last")).toBeVisible();
    await expectNoFindings(page);
    await follow(page, page.getByRole("link", { name: "Back", exact: true }), "/");
  });
});

test("help at titles and the methodology lead back to the same step", SOAK, async ({ page }) => {
  for (const [path, help, text] of [
    ["/comparison-mode?step=1", "How it works", "at least one of them reusable"],
    [
      "/comparison-mode?step=3&name=Help&region_id=Europe",
      "Use case",
      "Only products that do the same job can be compared",
    ],
    ["/usecase", "Use case", "Only products that do the same job can be compared"],
    ["/create-product/hot_cup/hot_cup_ceramic", "Own settings", "a piece lasts"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("button", { name: `Help: ${help}` }).click();
    await expect(page.getByRole("dialog", { name: help })).toContainText(text);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: `Help: ${help}` })).toBeFocused();
  }
  await page.getByRole("radio", { name: "All settings" }).click();
  await page.getByRole("button", { name: "Help: Tiers and declarations" }).click();
  await expect(page.getByRole("dialog", { name: "Tiers and declarations" })).toContainText("Third Party Verified");

  await test.step("the methodology has four pages, and hides Info", async () => {
    await page.goto("/comparison-mode?step=2");
    await page.getByRole("contentinfo").getByRole("link", { name: "Methodology" }).click();
    await expect(page.getByText("Page 1 of 4")).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Info" })).toHaveCount(0);
    for (const at of [2, 3, 4]) {
      await follow(page, page.getByRole("link", { name: "Next" }), `/methodology/${at}`);
      await expect(page.getByText(`Page ${at} of 4`)).toBeVisible();
    }
    await expect(page.getByRole("link", { name: "Next" })).toHaveCount(0);
    // the last page links to another site (specification section 2)
    const elsewhere = page.locator("article").getByRole("link", { name: "Understanding Packaging (UP) Scorecard" });
    await expect(elsewhere).toHaveAttribute("href", "https://upscorecard.org/");
    await expect(elsewhere).toHaveAttribute("rel", /noopener/);
    await expectNoFindings(page);
    await follow(page, page.getByRole("link", { name: "Previous" }), "/methodology/3");
    await expect(page.getByText("Page 3 of 4")).toBeVisible();
  });
  // back with the query of the address
  await follow(page, page.getByRole("button", { name: "Done" }), "/comparison-mode?step=2");
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
