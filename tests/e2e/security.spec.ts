import { readFileSync } from "node:fs";
import { securityHeaders } from "../../edge-api/contract/security-headers.ts";
import { makeComparison } from "./comparisons.ts";
import { expect, GUEST, test } from "./watched.ts";

test.describe("injected scripts", () => {
  test.use({ provoked: [/Content Security Policy|Trusted|^csp: (script-src|require-trusted-types)/] });

  test("do not run, in the page or through the sinks of the DOM", async ({ page }) => {
    const blocked: string[] = [];
    page.on("console", (message) => blocked.push(message.text()));
    await page.route("/", async (route) => {
      const answer = await route.fetch({ maxRetries: 3 });
      const injected = `<script>window.injected = "script"</script><img src="x" onerror="window.injected = 'handler'">`;
      await route.fulfill({ response: answer, body: (await answer.text()).replace("<body>", `<body>${injected}`) });
    });
    await page.route("/x", (route) => route.fulfill({ status: 200, contentType: "image/png", body: "no image" }));
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Continue as guest" })).toBeVisible();
    await expect.poll(() => blocked.filter((text) => text.includes("inline")).length).toBeGreaterThanOrEqual(2);

    const sinks = await page.evaluate(() => {
      const attempts = {
        html: () => document.createElement("div").insertAdjacentHTML("beforeend", "<img src=x onerror=1>"),
        script: () => document.createElement("script").setAttribute("src", "/theme-boot.js"),
        worker: () => new Worker("/assets/any.js"),
      };
      return Object.entries(attempts).map(([name, attempt]) => {
        try {
          attempt();
          return `${name} ran`;
        } catch (error) {
          return `${name}: ${error instanceof Error ? error.name : ""}`;
        }
      });
    });
    expect(sinks).toEqual(["html: TypeError", "script: TypeError", "worker: TypeError"]);
    expect(await page.evaluate(() => Reflect.get(window, "injected"))).toBeUndefined();
  });
});

test.describe("as a guest", () => {
  test.use({ storageState: GUEST });

  test("page and worker of the build run under the policy; a name that holds markup and a formula stays text everywhere", async ({
    page,
  }) => {
    const name = `=<img src=x onerror="window.injected=1"><svg onload=alert(1)>`;
    const document = page.waitForResponse((answer) => answer.request().resourceType() === "document");
    const worker = page.waitForResponse(/\/assets\/scoring\.worker-[^/]+\.js$/);
    await makeComparison(page, name);
    for (const answer of [await document, await worker]) {
      const headers = await answer.allHeaders();
      for (const [header, value] of Object.entries(securityHeaders())) {
        expect(headers[header.toLowerCase()], `${header} of ${answer.url()}`).toBe(value);
      }
    }
    expect(page.workers().map((one) => new URL(one.url()).pathname)).toEqual([
      expect.stringMatching(/^\/assets\/scoring\.worker-/),
    ]);
    await expect(page.getByRole("complementary").getByText(name, { exact: true })).toBeVisible();
    const finding = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    await expect(page).toHaveTitle(`${name}: ${finding.replace(/\.$/, "")} · Tare`);

    await test.step("a CSV file has no formula", async () => {
      await page.getByRole("button", { name: "CSV", exact: true }).click();
      const arrived = page.waitForEvent("download");
      await page.getByRole("menuitem", { name: "Results" }).click();
      const download = await arrived;
      expect(download.suggestedFilename()).toMatch(/^img-src-x-onerror-[\w.-]+_Europe_/);
      const text = readFileSync(await download.path(), "utf8");
      expect(text).toContain(`"'${name.replaceAll('"', '""')}"`);
      expect(text).not.toMatch(/(^|[,\r\n])"?[=@+]/m);
    });

    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
    await expect(page.getByRole("rowheader", { name, exact: true })).toBeVisible();
    await page.getByRole("button", { name: `Menu of ${name}` }).click();
    await page.getByRole("menuitem", { name: "Delete Comparison" }).click();
    await expect(page.getByRole("dialog").getByRole("heading")).toContainText(name);
    expect(await page.evaluate(() => Reflect.get(window, "injected"))).toBeUndefined();
    expect(await page.locator("img").count()).toBe(0);
  });
});
