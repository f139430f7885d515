import { AxeBuilder } from "@axe-core/playwright";
import { test, type Page, type TestInfo } from "@playwright/test";
import { IS_SOAK } from "../fixtures/soak.ts";
import { seededNumber } from "./soak.ts";
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

/** How many times each test asked. */
const asked = new WeakMap<TestInfo, number>();

/**
 * With `npm run soak` checks light with all rules, and dark by its colours, which is how it differs. `npm test` checks one theme,
 * in turn; the test's title says which comes first.
 */
export const expectNoSeriousFindings = async (page: Page): Promise<void> => {
  const info = test.info();
  const before = asked.get(info) ?? 0;
  asked.set(info, before + 1);
  const isDark = (seededNumber(info.title) + before) % 2 === 0;
  if (IS_SOAK || isDark) {
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await seriousFindings(page, IS_SOAK ? "colours" : "all"), "dark").toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
  }
  if (IS_SOAK || !isDark) expect(await seriousFindings(page), "light").toEqual([]);
};
