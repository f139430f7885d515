import { expect, type Page } from "@playwright/test";
import { storeWork, type StoredWork } from "../page/stored-work.ts";
import { throttle } from "../page/throttle.ts";
import { onBuiltPage, type Visit } from "../page/visits.ts";
import { atMost, type BenchRow, type Outcome } from "../row.ts";

const CPU = 4;
const PRODUCTS = 20;
const LINES = 100_000;
const MAX_MS = 60_000;
const POLL_MS = 100;
const WIZARD =
  "/comparison-mode?step=5&name=Bench&region_id=Europe&usecase_id=hot_cup&food_id=coffee_milk&products=hot_cup_paper_pe";

const RESULT = /scores? best, \d+\s%|score the same|^Too close to call/;
const IN = `slow 4G and ${CPU} × CPU throttle, session kept, nothing else`;

/** Where the page keeps the time of its h1. */
const STORE = "tareHeading";

/** Lets the page note when an h1 with this text is painted: asked from outside, it answers only between its long tasks. */
const watchHeading = (page: Page, name: RegExp): Promise<unknown> =>
  page.addInitScript(
    ({ store, source }) => {
      const wanted = new RegExp(source);
      const watcher = new MutationObserver(() => {
        if (!wanted.test(document.querySelector("h1")?.textContent ?? "")) return;
        watcher.disconnect();
        requestAnimationFrame(() => setTimeout(() => Reflect.set(window, store, performance.now())));
      });
      watcher.observe(document, { childList: true, subtree: true, characterData: true });
    },
    { store: STORE, source: name.source },
  );

/** Keeps the session in the browser before the app starts, as after an earlier visit. */
const keepSession = (page: Page, { session }: StoredWork): Promise<unknown> =>
  page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, session);

/** When the h1 of an address is painted: milliseconds from the request, and as a point in time. */
async function headingOf(page: Page, address: string): Promise<{ readonly ms: number; readonly at: number }> {
  await page.goto(address, { waitUntil: "commit", timeout: MAX_MS });
  const read = () => page.evaluate((store) => Number(Reflect.get(window, store) ?? 0), STORE);
  await expect.poll(read, { timeout: MAX_MS, intervals: [POLL_MS] }).toBeGreaterThan(0);
  const ms = await read();
  return { ms, at: (await page.evaluate(() => performance.timeOrigin)) + ms };
}

const cold = (visit: Visit, work: StoredWork, address: string, name: RegExp) =>
  visit(async (page) => {
    const sent: number[] = [];
    page.on("request", () => sent.push(Date.now()));
    await keepSession(page, work);
    await watchHeading(page, name);
    await throttle(page, { cpu: CPU, slowLine: true });
    const { ms, at } = await headingOf(page, address);
    return { ms, requests: sent.filter((time) => time <= at).length };
  });

/** A start without a network, of a page that an earlier visit has kept. */
const offline = (visit: Visit, work: StoredWork, address: string, name: RegExp): Promise<number> =>
  visit(async (page) => {
    await keepSession(page, work);
    await watchHeading(page, name);
    await headingOf(page, address);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await throttle(page, { cpu: CPU, slowLine: false });
    return (await headingOf(page, address)).ms;
  });

const measure = async (visit: Visit, origin: string): Promise<readonly Outcome[]> => {
  const work = await storeWork(origin, { products: PRODUCTS, lines: LINES });
  const result = `/comparison-mode?comparison_id=${work.comparison}`;
  const lines = `/portfolio-mode?portfolio_id=${work.portfolio}`;
  const toResult = await cold(visit, work, result, RESULT);
  const toLines = await cold(visit, work, lines, /^Bench$/);
  const toWizard = await cold(visit, work, WIZARD, /./);
  const withoutNetwork = await offline(visit, work, result, RESULT);
  return [
    atMost(
      `cold link to a result of ${PRODUCTS} products: h1`,
      5,
      "s",
      toResult.ms / 1000,
      `${IN}; ${toResult.requests} requests`,
    ),
    atMost(
      `cold link to a portfolio of ${LINES.toLocaleString("en")} lines: h1`,
      5,
      "s",
      toLines.ms / 1000,
      `${IN}; ${toLines.requests} requests`,
    ),
    atMost("cold link to the wizard: h1", 5, "s", toWizard.ms / 1000, `${IN}; ${toWizard.requests} requests`),
    atMost(
      `offline start of a result of ${PRODUCTS} products: h1`,
      1.5,
      "s",
      withoutNetwork / 1000,
      `${CPU} × CPU throttle`,
    ),
  ];
};

/** Starts at deep links, in a browser on the local runtime. */
export const startsRow: BenchRow = {
  name: "starts",
  run: () => onBuiltPage("starts", measure),
};
