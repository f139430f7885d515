import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Frame, Page } from "@playwright/test";
import { makeComparison } from "./comparisons.ts";
import { expectNoWider } from "./no-wider.ts";
import { ORIGIN } from "./origins.ts";
import { expect, freshPerson, register, test } from "./profiles.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";

/** A page of another site (127.0.0.1, not localhost) with this in its body. */
async function foreignPage(body: string): Promise<{ readonly address: string; readonly server: Server }> {
  const server = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    // what the frame tells of its height
    const listen = "<script>messages = []; onmessage = ({ data }) => messages.push(data)</script>";
    response.end(
      `<!doctype html><html lang="en"><title>Our canteen</title>${listen}<h1>Our canteen</h1>${body}</html>`,
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, server };
}

/** The code that the share dialog gives, for each chart in it. */
const embedCodes = async (page: Page): Promise<{ readonly link: string; readonly codes: readonly string[] }> => {
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Make the link" }).click();
  const link = await dialog.getByLabel("Link stored on the server").inputValue();
  const shown = dialog.getByLabel("Shown in the frame");
  const codes: string[] = [];
  for (const chart of await shown.getByRole("option").allTextContents()) {
    await shown.selectOption(chart);
    codes.push(await dialog.getByLabel("Code to embed").inputValue());
  }
  await expectNoSeriousFindings(page);
  await dialog.getByRole("button", { name: "Close" }).click();
  return { link, codes };
};

const frameIn = (page: Page): Frame => {
  const frame = page.frames().find((one) => one !== page.mainFrame());
  if (!frame) throw new Error("the page has no frame");
  return frame;
};

/** Rows of a ranking whose score or range is covered by the dot. */
const coveredRows = (frame: Frame) =>
  frame.evaluate(() =>
    [...document.querySelectorAll("tbody tr")]
      .filter((row) => {
        const cells = [...row.children];
        const dot = cells.at(-1)?.querySelector("span:last-child")?.getBoundingClientRect();
        return cells.slice(0, -1).some((cell) => {
          const text = document.createRange();
          text.selectNodeContents(cell);
          const box = text.getBoundingClientRect();
          return (
            dot &&
            box.width > 0 &&
            box.left < dot.right &&
            dot.left < box.right &&
            box.top < dot.bottom &&
            dot.top < box.bottom
          );
        });
      })
      .map((row) => row.textContent),
  );

const NOTHING_STORED = { local: 0, session: 0, cookies: "", databases: 0, caches: 0, workers: 0 };

/** Everything that a page can keep in a browser, and how often this frame has touched it. */
const storageOf = (frame: Frame) =>
  frame.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    cookies: document.cookie,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

// the revoked share is a 404; the refused frame is reported
test.use({ provoked: [/404 .*\/api\/share\/|frame-ancestors/] });

test("a reader sees a share in a page of another site: the ranking and each chart, without cookies and storage, until it is revoked", async ({
  page,
  openProfile,
}) => {
  await register(page, freshPerson());
  await makeComparison(page, "Kiosk <b>coffee</b>");
  const { link, codes } = await embedCodes(page);
  expect(codes).toHaveLength(4);
  const [ranking = ""] = codes;
  expect(ranking).toContain(`src="${link}/embed?lang=en" title="Kiosk &lt;b&gt;coffee&lt;/b&gt;, Ranking · Tare"`);

  const reader = await openProfile();
  // counts every access, also a failed one
  await reader.addInitScript(() => {
    const touched: string[] = [];
    Reflect.set(window, "touched", touched);
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"] as const) {
      // read by the page only: a frame that was refused has no storage
      const usual = Object.getOwnPropertyDescriptor(window, name);
      Object.defineProperty(window, name, {
        get: () => {
          touched.push(name);
          return usual?.get?.call(window);
        },
      });
    }
    // an empty page has none
    if (!("serviceWorker" in navigator)) return;
    const { serviceWorker } = navigator;
    const registering = serviceWorker.register.bind(serviceWorker);
    serviceWorker.register = (...given) => {
      touched.push("serviceWorker");
      return registering(...given);
    };
  });
  const cookies: string[] = [];
  reader.on("response", (response) => {
    void response.allHeaders().then((headers) => headers["set-cookie"] && cookies.push(response.url()));
    void response
      .request()
      .allHeaders()
      .then(({ cookie, authorization }) => (cookie ?? authorization) && cookies.push(response.url()));
  });

  const titles = [
    /^The ceramic mug scores best|^Too close/,
    /most of the impact comes from|largest single part/,
    /^After \d+ uses? the /,
    /^What decides at the end of life$/,
  ];
  for (const [at, code] of codes.entries()) {
    const { address, server } = await foreignPage(code);
    await reader.goto(address);
    const frame = reader.frameLocator("iframe");
    await expect(frame.getByRole("heading", { level: 1, name: titles[at] ?? "" })).toBeVisible();
    await expect(frame.getByText("Ceramic mug").first()).toBeVisible();
    await expect(frame.getByText(/^Tare, data [\d.]+$/)).toBeVisible();
    if (at === 0) {
      expect(await coveredRows(frameIn(reader))).toEqual([]);
      await expect(frame.getByText("The line is the 5–95% range of 2,000 draws.")).toBeVisible();
      const height = await frame.locator("main").evaluate((main) => Math.ceil(main.getBoundingClientRect().height));
      const last = () => reader.evaluate(() => (Reflect.get(window, "messages") as readonly unknown[]).at(-1));
      await expect.poll(last).toEqual({ type: "tare:height", height });
    }
    // the height of the code is enough at its width
    const rest = () => frameIn(reader).evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    await expect.poll(rest, { message: code }).toBeLessThanOrEqual(0);
    const touched = await frameIn(reader).evaluate(() => Reflect.get(window, "touched"));
    expect(touched, code).toEqual([]);
    server.close();
  }
  const frame = reader.frameLocator("iframe");
  const whole = frame.getByRole("link", { name: "Open the whole comparison (in a new tab)" });
  await expect(whole).toHaveAttribute("href", link);
  await expect(whole).toHaveAttribute("rel", "noopener");
  await expect(whole).toHaveAttribute("target", "_blank");
  expect(await storageOf(frameIn(reader))).toEqual(NOTHING_STORED);
  expect(cookies).toEqual([]);

  await test.step("by itself: keyboard, 320 px, dark, Spanish, axe", async () => {
    await reader.setViewportSize({ width: 320, height: 640 });
    await reader.goto(`${link}/embed?lang=es`);
    await expect(reader.getByRole("heading", { level: 1 })).toHaveText(/«Taza de cerámica»/);
    await expect(reader.locator("html")).toHaveAttribute("lang", "es");
    expect(await coveredRows(reader.mainFrame())).toEqual([]);
    await expectNoWider(reader);
    await expectNoSeriousFindings(reader);
    await reader.emulateMedia({ colorScheme: "dark" });
    const paper = () => reader.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await paper()).toBe("rgb(17, 20, 19)");
    await reader.keyboard.press("Tab");
    await expect(reader.getByRole("link", { name: /^Abrir la comparación completa/ })).toBeFocused();
    await reader.emulateMedia({ colorScheme: "light" });
  });

  await test.step("no other page of the product may be framed", async () => {
    const { address, server } = await foreignPage(`<iframe src="${link}"></iframe>`);
    await reader.goto(address);
    await expect.poll(() => frameIn(reader).url()).not.toContain(ORIGIN);
    server.close();
  });

  await test.step("a revoked share says so in the frame", async () => {
    await page.goto("/account");
    await page.getByRole("button", { name: /^Revoke the link to/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Revoke", exact: true }).click();
    await expect(page.getByText("You have not shared any stored links.")).toBeVisible();
    const { address, server } = await foreignPage(ranking);
    await reader.goto(address);
    await expect(
      reader.frameLocator("iframe").getByRole("heading", { level: 1, name: "This link leads nowhere" }),
    ).toBeVisible();
    server.close();
  });
});
