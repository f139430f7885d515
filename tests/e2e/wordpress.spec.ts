import { AxeBuilder } from "@axe-core/playwright";
import { standInWordpress, type StandInPost } from "../edge-api/suite/stand-in-wordpress.ts";
import { allowPortrait, expectNoWider } from "./no-wider.ts";
import { startOwnServer } from "./own-server.ts";
import { test as profiles } from "./profiles.ts";
import { expect } from "./watched.ts";

/** A picture of one grey pixel. */
const PIXEL = Uint8Array.from(
  Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==", "base64"),
);

const WIDE = `<table><caption>Rates of ten cities</caption><thead><tr><th scope="col" rowspan="2">City</th>
<th colspan="9">Share collected, per cent</th></tr><tr>${"<th>municipal</th>".repeat(9)}</tr></thead>
<tbody>${`<tr><td>Gemeindeverwaltung</td>${"<td>47.3</td>".repeat(9)}</tr>`.repeat(3)}</tbody></table>`;

const RICH = `<h1>Our house rules</h1><section><h3>Cups</h3>First block</section><section>Second block</section>
${WIDE}
<details><summary>More about cups</summary><p>They are round.</p></details>
<p dir="rtl" lang="ar">نص</p>
<p><img src="/blog/wp-content/uploads/cup.png" alt="a cup" width="120" height="80">
<img src="https://cms.example/blog/wp-content/uploads/cup.png" alt="the same cup">
<img src="https://tracker.example/pixel.png" alt="tracked"></p>
<pre>${"code ".repeat(20)}${"x".repeat(120)}</pre>
<p><a href="about-us">About us</a></p>
<figure><iframe src="https://video.example/embed/42" title="Film"></iframe></figure>`;

/** A server with this WordPress behind /content. */
const test = profiles.extend<{
  readonly wordpress: { readonly posts: readonly StandInPost[] };
  readonly origin: string;
}>({
  // an object: playwright takes a list for a fixture with options
  wordpress: [{ posts: [] }, { option: true }],
  origin: async ({ wordpress: { posts } }, use) => {
    const wordpress = standInWordpress(posts, undefined, {
      "/blog/wp-content/uploads/cup.png": { type: "image/png", bytes: PIXEL },
    });
    const server = await startOwnServer({ contentOrigin: wordpress.origin });
    await use(server.origin);
    await server.close();
  },
  baseURL: async ({ origin }, use) => use(origin),
});

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    localStorage.setItem("isGuest", "true");
    localStorage.setItem("tare_version", "11");
  }),
);

test.describe("a rich text", () => {
  test.use({ wordpress: { posts: [{ slug: "credits", html: RICH }] } });

  test("keeps its blocks, tables, images and links; embedded content is replaced by its address", async ({
    page,
    requests,
  }) => {
    await allowPortrait(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/credits");
    const text = page.locator("article");
    await expect(text.getByRole("heading", { level: 2, name: "Our house rules" })).toBeVisible();
    await expect(text.getByRole("heading", { level: 3, name: "Cups" })).toBeVisible();
    const [first, second] = await Promise.all(
      ["First block", "Second block"].map((words) => text.getByText(words).boundingBox()),
    );
    expect(second?.y ?? 0).toBeGreaterThan(first?.y ?? 0);
    await text.getByText("More about cups").click();
    await expect(text.getByText("They are round.")).toBeVisible();
    await expect(text.locator("[dir=rtl][lang=ar]")).toHaveText("نص");

    // the wide table scrolls in itself, by keyboard too
    const table = text.getByRole("region", { name: "Rates of ten cities" });
    await expect(table.locator("th[scope=col][rowspan='2']")).toHaveText("City");
    await expect(table.locator("th[colspan='9']")).toHaveText("Share collected, per cent");
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(100);
    const caption = await table.locator("caption").evaluate((node) => {
      const words = document.createRange();
      words.selectNodeContents(node);
      return words.getBoundingClientRect().right;
    });
    expect(caption).toBeLessThanOrEqual(360);
    await expectNoWider(page);
    await table.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);

    // both addresses of the image lead through this server
    for (const name of ["a cup", "the same cup"]) {
      const image = text.getByRole("img", { name, exact: true });
      await expect(image).toHaveAttribute("src", /^\/content\/image\?path=/);
      await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBe(1);
    }
    await expect(text.getByRole("img", { name: "a cup", exact: true })).toHaveAttribute("width", "120");
    await expect(text.getByRole("link", { name: "About us" })).toHaveAttribute(
      "href",
      "https://cms.example/blog/about-us",
    );

    await expect(text.getByText("Not shown here")).toHaveCount(2);
    for (const address of ["https://video.example/embed/42", "https://tracker.example/pixel.png"]) {
      await expect(text.getByRole("link", { name: address })).toHaveAttribute("rel", /noopener/);
    }
    expect(requests.filter((url) => /video\.example|tracker\.example|cms\.example/.test(url))).toEqual([]);
    expect((await new AxeBuilder({ page }).setLegacyMode().analyze()).violations).toEqual([]);
  });
});
