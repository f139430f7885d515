import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { allowPortrait, expectNoWider } from "./no-wider.ts";
import { importLines, makePortfolio, readSpreadsheet } from "./portfolios.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { expect, GUEST, test } from "./watched.ts";

test.use({ storageState: GUEST });

const PURCHASES = `product,use case,food,quantity [uses],site,date
hot_cup_paper_pe_lid,hot_cup,coffee,20000,North,2025-02-03
fork_wood,fork,,10000,North,2025-02-03
bottle_pet,beverage_bottle,,50000,North,2025-02-04
plate_bagasse,plate,,5000,Office,2025-03-01
container_pp_reuse,food_container,,5000,Office,2025-03-01
hot_cup_paper_pe,hot_cup,coffee,1000,Paris,2025-03-01
hot_cup_paper_pe,hot_cup,coffee,1000,North,2024-12-01
`;

/** Clicks a download button and gives the text of the file. */
const saved = async (page: Page, name: string): Promise<string> => {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name }).click();
  return readFileSync((await (await download).path()) ?? "", "utf8");
};

const choose = (page: Page, question: string, answer: RegExp) =>
  page.getByRole("group", { name: question }).getByRole("radio", { name: answer }).check({ force: true });

test("a buyer prepares a return from purchases: questions are asked, cutlery is left out, the file follows the regulator's rules", async ({
  page,
}) => {
  await page.goto("/packaging-returns");
  await expect(page.getByRole("heading", { level: 1, name: "Packaging returns" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Create a portfolio" })).toBeVisible();

  await makePortfolio(page, "Canteens", ["hot_cup_ceramic"], "UnitedKingdom");
  await readSpreadsheet(page, "purchases.csv", PURCHASES);
  await importLines(page, "7 lines");
  await expect(page.getByText("7 lines imported.")).toBeVisible();
  await page.getByRole("radio", { name: "Scores" }).check();
  await page.getByRole("radio", { name: "Returns" }).click();
  await expect(page).toHaveTitle("Packaging returns · Tare");

  const file = page.getByRole("button", { name: "Download the return" });
  await test.step("nothing is written before the question of the law is answered", async () => {
    await expect(page.getByRole("combobox", { name: "Country" })).toHaveValue("GB");
    await expect(page.getByText("First say whether the packaging is filled at the point of sale.")).toBeVisible();
    await expect(file).toBeDisabled();
    await choose(page, "Is it filled at the point of sale?", /^Yes/);
    await page.getByRole("combobox", { name: "Year" }).selectOption("2025");
    await page.getByRole("combobox", { name: "Period" }).selectOption("H1");
  });

  await test.step("sites go to households, to businesses or to another return", async () => {
    await page.getByRole("button", { name: /^Sites that differ/ }).click();
    await page.getByRole("combobox", { name: "Office" }).selectOption("business");
    await page.getByRole("combobox", { name: "Paris" }).selectOption("none");
    await expect(page.getByText("1 line of another period is left out.")).toBeVisible();
    await expect(page.getByText("1 line of a site that is not in this return is left out.")).toBeVisible();
  });

  await test.step("an error of the regulator's rules is said in words, with its rows, and stops the download", async () => {
    const check = page.getByRole("region", { name: "Rule check" });
    await expect(check).toContainText("The organisation number must have six digits.");
    await expect(check).toContainText("rule 01");
    await expect(file).toBeDisabled();
    await page.getByRole("textbox", { name: "Organisation number" }).fill("123456");
    await expect(check).not.toContainText("six digits");
    await expect(check).toContainText("0 errors");
    await expect(file).toBeEnabled();
  });

  await test.step("cutlery is left out with its weight, and the weights say what they rest on", async () => {
    await expect(page.getByRole("table", { name: "Left out" }).getByRole("row", { name: /Fork/ })).toContainText(
      "Cutlery, straws and stirrers are not packaging",
    );
    await expect(page.getByRole("region", { name: "Evidence for the weights" })).toContainText("100%");
    // 242 kg of lined board at £461 and 60 kg of polystyrene at £423 a tonne
    await expect(page.getByRole("heading", { level: 2, name: /about £137 in fees/ })).toBeVisible();
    await expect(page.getByRole("table", { name: "Rows of the packaging data file" })).toContainText("estimate");
    await expectNoSeriousFindings(page);
  });

  await test.step("the file has 15 columns and whole kilograms; a second one says what it rests on", async () => {
    expect((await saved(page, "Download the return")).split("\r\n")).toEqual([
      "organisation_id,subsidiary_id,organisation_size,submission_period,packaging_activity,packaging_type,packaging_class,packaging_material,packaging_material_subtype,from_country,to_country,packaging_material_weight,packaging_material_units,transitional_packaging_units,ram_rag_rating",
      "123456,,L,2025-H1,SO,HDC,,PL,,,,1125,50000,,",
      "123456,,L,2025-H1,SO,HH,P1,FC,,,,242,,,",
      "123456,,L,2025-H1,SO,NH,P1,PC,,,,75,,,",
      "123456,,L,2025-H1,SO,HH,P1,PL,Rigid,,,60,,,",
      "123456,,L,2025-H1,SO,RU,P1,PL,,,,15,,,",
      "",
    ]);
    const basis = await saved(page, "Evidence (CSV)");
    expect(basis).toContain("preparation, not filed");
    expect(basis).toContain("fork: no");
  });

  await test.step("the answers are still there after a reload; another country has other files", async () => {
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Organisation number" })).toHaveValue("123456");
    await page.getByRole("combobox", { name: "Country" }).selectOption("DE");
    await page.getByRole("combobox", { name: "Period" }).selectOption("year");
    const families = page.getByRole("table", { name: /^By material family/ });
    // with the 12.1 kg of Paris, which only the British return leaves out
    await expect(families.getByRole("row", { name: /^Other composites/ })).toContainText("254.100");
    expect(await saved(page, "German families (CSV)")).toContain("Sonstige Verbundverpackungen,254.100");
    expect(await saved(page, "By category (CSV)")).toContain(
      "3,Composite packaging of which the majority is paper/cardboard,254.100",
    );
    expect(await saved(page, "Re-use systems (CSV)")).toMatch(/food_container,container_pp_reuse,.*,5000,,,5000,100,/);
    await expect(page.getByText(/Rejects, collection rate and units handled/)).toBeVisible();
    await expectNoSeriousFindings(page);
  });

  await test.step("on a phone the page is no wider than the window", async () => {
    await allowPortrait(page);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.reload();
    await expect(page.getByRole("table", { name: /^By material family/ })).toBeVisible();
    await expectNoWider(page, "Germany");
    await page.getByRole("combobox", { name: "Country" }).selectOption("GB");
    await expect(page.getByRole("table", { name: "Rows of the packaging data file" })).toBeVisible();
    await expectNoWider(page, "United Kingdom");
  });
});
