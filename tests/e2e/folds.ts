import { expect, type Page } from "@playwright/test";

/** Sections inside a collapsible one, with its title; the name of their tab if they have one. */
const INSIDE: Readonly<Record<string, { readonly fold: string; readonly tab?: string }>> = {
  "Raw Scores": { fold: "Data" },
  "About the Products": { fold: "Products and law" },
  Law: { fold: "Products and law" },
  "How certain is this?": { fold: "How robust", tab: "Certainty" },
  Weights: { fold: "How robust", tab: "Weights" },
  "End of life": { fold: "Circularity" },
  "Other KPIs": { fold: "About your Portfolio" },
};

/** Opens sections of a results page by their titles, and chooses their tabs; those that are open stay open. */
export const openSections = async (page: Page, ...titles: readonly string[]): Promise<void> => {
  for (const title of titles) {
    const { fold: name = title, tab } = INSIDE[title] ?? {};
    const toggle = page.locator("h3").getByRole("button", { name, exact: true });
    await expect(toggle).toBeVisible();
    if ((await toggle.getAttribute("aria-expanded")) === "false") await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    if (tab !== undefined) await page.getByRole("tab", { name: tab, exact: true }).click();
  }
};
