import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Person } from "../edge-api/suite/people.ts";
import type { OwnServer } from "./own-server.ts";
import { test } from "./own-server-test.ts";
import { expectNoWider } from "./no-wider.ts";
import { expect } from "./profiles.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";

const enter = async (page: Page, { origin }: OwnServer, { token, email }: Person, tab: string): Promise<void> => {
  await page.addInitScript(
    ([accessToken = "", accountEmail = ""]) => {
      localStorage.setItem("accessToken", accessToken);
      localStorage.setItem("accountEmail", accountEmail);
      localStorage.setItem("tare_version", "11");
    },
    [token, email],
  );
  await page.goto(`${origin}/admin`);
  await page.getByRole("tab", { name: tab }).click();
};

const saved = async (page: Page, list: string): Promise<string[]> => {
  await page.getByRole("button", { name: `CSV ${list}` }).click();
  const arrived = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: `Save ${list} as CSV` }).click();
  return readFileSync(await (await arrived).path(), "utf8")
    .trimEnd()
    .split("\r\n");
};

const rows = (page: Page, table: string) => page.getByRole("table", { name: table }).getByRole("rowheader");

test("users are searched, ordered, turned page by page, and saved", async ({ page, server }) => {
  const admin = await server.newPerson({ isAdmin: true });
  const addresses = [admin.email];
  for (let count = 0; count < 54; count++) addresses.push((await server.newPerson()).email);
  await enter(page, server, admin, "Users");
  await expect(rows(page, "Users")).toHaveCount(50);
  await expectNoSeriousFindings(page);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Rows 51–55")).toBeVisible();
  await expect(rows(page, "Users")).toHaveCount(5);
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByText("Rows 1–50")).toBeVisible();

  await page.getByRole("combobox", { name: "Order" }).selectOption("E-mail, A to Z");
  await expect(rows(page, "Users").first()).toHaveText(addresses.toSorted()[0] ?? "");
  const lines = await saved(page, "users");
  expect(lines).toHaveLength(56);
  await expect(page.getByText("55 rows are in the file.")).toBeVisible();

  await page.getByRole("searchbox", { name: "Search users" }).fill(admin.email);
  await expect(rows(page, "Users")).toHaveText([admin.email]);
  await page.setViewportSize({ width: 360, height: 640 });
  await expectNoWider(page);
});

test("score reports: who, what, when; by day, by keyboard too; what an administrator looked at is written down", async ({
  page,
  server,
}) => {
  const admin = await server.newPerson({ isAdmin: true });
  const somebody = await server.newPerson();
  const hashes = ["a", "b", "c"].map((digit) => digit.repeat(64));
  for (const hash of hashes) await somebody.ask("/api/comparison_scores_calculated", { email: "x", hash });
  await enter(page, server, admin, "Comparison Scores");
  await expect(rows(page, "Comparison scores")).toHaveText([somebody.email, somebody.email, somebody.email]);
  for (const hash of hashes) await expect(page.getByText(hash, { exact: true })).toBeVisible();
  const bar = page.getByRole("group", { name: "Comparison results opened a day" }).getByRole("button");
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
  await page.getByRole("tab", { name: "Audit log" }).click();
  await expect(rows(page, "Audit log").first()).toHaveText("Looked at portfolio scores");
  await expect(page.getByRole("table", { name: "Audit log" })).toContainText(admin.email);
  await expectNoSeriousFindings(page);
  expect((await saved(page, "the audit log"))[0]).toContain("id,at_utc,email,action,target,details");
});

test.describe("a list that does not come", () => {
  test.use({ provoked: [/Failed to load resource/] });

  test("says so in the specified words, and comes by Retry", async ({ page, server }) => {
    const admin = await server.newPerson({ isAdmin: true });
    await page.route("**/api/users?**", (route) => route.abort());
    await enter(page, server, admin, "Users");
    await expect(page.getByRole("alert")).toContainText("Error loading users");
    await page.unroute("**/api/users?**");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(rows(page, "Users")).toHaveText([admin.email]);
  });
});
