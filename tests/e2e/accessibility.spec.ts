import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { chosenAddress, makeComparison } from "./comparisons.ts";
import { openSections } from "./folds.ts";
import { allowPortrait, expectNoWider } from "./no-wider.ts";
import { expectNoSeriousFindings, seriousFindings } from "./serious-findings.ts";
import { expect, GUEST, test } from "./watched.ts";
import { SOAK } from "./soak.ts";

// deliberate failures log an error to the console
test.use({ provoked: [/Failed to load resource/] });

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 640 };

const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** Checks the current state of a page in both themes. */
const audit = (page: Page, name: string) => test.step(name, () => expectNoSeriousFindings(page));

/** Checks a page in both themes, and at phone width in portrait, where it must not scroll sideways. */
const auditEverywhere = (page: Page, name: string) =>
  test.step(name, async () => {
    await expectNoSeriousFindings(page);
    await page.setViewportSize(PHONE);
    expect(await seriousFindings(page), "360 × 640").toEqual([]);
    await expectNoWider(page);
    await page.setViewportSize(DESK);
  });

test("a visitor reads the landing page, accessible in every form, and its product texts load only on demand", async ({
  page,
  requests,
}) => {
  await allowPortrait(page);
  await page.goto("/");
  await expect(page.getByRole("table", { name: /^Serving one hot coffee/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(requests.filter((request) => /content|help-text/.test(request))).toEqual([]);
  await auditEverywhere(page, "landing");
  await page.getByText("About Tare").click();
  await expect(page.getByText("enter what you buy in a year as a portfolio")).toBeVisible();
  expect((await new AxeBuilder({ page }).setLegacyMode().analyze()).violations).toEqual([]);
});

test("the check finds a known fault", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    heading.style.color = "#ccc";
    heading.before(document.createElement("button"));
  });
  const found = await seriousFindings(page);
  expect(new Set(found.map((text) => text.split(":")[0]))).toEqual(new Set(["button-name", "color-contrast"]));
  expect(await seriousFindings(page, "colours")).toHaveLength(1);
});

test.describe("no serious finding, light, dark and on a phone, for a guest", () => {
  test.use({ storageState: GUEST });
  test.beforeEach(({ page }) => allowPortrait(page));

  test("without work: home, region, an unknown comparison", SOAK, async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Load an example" })).toBeVisible();
    await auditEverywhere(page, "home without work");
    await page.goto("/region");
    await expect(title(page, "Compare")).toBeVisible();
    await auditEverywhere(page, "region");
    await page.goto("/comparison-mode?comparison_id=nowhere");
    await expect(title(page, "This comparison is not here.")).toBeVisible();
    await auditEverywhere(page, "a comparison that is not here");
  });

  test("changing and deleting a comparison: lists, menus, dialogs and undo", SOAK, async ({ page }) => {
    await makeComparison(page, "Kiosk coffee");
    await page.getByRole("button", { name: "Change region" }).click();
    await expect(page.getByRole("combobox", { name: "Region" })).toBeFocused();
    await audit(page, "a list in the panel open");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Change use case" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await audit(page, "question before another use case");
    await page.goto("/");
    await expect(page.getByRole("rowheader", { name: "Kiosk coffee" })).toBeVisible();
    await expect(page.getByRole("row", { name: /Ceramic mug, \d+/ })).toBeVisible();
    await auditEverywhere(page, "home with work");
    await page.getByRole("button", { name: "Menu of Kiosk coffee" }).click();
    await expect(page.getByRole("menu")).toBeVisible();
    await audit(page, "menu of a comparison");
    await page.getByRole("menuitem", { name: "Delete Comparison" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await audit(page, "question before a delete");
    await page.getByRole("dialog").getByRole("button", { name: "Delete Comparison" }).click();
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
    await audit(page, "undo of a delete");
  });

  test("the steps of a comparison, without a reusable", SOAK, async ({ page }) => {
    await page.goto(chosenAddress("Kiosk coffee"));
    await expect(page.getByRole("button", { name: "Create Comparison" })).toBeEnabled();
    await auditEverywhere(page, "step 5");
    for (const step of [4, 3, 2, 1]) {
      await page.getByRole("button", { name: "Back", exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`step=${step}&`));
      await expect(page.getByRole("button", { name: "Next" })).toBeEnabled();
      await auditEverywhere(page, `step ${step}`);
    }
    await page.goto(chosenAddress("Paper").replace(/products=[^&]*/, "products=hot_cup_paper_pe,nothing"));
    await expect(page.getByRole("alert")).toBeVisible();
    await auditEverywhere(page, "step 5 without a reusable, unknown product");
  });

  test("results with everything open", async ({ page }) => {
    await makeComparison(page, "Kiosk coffee");
    await page.getByRole("button", { name: "Open all: Explore" }).click();
    await page.getByRole("button", { name: "Open all: Details" }).click();
    await expect(page.getByRole("radio", { name: "Per use" })).toBeVisible();
    for (const name of ["Where the impact arises", /^After \d+ uses? the /, "What if?"]) {
      await page.getByRole("region", { name }).getByRole("button", { name: "Show as table" }).click();
    }
    await page.getByRole("button", { name: "Open all", exact: true }).click();
    await auditEverywhere(page, "results with everything open");
    await page.setViewportSize(PHONE);
    const wider = () =>
      page.locator("main section[aria-labelledby]").evaluateAll((all) =>
        all.flatMap((section) => {
          const { right } = section.getBoundingClientRect();
          return right > innerWidth || section.scrollWidth > section.clientWidth + 1
            ? [section.getAttribute("aria-labelledby")]
            : [];
        }),
      );
    await expect.poll(wider).toEqual([]);
  });

  test("network failures: no data, the last good data, a page that could not be loaded", SOAK, async ({ page }) => {
    const list = /\/api\/list/;
    await page.route(list, (route) => route.abort());
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await auditEverywhere(page, "loading failed");
    await page.unroute(list);
    await page.goto("/preview");
    await expect(title(page, "Your work")).toBeVisible();
    await page.route(list, (route) => route.abort());
    await page.reload();
    await expect(page.getByText(/You see the last good data/)).toBeVisible();
    await auditEverywhere(page, "last good data, preview");
    await page.unroute(list);
    await page.route(/\/assets\/region-page-[\w-]+\.js$/, (route) => route.abort());
    await page.goto("/region");
    await expect(title(page, "This page could not be loaded")).toBeVisible();
    await auditEverywhere(page, "a page that did not arrive");
  });
});

test("in portrait, the app asks to rotate the device, can be used anyway, and remembers that", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1280 });
  await page.goto("/");
  await expect(title(page, "Please rotate your device")).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue as guest" })).toBeHidden();
  await expectNoSeriousFindings(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole("button", { name: "Continue as guest" })).toBeVisible();
  await page.setViewportSize({ width: 800, height: 1280 });
  await page.getByRole("button", { name: "Continue in portrait" }).click();
  await expect(page.getByRole("button", { name: "Continue as guest" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Continue as guest" })).toBeVisible();
  await expect(title(page, "Please rotate your device")).toHaveCount(0);
});

/** Names of all animations and transitions on screen with a duration above 0. */
const motions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    return [...document.querySelectorAll("*")].flatMap((element) => {
      const style = getComputedStyle(element);
      const durations = [
        ...(style.animationName === "none" ? [] : style.animationDuration.split(",")),
        ...(style.transitionProperty === "none" ? [] : style.transitionDuration.split(",")),
      ];
      return durations.some((duration) => Number.parseFloat(duration) > 0.001)
        ? [`${element.tagName} ${style.animationName} ${style.transitionProperty}`]
        : [];
    });
  });

test("with reduced motion nothing moves; otherwise pages fade", async ({ page }) => {
  const walk = async () => {
    await page.goto("/");
    await page.getByRole("button", { name: "Continue as guest" }).click();
    await expect(title(page, "What do you want to call this comparison?")).toBeVisible();
  };
  await walk();
  expect(await motions(page)).toEqual([]);
  await makeComparison(page, "Kiosk coffee");
  await openSections(page, "Raw Scores");
  await expect(page.getByRole("radio", { name: "Per use" })).toBeVisible();
  expect(await motions(page)).toEqual([]);

  await page.evaluate(() => localStorage.removeItem("isGuest"));
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await walk();
  expect((await motions(page)).some((motion) => motion.startsWith("DIV "))).toBe(true);
});
