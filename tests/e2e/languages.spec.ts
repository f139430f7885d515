import type { Page } from "@playwright/test";
import { chosenAddress } from "./comparisons.ts";
import { allowPortrait, expectNoWider } from "./no-wider.ts";
import { makePortfolio } from "./portfolios.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { expect, GUEST, test } from "./watched.ts";
import { sampled, SOAK } from "./soak.ts";

/** Chooses language or units in the footer; the page reloads. */
const choose = async (page: Page, choices: { readonly language?: string; readonly units?: string }): Promise<void> => {
  await page.getByRole("button", { name: /^(Language and units|Idioma y unidades)$/ }).click();
  const dialog = page.getByRole("dialog");
  if (choices.language) await dialog.getByLabel(/^(Language|Idioma)$/).selectOption({ label: choices.language });
  if (choices.units) await dialog.getByLabel(/^(Units|Unidades)$/).selectOption(choices.units);
  await dialog.getByRole("button", { name: /^(Apply|Aplicar)$/ }).click();
};

const language = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang);

/** Texts of visible column heads that overflow their column by a pixel or more. */
const headsOutside = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("th[scope=col]")].flatMap((head) => {
      const column = head.getBoundingClientRect();
      const texts = document.createTreeWalker(head, NodeFilter.SHOW_TEXT);
      const outside: string[] = [];
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const isOut = [...range.getClientRects()].some(
          ({ left, right, width }) => width > 2 && (left < column.left - 1 || right > column.right + 1),
        );
        if (isOut && column.width > 2) outside.push(node.textContent ?? "");
      }
      return outside;
    }),
  );

test("a visitor switches to Spanish and back by keyboard; a half-typed registration is not lost", async ({ page }) => {
  await page.goto("/");
  await expect(
    page.getByRole("heading", { level: 1, name: "Know what the cup weighs before you fill it." }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Español" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Language and units" });
  await expect(dialog.getByLabel("Language")).toHaveValue("es");
  await expectNoSeriousFindings(page);
  // the primary action has the focus
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("heading", { level: 1, name: "Sepa cuánto pesa el vaso antes de llenarlo." }),
  ).toBeVisible();
  expect(await language(page)).toBe("es");
  await expect(page).toHaveTitle("Tare: compare vajilla de un solo uso y reutilizable");
  await page.reload();
  await expect(page.getByRole("heading", { level: 2, name: "Iniciar sesión" })).toBeVisible();
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("button", { name: "Aplicar" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Log in" })).toBeVisible();
  expect(await language(page)).toBe("en");

  await page.getByRole("button", { name: "Create an account" }).click();
  await page.getByLabel("Company").fill("Canteens North");
  await page.getByRole("button", { name: "Español" }).click();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText(/Your choice is saved and applies when the page reloads/)).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByLabel("Company")).toHaveValue("Canteens North");
});

test("a visitor gets the language of the browser if it is supported", async ({ browser }) => {
  for (const [locale, heading] of [
    ["es-MX", "Sepa cuánto pesa el vaso antes de llenarlo."],
    ["de-DE", "Know what the cup weighs before you fill it."],
  ] as const) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await context.close();
  }
});

test.describe("a guest", () => {
  test.use({ storageState: GUEST });

  test("makes a comparison in Spanish, with Spanish names and number formats", async ({ page }) => {
    await page.goto("/");
    await choose(page, { language: "Español" });
    await expect(page.getByRole("heading", { level: 1, name: "Su trabajo" })).toBeVisible();
    await page.goto(chosenAddress("Café del quiosco"));
    await page.getByRole("button", { name: "Crear la comparación" }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: /obtiene la mejor puntuación, \d+ de 100/ }),
    ).toBeVisible();
    // lists that modules make while they load
    const contents = page.getByRole("navigation", { name: "En esta página" }).getByRole("link");
    await expect(contents.first()).toHaveText("Resultados");
    await expect(contents.last()).toHaveText("Productos y normas");
    await expect(page.getByRole("grid", { name: "Puntuaciones globales, la mejor primero" })).toBeVisible();
    await page
      .getByRole("button", { name: /^\d+, Clima, / })
      .first()
      .click();
    const drawer = page.getByRole("dialog");
    await expect(drawer.getByRole("heading", { name: /^\d+,\d g CO2?e? ?por ración|por ración$/ })).toBeVisible();
    await drawer.getByText("La puntuación y el significado de las letras").click();
    await expect(drawer.getByText("1 + 99 × (1 − bruto / mayor)")).toBeVisible();
  });

  test("column heads fit their columns in Spanish, also on a phone", SOAK, async ({ page }) => {
    const id = await makePortfolio(page, "Comedores");
    await choose(page, { language: "Español" });
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect(page.getByRole("heading", { level: 1, name: "Comedores" })).toBeVisible();
    await page.goto(`/portfolio-mode?portfolio_id=${id}&mode=scores`);
    await page.getByRole("button", { name: "Abrir todo: Explorar" }).click();
    await expect(page.getByRole("slider").first()).toBeVisible();
    for (const width of [1440, 1024, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => headsOutside(page)).toEqual([]);
    }
  });
});

/** Pages that a guest can open, with a locator that shows that each is loaded. */
const PAGES = [
  ["/", "home"],
  ["/comparison-mode?step=1", "step 1"],
  ["/comparison-mode?step=3&name=Caf%C3%A9&region_id=Europe", "step 3"],
  [chosenAddress("Café"), "step 5"],
  ["/create-product/hot_cup?region_id=Europe", "product editor"],
  ["/create-food/hot_cup?region_id=Europe", "food editor"],
  ["/create-portfolio", "portfolio"],
  ["/methodology", "methodology"],
  ["/region", "region"],
  ["/account", "account"],
  ["/privacy", "privacy"],
  ["/licences", "licences"],
] as const;

/** Makes all texts 40 % longer, like a longer language. */
const lengthen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    for (const node of nodes) {
      const text = node.textContent ?? "";
      if (!/\p{L}{3}/u.test(text) || node.parentElement?.closest("option, script, style")) continue;
      node.textContent = `${text} ${text.slice(0, Math.ceil(text.length * 0.4)).trim()}`;
    }
  });

test.describe("in Spanish, at 1440 px and at 360", () => {
  test.use({
    storageState: {
      cookies: [],
      origins: GUEST.origins.map(({ origin, localStorage }) => ({
        origin,
        localStorage: [...localStorage, { name: "language", value: "es" }],
      })),
    },
  });

  test("no page is wider than the window, even with texts 40 % longer", async ({ page }) => {
    await allowPortrait(page);
    const expectRoom = async (name: string, widths: readonly number[]) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoWider(page, `${name}, ${width} px`);
      }
    };
    for (const [path, name] of sampled(PAGES, 4)) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expectRoom(name, [1440, 360]);
      await lengthen(page);
      await expectRoom(`${name}, longer`, [360, 1440]);
    }
  });
});
