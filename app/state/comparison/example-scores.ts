import { atom } from "jotai";
import { unwrap } from "jotai/utils";
import type {
  CatalogueMetric,
  CatalogueProduct,
  CatalogueRegion,
  CatalogueUseCase,
} from "../../../workers/engine/catalogue.ts";
import type { ProductScores } from "../../../workers/engine/comparison-result.ts";
import { referenceCatalogueAtom } from "../engine/reference-catalogue.ts";
import { EXAMPLE } from "./example-draft.ts";
import { scoreWithRegions } from "../engine/score-with-regions.ts";
import { servicesAtom } from "../core/services.ts";

/** Region, use case and products of the example comparison, with their names from the loaded tables. */
export interface ExampleOutline {
  readonly region: CatalogueRegion;
  readonly useCase: CatalogueUseCase;
  readonly climate: CatalogueMetric;
  readonly products: readonly CatalogueProduct[];
}

/** null until tables are loaded, and if they lack a part of the example */
export const exampleOutlineAtom = atom((get): ExampleOutline | null => {
  const catalogue = get(referenceCatalogueAtom);
  if (catalogue === null) return null;
  const listed = new Map(catalogue.products.map((product) => [product.prodsys_id, product]));
  const region = catalogue.regions.find((row) => row.region_id === EXAMPLE.region_use);
  const useCase = catalogue.use_cases.find((row) => row.usecase_id === EXAMPLE.usecase_id);
  const climate = catalogue.metrics.find((row) => row.metric_id === "climate");
  const products = EXAMPLE.currentProductIds.flatMap((id) => listed.get(id) ?? []);
  if (!region || !useCase || !climate || products.length === 0) return null;
  return { region, useCase, climate, products };
});

/** The scores of the example, computed without creating the comparison. */
export type ExampleScores =
  | { readonly status: "scoring" | "problem" }
  | {
      readonly status: "ready";
      readonly version: string;
      readonly products: readonly { readonly product: CatalogueProduct; readonly scores: ProductScores }[];
    };

const SCORING: ExampleScores = { status: "scoring" };
const PROBLEM: ExampleScores = { status: "problem" };

const runAtom = atom(async (get): Promise<ExampleScores> => {
  const outline = get(exampleOutlineAtom);
  const services = get(servicesAtom);
  if (get(referenceCatalogueAtom) === null) return SCORING;
  if (outline === null) return PROBLEM;
  const scored = await scoreWithRegions(services, {
    region_use: outline.region.region_id,
    recycling: { custom: false },
    custom_products: [],
    custom_foods: [],
    usecase_id: outline.useCase.usecase_id,
    food_id: EXAMPLE.food_id,
    products: outline.products.map(({ prodsys_id }) => ({ prodsys_id })),
  });
  if (!scored.ok) return PROBLEM;
  const products = outline.products.flatMap((product, index) => {
    const scores = scored.value.scores.products[index];
    return scores ? [{ product, scores }] : [];
  });
  if (products.length === 0) return PROBLEM;
  return { status: "ready", version: scored.value.version, products };
});

/** The scores of the example, computed while a component shows them. */
export const exampleScoresAtom = unwrap(runAtom, (before) => before ?? SCORING);
