import { readFileSync } from "node:fs";
import { BASE_REGION, REGION_IDS } from "../../edge-api/contract/regions.ts";
import type { ComparisonScores } from "../../workers/engine/comparison-result.ts";
import type { PortfolioEntry } from "../../workers/engine/portfolio/portfolio-line.ts";
import { catalogueOf } from "../../workers/engine/scoring/catalogue-of.ts";
import { scoreComparison } from "../../workers/engine/scoring/score-comparison.ts";
import type { WireRow } from "../../workers/engine/tables/raw-tables.ts";
import { parseReference } from "../../workers/engine/tables/reference.ts";
import { scorePortfolio } from "../engine/portfolio/score-portfolio.ts";

interface Built {
  readonly version: string;
  readonly rows: readonly WireRow[];
}

const built = (name: string): Built =>
  JSON.parse(
    readFileSync(new URL(`../../migrations/reference-data/built/${name}.json`, import.meta.url), "utf8"),
  ) as Built;

const base = built("base");
const regions = REGION_IDS.filter((region) => region !== BASE_REGION);
const reference = parseReference(
  base.version,
  base.rows,
  new Map(regions.map((region) => [region, built(region).rows])),
);

/** Version of the shipped dataset. */
export const DATA_VERSION = base.version;

/** Names, metrics and bands of the shipped dataset. */
export const catalogue = catalogueOf(reference);

/** The engine's result in Node for a portfolio of shipped products with default settings. */
export const portfolioInNode = (region_use: string, entries: readonly PortfolioEntry[]) =>
  scorePortfolio(reference, {
    region_use,
    recycling: { custom: false },
    custom_products: [],
    custom_foods: [],
    entries,
  });

/** A comparison of shipped products with default settings. */
const inputOf = (region_use: string, usecase_id: string, food_id: string, products: readonly string[]) => ({
  region_use,
  recycling: { custom: false },
  custom_products: [],
  custom_foods: [],
  usecase_id,
  food_id,
  products: products.map((prodsys_id) => ({ prodsys_id })),
});

/** The engine's result in Node for a comparison of shipped products with default settings. */
export const scoresInNode = (...asked: Parameters<typeof inputOf>): ComparisonScores =>
  scoreComparison(reference, inputOf(...asked));
