import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { Person } from "../edge-api/suite/people.ts";
import type { OwnServer } from "./own-server.ts";
import { test } from "./own-server-test.ts";
import { expect } from "./profiles.ts";

const enter = async (page: Page, { origin }: OwnServer, { token, email }: Person, path = "/admin"): Promise<void> => {
  await page.addInitScript(
    ([accessToken = "", accountEmail = ""]) => {
      localStorage.setItem("accessToken", accessToken);
      localStorage.setItem("accountEmail", accountEmail);
      localStorage.setItem("tare_version", "11");
    },
    [token, email],
  );
  await page.goto(origin + path);
};

const rowOf = (page: Page, kind: string) =>
  page
    .getByRole("table", { name: "Tables" })
    .getByRole("row")
    .filter({ has: page.getByRole("button", { name: kind, exact: true }) });

/** Publishes what differs, with a note for the history. */
const update = async (page: Page, tables: 1 | 2, note = ""): Promise<void> => {
  await page.getByRole("button", { name: `Update ${tables} table` }).click();
  const dialog = page.getByRole("dialog", { name: `Update ${tables} table` });
  await dialog.getByRole("textbox", { name: "Note" }).fill(note);
  await dialog.getByRole("button", { name: "Update", exact: true }).click();
};

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

/** Greenhouse gases of some activities a fifth lower. */
const greener = (rows: readonly Record<string, unknown>[]): readonly Record<string, unknown>[] =>
  rows.map((row) => (typeof row["climate"] === "number" ? { ...row, climate: row["climate"] * 0.8 } : row));

test.describe("an administrator", () => {
  test.use({ provoked: [/Failed to load resource/] });

  test("sees what files would change, what is wrong with them, publishes one, and goes back", async ({
    page,
    server,
  }) => {
    await enter(page, server, await server.newPerson({ isAdmin: true }));
    await expect(page.getByText("Data version 2026.11")).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    const impact = await exported(page, "impact");
    await choose(page, {
      "impact.json": greener(impact),
      "usecase.csv": "usecase_id,usecase_name\nhot_cup,Cup\n,None\n",
    });
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
    expect(await health.json()).toMatchObject({ version: "2026.11" });

    await page.getByRole("button", { name: "Update 1 table" }).click();
    const question = page.getByRole("dialog", { name: "Update 1 table?" });
    await expect(question).toContainText(/impact, Global: \d+ rows differ/);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("Data version 2026.11,")).toBeVisible();
    await update(page, 1, "A fifth less");
    await expect(rowOf(page, "impact")).toContainText("Updated");
    await expect(page.getByText(/^Data version 2026\.11/)).not.toHaveText(/2026\.11,/);
    // the history stands below what the file has done
    await expect(page.getByRole("table", { name: "History" })).toContainText("A fifth less");
    await page.getByRole("button", { name: "Clear files" }).click();
    await rowOf(page, "impact").getByRole("button").click();
    await page.getByRole("button", { name: "Roll back to 2026.11" }).click();
    const dialog = page.getByRole("dialog", { name: "Roll impact back to 2026.11?" });
    await expect(dialog.getByText(/changed/).first()).toBeVisible();
    await dialog.getByRole("button", { name: "Roll back", exact: true }).click();
    await expect(page.getByText("impact is as it was in 2026.11.").first()).toBeVisible();
    expect(await exported(page, "impact")).toEqual(impact);
  });

  test("stops a run between tables; a failure says what is safe", async ({ page, server }) => {
    await enter(page, server, await server.newPerson({ isAdmin: true }));
    const metrics = await exported(page, "metric");
    const regions = await exported(page, "region-spec");
    await choose(page, {
      "metric.json": metrics.map((row) => ({ ...row, note: "checked" })),
      "region-spec.json": regions.map((row) => ({ ...row, note: "checked" })),
    });
    await page.getByRole("button", { name: "Dry run" }).click();
    await expect(page.getByRole("button", { name: "Update 2 tables" })).toBeEnabled();

    let release = (): void => undefined;
    const held = new Promise<void>((done) => (release = done));
    await page.route("**/api/updateKind/metric", async (route) => {
      await held;
      await route.continue();
    });
    await update(page, 2);
    await expect(page.getByText("Updating metric, 1 of 2…")).toBeVisible();
    await page.getByRole("button", { name: "Cancel run" }).click();
    await expect(page.getByText("Stopping after this table…")).toBeVisible();
    release();
    await expect(rowOf(page, "metric")).toContainText("Updated");
    await expect(rowOf(page, "region-spec")).toContainText("rows differ");

    await page.route("**/api/updateKind/region-spec", (route) => route.abort());
    await update(page, 1);
    const dialog = page.getByRole("dialog", { name: "Update Failed" });
    await expect(dialog).toContainText("Could not update data");
    await expect(dialog).toContainText("region-spec is as it was before.");
    await dialog.getByRole("button", { name: "OK" }).click();
    await expect(rowOf(page, "region-spec")).toContainText("Failed");
  });

  test("who is demoted is led out at the next call", async ({ page, server }) => {
    const admin = await server.newPerson({ isAdmin: true });
    await enter(page, server, admin);
    await expect(page.getByText("Data version 2026.11")).toBeVisible();
    await server.demote(admin);
    await page.getByRole("button", { name: "Data health" }).click();
    await expect(page.getByText("Your account administers nothing any more.")).toBeVisible();
    await expect(page).toHaveURL(`${server.origin}/`);
    await expect(page.getByRole("link", { name: "Admin" })).toHaveCount(0);
  });
});

test("the health of the shipped data is looked at on demand", async ({ page, server }) => {
  await enter(page, server, await server.newPerson({ isAdmin: true }));
  await page.getByRole("button", { name: "Data health" }).click();
  await expect(page.getByText(/Nothing to repair|Rows to repair|What the engine had to assume/).first()).toBeVisible();
});

test("nobody else sees anything of it: a user with a forged flag is sent home", async ({ page, server }) => {
  await page.addInitScript(() => localStorage.setItem("isAdmin", "true"));
  await enter(page, server, await server.newPerson());
  await expect(page.getByRole("heading", { level: 1, name: "Your work" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Admin" })).toHaveCount(0);
  await expect(page.getByText("Administration")).toHaveCount(0);
});
