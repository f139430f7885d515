import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { Person } from "../edge-api/suite/people.ts";
import type { OwnServer } from "./own-server.ts";
import { allowPortrait, expectNoWider } from "./no-wider.ts";
import { test } from "./own-server-test.ts";
import { expect } from "./profiles.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { SOAK } from "./soak.ts";

const enter = async (page: Page, { origin }: OwnServer, { token, email }: Person): Promise<void> => {
  await page.addInitScript(
    ([accessToken = "", accountEmail = ""]) => {
      localStorage.setItem("accessToken", accessToken);
      localStorage.setItem("accountEmail", accountEmail);
      // the flag in the browser must have no effect
      localStorage.setItem("isAdmin", "true");
      localStorage.setItem("tare_version", "11");
    },
    [token, email],
  );
  await page.goto(`${origin}/admin`);
};

const rowOf = (page: Page, kind: string) =>
  page
    .getByRole("table", { name: "Tables" })
    .getByRole("row")
    .filter({ has: page.getByRole("button", { name: kind, exact: true }) });

const exported = async (page: Page, kind: string): Promise<Record<string, unknown>[]> => {
  await rowOf(page, kind).getByRole("button").click();
  const arrived = page.waitForEvent("download");
  await page.getByRole("button", { name: `Export ${kind} as JSON` }).click();
  return JSON.parse(readFileSync(await (await arrived).path(), "utf8")) as Record<string, unknown>[];
};

const choose = (page: Page, files: Readonly<Record<string, unknown>>) =>
  page.locator("input[type=file]").setInputFiles(
    Object.entries(files).map(([name, rows]) => ({
      name,
      mimeType: "application/json",
      buffer: Buffer.from(typeof rows === "string" ? rows : JSON.stringify(rows)),
    })),
  );

/** Greenhouse gases of some activities, 20 % lower. */
const greener = (rows: readonly Record<string, unknown>[]): readonly Record<string, unknown>[] =>
  rows.map((row) => (typeof row["climate"] === "number" ? { ...row, climate: row["climate"] * 0.8 } : row));

const saved = async (page: Page, list: string): Promise<string[]> => {
  await page.getByRole("button", { name: `CSV ${list}` }).click();
  const arrived = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: `Save ${list} as CSV` }).click();
  return readFileSync(await (await arrived).path(), "utf8")
    .trimEnd()
    .split("\r\n");
};

const rows = (page: Page, table: string) => page.getByRole("table", { name: table }).getByRole("rowheader");

test.describe("an administrator", () => {
  test.use({ provoked: [/Failed to load resource/] });

  test("sees changes and faults of files, publishes one, rolls back, and loses access once demoted", async ({
    page,
    server,
  }) => {
    const admin = await server.newPerson({ isAdmin: true });
    await enter(page, server, admin);
    await expect(page.getByText("Data version 2027.1")).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    const impact = await exported(page, "impact");
    await choose(page, {
      "impact.json": greener(impact),
      "usecase.csv": "usecase_id,usecase_name\nhot_cup,Cup\n,None\n",
    });
    // both files are read
    await expect(rowOf(page, "usecase")).toContainText("Waiting");
    await page.getByRole("button", { name: "Dry run" }).click();
    await expect(rowOf(page, "impact")).toContainText(/\d+ rows differ/);
    await expect(rowOf(page, "usecase")).toContainText("5 faults");

    await page.getByRole("button", { name: "usecase.csv", exact: true }).click();
    await expect(page.getByRole("table", { name: "Faults" })).toContainText("the id is missing");
    await page.getByRole("button", { name: "impact.json", exact: true }).click();
    await expect(page.getByText("Dry run, nothing is written")).toBeVisible();
    await expect(page.getByText(/of [\d,]+ scores of built-in products change/)).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    const health = await page.request.get(`${server.origin}/api/health`, { maxRetries: 3 });
    expect(await health.json()).toMatchObject({ version: "2027.1" });

    await page.getByRole("button", { name: "Update 1 table" }).click();
    const question = page.getByRole("dialog", { name: "Update 1 table?" });
    await expect(question).toContainText(/impact, Global: \d+ rows differ/);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("Data version 2027.1,")).toBeVisible();
    await page.getByRole("button", { name: "Update 1 table" }).click();
    await question.getByRole("textbox", { name: "Note" }).fill("A fifth less");
    await question.getByRole("button", { name: "Update", exact: true }).click();
    await expect(rowOf(page, "impact")).toContainText("Updated");
    await expect(page.getByText(/^Data version 2027\.1/)).not.toHaveText(/2027\.1,/);
    // the history is below the result of the upload
    await expect(page.getByRole("table", { name: "History" })).toContainText("A fifth less");
    await page.getByRole("button", { name: "Clear files" }).click();
    await rowOf(page, "impact").getByRole("button").click();
    await page.getByRole("button", { name: "Roll back to 2027.1" }).click();
    const dialog = page.getByRole("dialog", { name: "Roll impact back to 2027.1?" });
    await expect(dialog.getByText(/changed/).first()).toBeVisible();
    await dialog.getByRole("button", { name: "Roll back", exact: true }).click();
    await expect(page.getByText("impact is as it was in 2027.1.").first()).toBeVisible();
    expect(await exported(page, "impact")).toEqual(impact);

    await test.step("the health of the shipped data is checked on demand", async () => {
      await page.getByRole("button", { name: "Data health" }).click();
      await expect(
        page.getByText(/Nothing to repair|Rows to repair|What the engine had to assume/).first(),
      ).toBeVisible();
    });

    await test.step("after a demotion the next call closes the area, and a forged flag does not open it", async () => {
      await server.demote(admin);
      await page.getByRole("tab", { name: "Users" }).click();
      await expect(page.getByText("You no longer have administrator access.")).toBeVisible();
      await expect(page).toHaveURL(`${server.origin}/`);
      await expect(page.getByRole("link", { name: "Admin" })).toHaveCount(0);
      await page.goto(`${server.origin}/admin`);
      await expect(page.getByRole("heading", { level: 1, name: "Your work" })).toBeVisible();
      await expect(page).toHaveURL(`${server.origin}/`);
      await expect(page.getByRole("link", { name: "Admin" })).toHaveCount(0);
      await expect(page.getByText("Administration")).toHaveCount(0);
    });
  });

  test("at 320 px has a header of one row that is no wider than the window", SOAK, async ({ page, server }) => {
    await allowPortrait(page);
    await page.setViewportSize({ width: 320, height: 256 });
    await enter(page, server, await server.newPerson({ isAdmin: true }));
    await expect(page.getByRole("banner").getByRole("link", { name: "Admin" })).toBeVisible();
    await expectNoWider(page);
    expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThan(60);
  });

  test("browses users, opened results and the audit log, and downloads each list", SOAK, async ({ page, server }) => {
    const admin = await server.newPerson({ isAdmin: true });
    const somebody = await server.newPerson();
    const hashes = ["a", "b", "c"].map((digit) => digit.repeat(64));
    for (const hash of hashes) await somebody.ask("/api/comparison_scores_calculated", { email: "x", hash });
    await enter(page, server, admin);

    await test.step("users", async () => {
      await page.getByRole("tab", { name: "Users" }).click();
      await expect(rows(page, "Users")).toHaveCount(2);
      await expectNoSeriousFindings(page);
      await page.getByRole("combobox", { name: "Order" }).selectOption("Email, A to Z");
      await expect(rows(page, "Users")).toHaveText([admin.email, somebody.email].toSorted());
      expect(await saved(page, "users")).toHaveLength(3);
      await expect(page.getByText("2 rows are in the file.")).toBeVisible();
      await page.getByRole("searchbox", { name: "Search users" }).fill(admin.email);
      await expect(rows(page, "Users")).toHaveText([admin.email]);
      await page.setViewportSize({ width: 360, height: 640 });
      await expectNoWider(page);
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await test.step("opened results: user, subject, time; by day, also by keyboard", async () => {
      await page.getByRole("tab", { name: "Comparison Scores" }).click();
      await expect(rows(page, "Comparison scores")).toHaveText([somebody.email, somebody.email, somebody.email]);
      for (const hash of hashes) await expect(page.getByText(hash, { exact: true })).toBeVisible();
      const bar = page.getByRole("group", { name: "Comparison results opened per day" }).getByRole("button");
      await expect(bar).toHaveAccessibleName(/: 3$/);
      await expectNoSeriousFindings(page);

      await page.getByLabel("To", { exact: true }).fill("2026-01-31");
      await expect(page.getByText("No results were opened on these days.").first()).toBeVisible();
      await page.getByRole("button", { name: "All dates" }).click();
      await bar.focus();
      await page.keyboard.press("Enter");
      await expect(page.getByLabel("From", { exact: true })).toHaveValue(new Date().toISOString().slice(0, 10));
      await expect(rows(page, "Comparison scores")).toHaveCount(3);
      expect(await saved(page, "comparison scores")).toHaveLength(4);

      await page.getByRole("tab", { name: "Portfolio Scores" }).click();
      await expect(page.getByText("Nobody has opened the results of a portfolio yet.")).toBeVisible();
    });

    await test.step("views by administrators are logged", async () => {
      await page.getByRole("tab", { name: "Audit log" }).click();
      await expect(rows(page, "Audit log").first()).toHaveText("Looked at portfolio scores");
      await expect(page.getByRole("table", { name: "Audit log" })).toContainText(admin.email);
      await expectNoSeriousFindings(page);
      expect((await saved(page, "the audit log"))[0]).toContain("id,at_utc,email,action,target,details");
    });
  });
});
