import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { draftOfFood, foodScoreOf } from "../../../workers/engine/rules/food-draft.ts";
import type { StoredComparison } from "../../state/work/comparisons.ts";
import type { StoredFood } from "../../state/work/foods.ts";
import type { StoredPortfolio } from "../../state/work/portfolios.ts";
import type { StoredProduct } from "../../state/work/products.ts";
import { homeTexts } from "../../text/en/home.ts";
import { productName } from "../../text/format.ts";
import type { WorkRow } from "./work-row.ts";

/** A user-defined food as the home page shows it. */
export interface FoodRow extends WorkRow {
  /** names of the values, in the order of the properties */
  readonly values: readonly string[];
  /** 1 best - 10 worst (method.md section 7) */
  readonly score: number;
  /** number of properties without a value, because the tables gained them after the food was saved */
  readonly missing: number;
}

/** The rows of the home page, in stored order; without a catalogue no values are named. */
export const foodRows = (stored: readonly StoredFood[], catalogue: Catalogue | null): FoodRow[] => {
  const properties = (catalogue?.food_properties ?? []).toSorted((a, b) => a.order - b.order);
  return stored.map(({ food, changed }) => {
    const draft = draftOfFood(food);
    const { score, missing } = foodScoreOf(draft, properties);
    return {
      id: food.food_id,
      name: food.food_name,
      values: properties.flatMap(
        ({ food_prop_id, values }) =>
          values.find((value) => value.value_id === draft.props[food_prop_id])?.value_name ?? [],
      ),
      score,
      missing: missing.length,
      changed,
    };
  });
};

/** A comparison as the home page shows it. Ids stand in for names that the tables do not have. */
export interface ComparisonRow extends WorkRow {
  readonly region: string;
  readonly useCase: string;
  readonly food: string;
  readonly products: number;
}

/** The rows of the home page, in stored order; without a catalogue all names are ids. */
export const comparisonRows = (stored: readonly StoredComparison[], catalogue: Catalogue | null): ComparisonRow[] => {
  const regions = new Map(catalogue?.regions.map((row) => [row.region_id, row.region_name]));
  const useCases = new Map(catalogue?.use_cases.map((row) => [row.usecase_id, row.usecase_name]));
  const foods = new Map(catalogue?.foods.map((row) => [row.food_id, row.food_name]));
  return stored.map(({ comparison, changed }) => ({
    id: comparison.comparison_id,
    name: comparison.comparison_name,
    region: regions.get(comparison.region_use) ?? comparison.region_use,
    useCase: useCases.get(comparison.usecase_id) ?? comparison.usecase_id,
    food: foods.get(comparison.food_id) ?? comparison.food_id,
    products: comparison.currentProductIds.length,
    changed,
  }));
};

const texts = homeTexts.portfolios;

/** A portfolio as the home page shows it; null = unknown until its lines are fetched from the server. */
export interface PortfolioRow extends WorkRow {
  readonly description: string;
  readonly region: string;
  readonly useCases: number | null;
  readonly lines: number;
  readonly uses: number | null;
}

const noteOf = (isHereOnly: boolean, isElsewhere: boolean): Pick<PortfolioRow, "note"> => {
  if (isHereOnly) return { note: texts.hereOnly };
  return isElsewhere ? { note: texts.largerElsewhere } : {};
};

/** @param hereOnly ids of portfolios that are too large for the server and stored only in this browser */
export const portfolioRows = (
  stored: readonly StoredPortfolio[],
  catalogue: Catalogue | null,
  hereOnly: ReadonlySet<string>,
): PortfolioRow[] => {
  const regions = new Map(catalogue?.regions.map((row) => [row.region_id, row.region_name]));
  return stored.map(({ portfolio, entry_count, uses, use_cases, changed }) => ({
    id: portfolio.portfolio_id,
    name: portfolio.portfolio_name,
    description: portfolio.portfolio_desc,
    region: regions.get(portfolio.region_use) ?? portfolio.region_use,
    useCases: use_cases,
    lines: entry_count,
    uses,
    changed,
    ...noteOf(hereOnly.has(portfolio.portfolio_id), portfolio.larger_elsewhere_since !== undefined),
  }));
};

/** A user-defined product as the home page shows it. */
export interface ProductRow extends WorkRow {
  readonly description: string;
  readonly usecase_id: string;
  readonly useCase: string;
  readonly reusable: boolean;
  readonly components: number;
  /** mass of one piece in grams: the sum of its components */
  readonly mass: number;
}

/** The rows of the home page, in stored order; without a catalogue use cases are named by id. */
export const productRows = (stored: readonly StoredProduct[], catalogue: Catalogue | null): ProductRow[] => {
  const useCases = new Map(catalogue?.use_cases.map((row) => [row.usecase_id, row.usecase_name]));
  return stored.map(({ product: saved, changed }) => ({
    id: saved.customProduct.product.prodsys_id,
    name: productName(saved.customProduct.product.prodsys_name),
    description: saved.customProduct.product.prodsys_description ?? "",
    usecase_id: saved.customProduct.product.usecase,
    useCase: useCases.get(saved.customProduct.product.usecase) ?? saved.customProduct.product.usecase,
    reusable: saved.customProduct.product.reusable_yn === "1",
    components: saved.customProduct.product.components.length,
    mass: saved.customProduct.product.components.reduce((sum, component) => sum + component.mass_grams, 0),
    changed,
  }));
};
