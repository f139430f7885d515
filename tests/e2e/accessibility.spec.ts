import type { Page } from "@playwright/test";
import { chosenAddress, makeComparison, seeResults } from "./comparisons.ts";
import { expectNoWider } from "./no-wider.ts";
import { expectNoSeriousFindings, seriousFindings } from "./serious-findings.ts";
import { expect, GUEST, test } from "./watched.ts";

test.use({
  // a page that fades has other contrasts while it fades
  provoked: [/Failed to load resource/],
});

interface Screen {
  readonly name: string;
  /** null: somebody who has not chosen yet */
  readonly visitor: typeof GUEST | null;
  readonly open: (page: Page) => Promise<void>;
  /** also looked at on a phone held upright */
  readonly onPhone?: boolean;
}

const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const step = (number: number) => async (page: Page) => {
  await page.goto(chosenAddress("Kiosk coffee").replace("step=5", `step=${number}`));
  await expect(page.getByRole("button", { name: number < 5 ? "Next" : "Create Comparison" })).toBeEnabled();
};

const openResults = async (page: Page): Promise<void> => {
  await makeComparison(page, "Kiosk coffee");
  await page.getByRole("button", { name: /^Raw Scores/ }).click();
  await expect(page.getByRole("radio", { name: "Per use" })).toBeVisible();
};

const openHomeWithWork = async (page: Page): Promise<void> => {
  await makeComparison(page, "Kiosk coffee");
  await page.goto("/");
  await expect(page.getByRole("rowheader", { name: "Kiosk coffee" })).toBeVisible();
  await expect(page.getByRole("row", { name: /Ceramic mug, \d+/ })).toBeVisible();
};

const SCREENS: readonly Screen[] = [
  {
    name: "landing",
    visitor: null,
    onPhone: true,
    open: async (page) => {
      await page.goto("/");
      await expect(page.getByRole("table", { name: /^Serving one hot coffee/ })).toBeVisible();
    },
  },
  {
    name: "home without work",
    visitor: GUEST,
    onPhone: true,
    open: async (page) => {
      await page.goto("/");
      await expect(page.getByRole("button", { name: "Load an example" })).toBeVisible();
    },
  },
  { name: "home with work", visitor: GUEST, onPhone: true, open: openHomeWithWork },
  {
    name: "menu of a comparison",
    visitor: GUEST,
    open: async (page) => {
      await openHomeWithWork(page);
      await page.getByRole("button", { name: "Menu of Kiosk coffee" }).click();
      await expect(page.getByRole("menu")).toBeVisible();
    },
  },
  {
    name: "question before a delete",
    visitor: GUEST,
    open: async (page) => {
      await openHomeWithWork(page);
      await page.getByRole("button", { name: "Menu of Kiosk coffee" }).click();
      await page.getByRole("menuitem", { name: "Delete Comparison" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "undo of a delete",
    visitor: GUEST,
    open: async (page) => {
      await openHomeWithWork(page);
      await page.getByRole("button", { name: "Menu of Kiosk coffee" }).click();
      await page.getByRole("menuitem", { name: "Delete Comparison" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete Comparison" }).click();
      await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
    },
  },
  {
    name: "region",
    visitor: GUEST,
    onPhone: true,
    open: async (page) => {
      await page.goto("/region");
      await expect(title(page, "Compare")).toBeVisible();
    },
  },
  { name: "step 1", visitor: GUEST, onPhone: true, open: step(1) },
  { name: "step 2", visitor: GUEST, onPhone: true, open: step(2) },
  { name: "step 3", visitor: GUEST, onPhone: true, open: step(3) },
  { name: "step 4", visitor: GUEST, onPhone: true, open: step(4) },
  { name: "step 5", visitor: GUEST, onPhone: true, open: step(5) },
  {
    name: "step 5 without a reusable, unknown region",
    visitor: GUEST,
    onPhone: true,
    open: async (page) => {
      await page.goto(chosenAddress("Paper").replace(/products=[^&]*/, "products=hot_cup_paper_pe,nothing"));
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
  { name: "results with raw scores", visitor: GUEST, onPhone: true, open: openResults },
  {
    name: "results, a list in the panel open",
    visitor: GUEST,
    open: async (page) => {
      await makeComparison(page, "Kiosk coffee");
      await page.getByRole("button", { name: "Change region" }).click();
      await expect(page.getByRole("combobox", { name: "Region" })).toBeFocused();
    },
  },
  {
    name: "question before another use case",
    visitor: GUEST,
    open: async (page) => {
      await makeComparison(page, "Kiosk coffee");
      await page.getByRole("button", { name: "Change use case" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "a comparison that is not here",
    visitor: GUEST,
    onPhone: true,
    open: async (page) => {
      await page.goto("/comparison-mode?comparison_id=nowhere");
      await expect(title(page, "This comparison is not here.")).toBeVisible();
    },
  },
  {
    name: "loading failed",
    visitor: GUEST,
    onPhone: true,
    open: async (page) => {
      await page.route(/\/api\/list/, (route) => route.abort());
      await page.goto("/");
      await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    },
  },
  {
    name: "last good data, preview",
    visitor: GUEST,
    onPhone: true,
    open: async (page) => {
      await page.goto("/preview");
      await expect(title(page, "Your work")).toBeVisible();
      await page.route(/\/api\/list/, (route) => route.abort());
      await page.reload();
      await expect(page.getByText(/You see the last good data/)).toBeVisible();
    },
  },
  {
    name: "a page that did not arrive",
    visitor: GUEST,
    onPhone: true,
    open: async (page) => {
      await page.route(/\/assets\/region-page-[^/]+\.js$/, (route) => route.abort());
      await page.goto("/region");
      await expect(title(page, "This page could not be loaded")).toBeVisible();
    },
  },
];

for (const { name, visitor, open, onPhone } of SCREENS) {
  test.describe(name, () => {
    if (visitor) test.use({ storageState: visitor });

    test("has no serious finding, light and dark", async ({ page }) => {
      await open(page);
      await expectNoSeriousFindings(page);
      if (!onPhone) return;
      await page.setViewportSize({ width: 360, height: 640 });
      await page.getByRole("button", { name: "Continue in portrait" }).click();
      expect(await seriousFindings(page), "360 × 640").toEqual([]);
      await expectNoWider(page);
    });
  });
}

test("a fault that somebody plants is found", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    heading.style.color = "#ccc";
    heading.before(document.createElement("button"));
  });
  const found = await seriousFindings(page);
  expect(new Set(found.map((text) => text.split(":")[0]))).toEqual(new Set(["button-name", "color-contrast"]));
  expect(await seriousFindings(page, "colours")).toHaveLength(1);
});

test("upright, the app asks for a turn, can be used all the same, and remembers it", async ({ page }) => {
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

/** Everything on screen that moves or could: names of animations and transitions that take time. */
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

test("nothing moves for those who ask for it, and pages fade for others", async ({ page }) => {
  const walk = async () => {
    await page.goto("/");
    await page.getByRole("button", { name: "Continue as guest" }).click();
    await expect(title(page, "What do you want to call this comparison?")).toBeVisible();
  };
  await walk();
  expect(await motions(page)).toEqual([]);
  await openResults(page);
  await seeResults(page);
  expect(await motions(page)).toEqual([]);

  await page.evaluate(() => localStorage.removeItem("isGuest"));
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await walk();
  expect((await motions(page)).some((motion) => motion.startsWith("DIV "))).toBe(true);
});
