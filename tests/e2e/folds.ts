import { expect, type Page } from "@playwright/test";

/** Opens collapsible sections of a results page by their titles; those that are open stay open. */
export const openSections = async (page: Page, ...titles: readonly string[]): Promise<void> => {
  for (const name of titles) {
    const toggle = page.locator("h3").getByRole("button", { name, exact: true });
    await expect(toggle).toBeVisible();
    if ((await toggle.getAttribute("aria-expanded")) === "false") await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
  }
};
