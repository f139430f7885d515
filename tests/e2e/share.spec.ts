import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { makeComparison } from "./comparisons.ts";
import { openSections } from "./folds.ts";
import { expectNoWider } from "./no-wider.ts";
import { foot, importLines, makePortfolio, manyLines, readSpreadsheet } from "./portfolios.ts";
import { expect, freshPerson, register, test } from "./profiles.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { shownRows } from "./shown-table.ts";
import { SOAK } from "./soak.ts";

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

test(
  "a portfolio of 100,000 lines is shared by a stored link, and the dialog recommends what works",
  SOAK,
  async ({ page, openProfile }) => {
    await register(page, freshPerson());
    await makePortfolio(page, "All sites");
    await readSpreadsheet(page, "orders.csv", manyLines(99_999));
    await importLines(page, "99,999 lines");
    await expect(page.getByText("99,999 lines imported.")).toBeVisible({ timeout: 60_000 });
    const lines = Number((await foot(page).locator("b").first().innerText()).replaceAll(",", ""));
    await page.getByRole("radio", { name: "Scores" }).check();
    await expect(page.getByRole("heading", { name: "Portfolio Scores" })).toBeVisible({ timeout: 60_000 });
    const kpis = (of: Page) => shownRows(of.getByRole("table", { name: /Other KPIs/ }).first());
    await openSections(page, "Other KPIs");
    // until the imported lines count
    await expect
      .poll(async () => (await kpis(page)).get("Uses served by reusables")?.join(), { timeout: 60_000 })
      .toMatch(/,/);
    const seen = await kpis(page);
    const dialog = await openDialog(page);
    await expect(dialog.getByRole("alert")).toHaveText(
      "This is more than a link can hold (16 KB). Share a link stored on the server, or the file: both hold more.",
    );
    await expectNoSeriousFindings(page);
    await dialog.getByRole("button", { name: "Make the link" }).click();
    await expect(dialog.getByLabel("Link stored on the server")).toHaveValue(/\/s\//, { timeout: 60_000 });
    const link = await dialog.getByLabel("Link stored on the server").inputValue();

    const reader = await openProfile();
    await reader.goto(link);
    await expect(copyOffer(reader)).toBeVisible({ timeout: 60_000 });
    await openSections(reader, "Other KPIs");
    await expect.poll(() => kpis(reader), { timeout: 60_000 }).toEqual(seen);
    await copyOffer(reader).click();
    await expect(reader).toHaveURL(/portfolio_id=/, { timeout: 60_000 });
    await reader.getByRole("radio", { name: "Edit" }).check({ force: true });
    await expect(foot(reader)).toContainText(`${lines.toLocaleString("en")} lines`, { timeout: 60_000 });
  },
);

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

test.describe("a file", () => {
  // one of the addresses does not exist
  test.use({ provoked: [/404/] });
  test("opens from the home page; a modified file gives an error page", SOAK, async ({ page, openProfile }) => {
    await asGuest(page);
    await makeComparison(page, "In a file");
    const seen = await scores(page);
    const dialog = await openDialog(page);
    const downloading = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download the file" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^In-a-file_Europe_.+_data-.+\.json$/);
    const file = { name: "shared.json", mimeType: "application/json", buffer: await readFile(await download.path()) };

    const reader = await openProfile();
    await asGuest(reader);
    for (const [address, title] of [
      ["/s#1.AAAA", "This is incomplete or was changed on the way"],
      ["/s#0.AAAA", "This was shared by an older version of Tare"],
      ["/s#7.AAAA", "This was shared by a newer version of Tare"],
      [`/s/${"x".repeat(43)}`, "This link leads nowhere"],
    ] as const) {
      await reader.goto(address);
      await expect(reader.getByRole("heading", { level: 1, name: title })).toBeVisible();
    }
    await expectNoSeriousFindings(reader);

    await reader.goto("/");
    await reader.getByRole("link", { name: "Open shared results" }).click();
    await expect(reader.getByRole("heading", { level: 1, name: "Open shared results" })).toBeVisible();
    const choosing = reader.waitForEvent("filechooser");
    await reader.getByRole("button", { name: "Choose a file" }).click();
    await (await choosing).setFiles({ ...file, buffer: file.buffer.subarray(0, 200) });
    await expect(reader.getByRole("heading", { level: 1, name: /incomplete/ })).toBeVisible();
    const again = reader.waitForEvent("filechooser");
    await reader.getByRole("button", { name: "Choose a file" }).click();
    await (await again).setFiles(file);
    await expect(copyOffer(reader)).toBeVisible();
    await expect.poll(() => scores(reader)).toEqual(seen);
    // a link opened in the same tab replaces the file
    await reader.goto("/s#0.AAAA");
    await expect(
      reader.getByRole("heading", { level: 1, name: "This was shared by an older version of Tare" }),
    ).toBeVisible();
  });
});
