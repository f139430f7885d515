import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { allowPortrait, expectNoWider } from "./no-wider.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { expect, test } from "./watched.ts";

const ASSETS = resolve(import.meta.dirname, "../../dist/assets");

/** Names of the packages in the source maps of the build, independent of the build's own list. */
const bundled = (): ReadonlySet<string> => {
  const sources = readdirSync(ASSETS)
    .filter((name) => name.endsWith(".map"))
    .flatMap((name) => (JSON.parse(readFileSync(join(ASSETS, name), "utf8")) as { sources: string[] }).sources);
  const names = sources.map((source) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? "");
  return new Set(names.filter((name) => name !== ""));
};

test("a visitor reads the licences of all packages in the page and its workers", async ({ page, requests }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Continue as guest" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(requests.filter((request) => /information-page|licences\.json/.test(request))).toEqual([]);
  await page.getByRole("contentinfo").getByRole("link", { name: "Licences" }).click();
  await expect(page).toHaveURL("/licences");
  await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeVisible();
  const headings = page.getByRole("list", { name: "Packages and their licences" }).getByRole("heading", { level: 2 });
  await expect(headings.first()).toBeVisible();
  const shown = ` ${(await headings.allTextContents()).join(" ")}`;

  const names = bundled();
  expect(names.size).toBeGreaterThan(20);
  // packages of the page, its styles, the scoring worker, and the typeface
  for (const name of ["react", "react-aria-components", "comlink", "papaparse"]) expect(names).toContain(name);
  const missing = [...names, "@fontsource-variable/source-sans-3"].filter((name) => !shown.includes(` ${name} `));
  expect(missing).toEqual([]);
  await expect(page.getByText("Permission is hereby granted, free of charge").first()).toBeVisible();
  await expect(page.getByText("SIL OPEN FONT LICENSE").first()).toBeVisible();

  await allowPortrait(page);
  await expectNoSeriousFindings(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await expectNoWider(page);
});
