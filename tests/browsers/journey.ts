import type { Driver } from "./driver.ts";
import { readerOf } from "./page-reader.ts";

const FINDING = /scores?( best,)? \d+ of 100|score the same|^Too close to call/u;
const CHOSEN =
  "step=5&region_id=Europe&usecase_id=hot_cup&food_id=coffee_milk&products=hot_cup_paper_pe,hot_cup_ceramic,hot_cup_eps";
const LIST = `product,use case,food,quantity\n${"hot_cup_paper_pe,hot_cup,coffee_milk,120\nhot_cup_ceramic,hot_cup,tea,7\n".repeat(60)}`;

/** Texts of saved files are kept in the page, because not every protocol reports downloads. */
const KEEP_FILES = `
  const make = URL.createObjectURL;
  URL.createObjectURL = (file) => {
    file.text().then((text) => { globalThis.savedText = text; });
    return make.call(URL, file);
  };
`;

/** True if the ranking is stacked and the parts of each row lie between its edges. */
const DOTS_IN_ROWS = `
  const box = (element) => element.getBoundingClientRect();
  const rows = [...document.querySelectorAll("[role=grid] tbody tr")].filter((row) => row.querySelector("td > div[aria-hidden] > span"));
  return rows.length > 0 && rows.every((row) => [...row.querySelectorAll("td > div[aria-hidden] > span")]
    .every((part) => box(part).top > box(row.querySelector("td button")).bottom && box(part).bottom <= box(row).bottom));
`;

export interface Step {
  readonly name: string;
  readonly run: () => Promise<void>;
}

/** The journey, step by step; `stopServer` takes the network away. */
export function journey(start: Driver, origin: string, stopServer: () => Promise<void>): readonly Step[] {
  let driver = start;
  let page = readerOf(driver);
  let portfolio = "";
  let link = "";
  const goto = (path: string) => driver.goto(`${origin}${path}`);
  const address = async () => String(await driver.run("return location.href;"));
  const readList = async () => {
    await page.click("button", /^Import$/u);
    await page.choose("list.csv", LIST);
    await page.click("radio", /^Uses/u);
    await page.click("button", /^Next: review$/u);
    await page.see("button", /^Import 120 lines$/u);
  };
  const seeScores = async () => {
    await page.read(/summary score/u);
    await page.click("radio", /^Scores$/u);
    await page.read(/this one \d+/u);
  };
  return [
    {
      name: "the example",
      run: async () => {
        await goto("/");
        await page.click("button", /^See an example/u);
        await page.see("heading", FINDING);
      },
    },
    {
      name: "the wizard, to results",
      run: async () => {
        // step 1 goes on with the region that the browser's language gives, if it gives one
        await goto("/comparison-mode?step=2");
        await page.click("radio", /^Europe/u);
        await page.click("radio", /^Hot cup/u);
        await page.click("button", /^Skip$/u);
        await page.click("button", /^Compare all \d+$/u);
        await page.see("heading", FINDING);
      },
    },
    {
      name: "the ranking on a phone: each dot lies in the row of its product",
      run: async () => {
        await driver.resize(560, 500);
        await page.until("the dots", async () => Boolean(await driver.run(DOTS_IN_ROWS)));
        await driver.resize(1440, 900);
      },
    },
    {
      name: "an explanation",
      run: async () => {
        await page.click("button", /, Climate, /u);
        await page.until("the drawer", async () =>
          Boolean(await driver.run("return document.querySelector('dialog[open] h2') !== null;")),
        );
        await page.click("button", /^Close$/u);
      },
    },
    {
      name: "the results as CSV",
      run: async () => {
        await driver.run(KEEP_FILES);
        await page.click("button", /^CSV$/u);
        await page.click("menuitem", /^Results$/u);
        await page.until("the file", async () =>
          String(await driver.run("return globalThis.savedText ?? '';")).includes("hot_cup_paper_pe,"),
        );
      },
    },
    {
      name: "a list is imported, and scored",
      run: async () => {
        await goto(`/portfolio-mode?name=Canteens&${CHOSEN}`);
        await page.click("button", /^Create Portfolio$/u);
        await page.see("heading", /^Canteens/u);
        portfolio = await address();
        await readList();
        await page.click("button", /^Import 120 lines$/u);
        await page.read(/120 lines imported/u);
        await seeScores();
      },
    },
    {
      name: "a comparison after the import",
      run: async () => {
        await goto(`/comparison-mode?name=After&${CHOSEN}`);
        await page.click("button", /^Create Comparison$/u);
        await page.see("heading", FINDING);
      },
    },
    {
      name: "an import is cancelled, and the portfolio scored",
      run: async () => {
        await driver.goto(portfolio);
        await readList();
        await page.click("button", /^Cancel$/u);
        await page.see("heading", /^Canteens/u);
        await seeScores();
      },
    },
    {
      name: "two tabs: an edit in one is seen in the other",
      run: async () => {
        const other = await driver.tab();
        await other.goto(portfolio);
        await readerOf(other).see("heading", /^Canteens/u);
        await driver.goto(portfolio);
        await page.type(/^Quantity of Paper cup/u, "321\n");
        await readerOf(other).until("the quantity", async () =>
          Boolean(
            await other.run("return [...document.querySelectorAll('input')].some((one) => one.value === '321');"),
          ),
        );
      },
    },
    {
      name: "the product editor shows all lines of a description, and saves",
      run: async () => {
        await goto("/create-product/hot_cup/hot_cup_ceramic?region_id=Europe");
        await page.type(/^Description/u, "one\ntwo\nthree");
        await page.until("all lines", async () =>
          Boolean(
            await driver.run(
              "const all = [...document.querySelectorAll('textarea')]; return all.some((one) => one.value.includes('three') && one.scrollHeight <= one.clientHeight + 2);",
            ),
          ),
        );
        await page.click("button", /^Save Product$/u);
        await page.until("the saved product", async () => !(await address()).includes("/create-product"));
      },
    },
    {
      name: "a shared link, opened without stored data",
      run: async () => {
        await goto(`/comparison-mode?name=Shared&${CHOSEN}`);
        await page.click("button", /^Create Comparison$/u);
        await page.see("heading", FINDING);
        await page.click("button", /^Share$/u);
        await page.see("textbox", /^Link with the results in it/u);
        link = String(
          await driver.run(
            "return [...document.querySelectorAll('dialog input')].find((one) => one.value.includes('#'))?.value;",
          ),
        );
        driver = await driver.fresh();
        page = readerOf(driver);
        await driver.goto(link);
        await page.see("heading", FINDING);
      },
    },
    {
      name: start.worksOffline ? "without a network" : "without a network (left out: not supported when driven)",
      run: async () => {
        if (!driver.worksOffline) return;
        // the page is kept for users only, not for visitors
        await goto("/");
        await page.click("button", /^Continue as guest$/u);
        await page.until("the service worker", async () =>
          Boolean(
            await driver.run(
              "return navigator.serviceWorker.getRegistration().then((one) => one?.active?.state === 'activated');",
            ),
          ),
        );
        await stopServer();
        await goto("/methodology");
        await page.see("heading", /./u);
      },
    },
  ];
}
