import { describe, expect, it } from "vitest";
import { figureOf, type RuledPortfolio } from "../../../../app/features/rules-ahead/rules-timeline.tsx";
import { packagingFigures } from "../../../../workers/engine/analysis/packaging-figures.ts";
import { LAW } from "../../../../workers/engine/returns/law-data.ts";
import { possiblePackaging } from "../../../../workers/engine/returns/packaging-in-law.ts";
import { part } from "../../../engine/returns/parts.ts";

const WEIGHTS = [
  part({ usecase_id: "hot_cup", prodsys_id: "cup", mat_recipe_id: "paperboard_pe", kg: 120 }),
  part({ usecase_id: "fork", prodsys_id: "fork", mat_recipe_id: "pp", kg: 30, plastic: "plastic", plastic_share: 1 }),
  part({ usecase_id: "stirrer", prodsys_id: "stirrer", mat_recipe_id: "birch", kg: 5 }),
];
const PORTFOLIO: RuledPortfolio = {
  weights: WEIGHTS,
  figures: packagingFigures(WEIGHTS),
  packaging: packagingFigures(possiblePackaging(LAW, WEIGHTS)),
  law: { eu: new Map(), uk: new Map(), us: new Map() },
  market_rules: [],
  day: "2026-11-25",
};

describe("packaging weights beside the rules", () => {
  it("leave out cutlery, straws and stirrers where the law does: in the European Union and the United Kingdom", () => {
    expect(figureOf("weights", "eu", PORTFOLIO)).toBe("120\u00a0kg of single-use products, 1 material");
    expect(figureOf("weights", "uk", PORTFOLIO)).toBe("120\u00a0kg of single-use products, 1 material");
    expect(figureOf("recycled_plastic", "eu", PORTFOLIO)).toBe("no plastic in single-use products");
  });

  it("have them in the United States, whose laws include food service ware", () => {
    expect(figureOf("weights", "us", PORTFOLIO)).toBe("155\u00a0kg of single-use products, 3 materials");
  });
});
