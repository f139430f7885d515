import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { Person } from "../edge-api/suite/people.ts";
import type { OwnServer } from "./own-server.ts";
import { allowPortrait, expectNoWider } from "./no-wider.ts";
import { test } from "./own-server-test.ts";
import { expect } from "./profiles.ts";
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
});
