import { readFileSync } from "node:fs";
import type { APIResponse } from "@playwright/test";
import { securityHeaders } from "../../edge-api/contract/security-headers.ts";
import { chosenAddress, makeComparison, seeResults } from "./comparisons.ts";
import { expect, GUEST, test } from "./watched.ts";

const expectSecurityHeaders = (answer: APIResponse, what: string): void => {
  const headers = answer.headers();
  for (const [name, value] of Object.entries(securityHeaders())) {
    expect(headers[name.toLowerCase()], `${name} of ${what}`).toBe(value);
  }
  expect(headers["access-control-allow-origin"], `CORS of ${what}`).toBeUndefined();
};

test("every class of answer carries the security headers", async ({ request }) => {
  // the server closes connections that rest; the next call then has to open one
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    request.get(path, { headers, maxRetries: 3 });
  const page = await get("/", { Origin: "https://elsewhere.example" });
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? "";
  const tables = await get("/api/listUpdateTimes");
  const etag = tables.headers()["etag"] ?? "";
  const assetTag = (await get(script)).headers()["etag"] ?? "";
  const answers = [
    { what: "the page", answer: page, status: 200, type: "text/html" },
    { what: "a deep link", answer: await get("/comparison-mode?step=3"), status: 200, type: "text/html" },
    { what: "a script", answer: await get(script), status: 200, type: "javascript" },
    { what: "a script that is gone", answer: await get("/assets/gone-12345678.js"), status: 404 },
    { what: "the API", answer: await get("/api/health"), status: 200, type: "application/json" },
    { what: "an unknown call", answer: await get("/api/nothing"), status: 404, type: "application/json" },
    {
      what: "an unknown kind",
      answer: await get("/api/listKind/nothing"),
      status: 404,
      type: "application/json",
    },
    {
      what: "a wrong method",
      answer: await request.delete("/api/listData", { maxRetries: 3 }),
      status: 405,
      type: "application/json",
    },
    {
      what: "the settings",
      answer: await get("/customize/settings.json"),
      status: 200,
      type: "application/json",
    },
    {
      what: "tables that have not changed",
      answer: await get("/api/listUpdateTimes", { "If-None-Match": etag }),
      status: 304,
    },
    {
      what: "a script that has not changed",
      answer: await get(script, { "If-None-Match": assetTag }),
      status: 304,
    },
  ];
  for (const { what, answer, status, type } of answers) {
    expect(answer.status(), what).toBe(status);
    if (type) expect(answer.headers()["content-type"], what).toContain(type);
    expectSecurityHeaders(answer, what);
  }
  expect(answers.find(({ status }) => status === 405)?.answer.headers()["allow"]).toContain("GET");
});

test.describe("scripts that somebody injects", () => {
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
  // while the results fade in, requests for another page are ignored
  test.use({ storageState: GUEST });

  test("the scoring worker of the build runs under the policy", async ({ page }) => {
    const answer = page.waitForResponse(/\/assets\/scoring\.worker-[^/]+\.js$/);
    await makeComparison(page, "Under the policy");
    expect((await answer).headers()["content-security-policy"]).toBe(securityHeaders()["Content-Security-Policy"]);
    expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
      expect.stringMatching(/^\/assets\/scoring\.worker-/),
    ]);
  });

  test("a name that holds markup is shown as it was typed, and nothing of it runs", async ({ page }) => {
    const name = `<img src=x onerror="window.injected=1"><svg onload=alert(1)>`;
    await makeComparison(page, name);
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(`${name} · Tare`);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
    await expect(page.getByRole("rowheader", { name, exact: true })).toBeVisible();
    await page.getByRole("button", { name: `Menu of ${name}` }).click();
    await page.getByRole("menuitem", { name: "Delete Comparison" }).click();
    await expect(page.getByRole("dialog").getByRole("heading")).toContainText(name);
    expect(await page.evaluate(() => Reflect.get(window, "injected"))).toBeUndefined();
    expect(await page.locator("img").count()).toBe(0);
  });

  test("markup in the address stays text", async ({ page }) => {
    await page.goto(chosenAddress("x").replace("region_id=Europe", "region_id=%3Cscript%3Ealert(1)%3C%2Fscript%3E"));
    await expect(page.getByRole("alert")).toContainText("<script>alert(1)</script>");
  });

  test("a CSV file holds no formula", async ({ page }) => {
    await makeComparison(page, `=HYPERLINK("http://evil.example")`);
    await seeResults(page);
    await page.getByRole("button", { name: "CSV", exact: true }).click();
    const arrived = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "Results" }).click();
    const download = await arrived;
    expect(download.suggestedFilename()).toMatch(/^HYPERLINK-http-evil\.example-results_Europe_/);
    const text = readFileSync(await download.path(), "utf8");
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(text).not.toMatch(/(^|[,\r\n])"?[=@+]/m);
  });
});
