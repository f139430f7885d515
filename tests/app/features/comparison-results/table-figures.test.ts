import { expect, test } from "vitest";
import { resultRows, sortedRows } from "../../../../app/features/comparison-results/result-rows.ts";
import { kioskScores } from "../../pages/comparison-mode/kiosk-scores.ts";
import { KIOSK } from "../kiosk-catalogue.ts";

const IDS = KIOSK.products.map((product) => product.prodsys_id);
const SCORES = kioskScores({
  region_use: "Europe",
  usecase_id: "hot_cup",
  food_id: "coffee_milk",
  products: IDS.map((prodsys_id) => ({ prodsys_id })),
  recycling: { custom: false },
  custom_products: [],
  custom_foods: [],
});
const { rows } = resultRows(IDS, SCORES, KIOSK);
const idsBy = (by: "land_use" | null) => sortedRows(rows, by).map(({ prodsys_id }) => prodsys_id);

test("rows keep the order of the summary, or take that of one metric", () => {
  expect(idsBy(null)[0]).toBe("glass");
  expect(idsBy("land_use")).toEqual(["paper_pe", ...idsBy(null).filter((id) => id !== "paper_pe")]);
});
