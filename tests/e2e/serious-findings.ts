import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./watched.ts";

/** Serious and critical accessibility findings as sentences, by all rules or by the rules about colour. */
export const seriousFindings = async (page: Page, rules: "all" | "colours" = "all"): Promise<string[]> => {
  // the non-legacy mode opens a second page for frames of other origins, of which there are none
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (rules === "colours") axe.withRules(["color-contrast", "link-in-text-block"]);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html}\n${node.any.map(({ message }) => message).join("\n")}`),
    );
};

/** Checks light with all rules; dark differs by its colours only. */
export const expectNoSeriousFindings = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await seriousFindings(page, "colours"), "dark").toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await seriousFindings(page), "light").toEqual([]);
};
