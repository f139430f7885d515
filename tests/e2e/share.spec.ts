import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { makeComparison } from "./comparisons.ts";
import { openSections } from "./folds.ts";
import { expectNoWider } from "./no-wider.ts";
import { makePortfolio } from "./portfolios.ts";
import { expect, freshPerson, register, test } from "./profiles.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { shownRows } from "./shown-table.ts";

const PHONE = { width: 360, height: 640 };
/** A name with markup, which must stay text on every screen. */
const HOSTILE = `Cups <img src=x onerror="document.title='run'"><script>document.title='run'</script>`;

const scores = (page: Page) => shownRows(page.getByRole("grid", { name: "Comparison Scores" }));
const openDialog = async (page: Page) => {
  await page.getByRole("button", { name: "Share", exact: true }).click();
  return page.getByRole("dialog");
};
const copyOffer = (page: Page) => page.getByRole("button", { name: "Open as my own copy" });

const asGuest = async (page: Page): Promise<void> => {
  await page.goto("/");
  await page.evaluate(() => {
    localStorage.setItem("isGuest", "true");
    localStorage.setItem("tare_version", "11");
  });
};

test("a guest's link has all data: the same numbers on a phone without an account, and a copy as own work", async ({
  page,
  openProfile,
}) => {
  await asGuest(page);
  await makeComparison(page, HOSTILE);
  const seen = await scores(page);
  const dialog = await openDialog(page);
  await expect(dialog.getByText("Log in to create a link you can revoke later.")).toBeVisible();
  await expect(dialog.getByLabel("Link with the results in it")).toHaveValue(/\/s#2\./);
  await expectNoSeriousFindings(page);
  const link = await dialog.getByLabel("Link with the results in it").inputValue();

  const reader = await openProfile();
  // the prompt to turn the device has its own tests
  await reader.addInitScript(() => sessionStorage.setItem("continueInPortrait", "true"));
  await reader.goto(link);
  await expect(copyOffer(reader)).toBeVisible();
  await expect.poll(() => scores(reader)).toEqual(seen);

  await reader.setViewportSize({ width: 1440, height: 900 });
  const contents = reader.getByRole("navigation", { name: "On this page" });
  await expect(reader.getByRole("switch", { name: "Rate reusables like other products" })).toBeVisible();
  // prices belong to the reader
  await expect(contents.getByRole("link", { name: "Cost" })).toHaveCount(0);
  const ranking = await reader.getByRole("region", { name: "Results", exact: true }).boundingBox();
  expect((ranking?.x ?? 0) + (ranking?.width ?? 0)).toBeGreaterThan(1440 - 80);

  // a reader who wants to edit is offered a copy
  await reader
    .getByRole("button", { name: /, Climate, Ceramic mug/ })
    .first()
    .click();
  await reader.getByRole("button", { name: "Change region", exact: true }).click();
  await expect(reader.getByRole("dialog", { name: "These results are read-only" })).toBeVisible();
  await reader.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(reader.getByRole("dialog")).toHaveCount(0);

  await reader.setViewportSize(PHONE);
  // a link with all data is not stored on the server, so it cannot be cited
  await expect(reader.getByText("How to cite")).toHaveCount(0);
  await expect(reader.getByText(/Shared on .+, with reference data of version /)).toBeVisible();
  await expect(reader.getByText(HOSTILE)).toBeVisible();
  // the document has the title of the page
  const finding = (await reader.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await expect(reader).toHaveTitle(`${HOSTILE}: ${finding.replace(/\.$/, "")}, shared · Tare`);
  await expectNoWider(reader);
  await expectNoSeriousFindings(reader);
  // nothing is stored in the reader's browser before it is copied
  expect(await reader.evaluate(() => localStorage.getItem("isGuest"))).toBeNull();

  await copyOffer(reader).click();
  await expect(reader).toHaveURL(/comparison_id=/);
  await reader.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => scores(reader)).toEqual(seen);
  await reader.goto("/");
  await reader.getByRole("button", { name: /^Comparisons/ }).click();
  await expect(reader.getByRole("rowheader", { name: HOSTILE })).toBeVisible();
});

test.describe("a stored link", () => {
  // a revoked link is a 404
  test.use({ provoked: [/404 .*\/api\/share\//] });
  test("can be read by anybody, is listed for its owner and can be revoked", async ({ page, openProfile }) => {
    await register(page, freshPerson());
    await makePortfolio(page, "Canteens");
    await page.getByRole("radio", { name: "Scores" }).check();
    await expect(page.getByRole("heading", { name: "Portfolio Scores" })).toBeVisible();
    const kpis = (of: Page) => shownRows(of.getByRole("table", { name: /Other KPIs/ }).first());
    await openSections(page, "Other KPIs");
    const seen = await kpis(page);
    const dialog = await openDialog(page);
    await dialog.getByRole("button", { name: "Make the link" }).click();
    const link = await dialog.getByLabel("Link stored on the server").inputValue();
    await dialog.getByRole("button", { name: "Close" }).click();

    const reader = await openProfile();
    await reader.goto(link);
    await expect(copyOffer(reader)).toBeVisible();
    await expect(reader.getByRole("heading", { level: 1, name: "Canteens" })).toBeVisible();
    // stored on the server, so it can be cited
    await expect(
      reader.getByText(/^Tare \(\d{4}\)\. Canteens, computed with Tare reference data, version /),
    ).toContainText(link);
    await openSections(reader, "Other KPIs", "What if?", "How certain is this?", "End of life");
    await expect.poll(() => kpis(reader)).toEqual(seen);
    await expect(reader.getByRole("radio", { name: "Edit" })).toHaveCount(0);
    await expect(reader.getByRole("button", { name: "Settings" })).toHaveCount(0);
    // a reader can run analyses, but not keep the results
    const whatIf = reader.getByRole("region", { name: "What if?" });
    await whatIf.getByRole("slider").focus();
    await reader.keyboard.press("End");
    await expect(whatIf.getByText(/^With .* the portfolio scores \d+/)).toBeVisible();
    await expect(reader.getByRole("button", { name: "Keep as my own product" })).toHaveCount(0);
    await expect(reader.getByRole("table", { name: "Range of each" })).toBeVisible();
    await expect(reader.getByRole("table", { name: /^Climate of the portfolio by end of life/ }).first()).toBeVisible();

    await page.goto("/account");
    await expect(page.getByRole("rowheader", { name: "Canteens Portfolio" })).toBeVisible();
    await expectNoSeriousFindings(page);
    const [list] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save the links you have shared as CSV" }).click(),
    ]);
    expect(await readFile(await list.path(), "utf8")).toMatch(/,Canteens,portfolio,\S+Z,v[\w.]+,http\S+\/s\//);
    await page.getByRole("button", { name: "Revoke the link to Canteens" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Revoke", exact: true }).click();
    await expect(page.getByText("You have not shared any stored links.")).toBeVisible();
    await reader.reload();
    await expect(reader.getByRole("heading", { level: 1, name: "This link leads nowhere" })).toBeVisible();
  });
});
