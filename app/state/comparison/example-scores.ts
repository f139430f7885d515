import { atom } from "jotai";
import type {
  CatalogueMetric,
  CatalogueProduct,
  CatalogueRegion,
  CatalogueUseCase,
} from "../../../workers/engine/catalogue.ts";
import type { Interval } from "../../../workers/engine/analysis/uncertainty/uncertainty.ts";
import type { ProductScores } from "../../../workers/engine/comparison-result.ts";
import { referenceCatalogueAtom } from "../engine/reference-catalogue.ts";
import { askEngine, scoreWithRegions } from "../engine/ask-engine.ts";
import { EXAMPLE } from "./example-draft.ts";
import { failed, ok, type Outcome } from "../core/outcome.ts";
import { questionAtom } from "../engine/question-atom.ts";
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
export interface ExampleScores {
  readonly version: string;
  readonly products: readonly {
    readonly product: CatalogueProduct;
    readonly scores: ProductScores;
    /** 5-95 % of its climate impact; absent = could not be drawn */
    readonly range: Interval | null | undefined;
  }[];
}

/** Enough for the ends of a range; takes a few milliseconds. */
const DRAWS = 1000;

/** The scores of the example, computed while a component shows them. */
export const exampleScoresAtom = questionAtom(async (get): Promise<Outcome<ExampleScores> | null> => {
  const outline = get(exampleOutlineAtom);
  const services = get(servicesAtom);
  if (get(referenceCatalogueAtom) === null) return null;
  if (outline === null) return failed("not_found", "the example");
  const input = {
    region_use: outline.region.region_id,
    recycling: { custom: false },
    custom_products: [],
    custom_foods: [],
    usecase_id: outline.useCase.usecase_id,
    food_id: EXAMPLE.food_id,
    products: outline.products.map(({ prodsys_id }) => ({ prodsys_id })),
  };
  const scored = await scoreWithRegions(services, input);
  if (!scored.ok) return scored;
  // the chart waits for its ranges, so that its axis does not move
  const answer = await askEngine(services, input, (engine, version) =>
    engine.comparisonUncertainty(version, input, { seed: 1, draws: DRAWS }, "example", () => undefined),
  );
  const products = outline.products.flatMap((product, index) => {
    const scores = scored.value.value.products[index];
    const range = answer.ok ? answer.value.value.scores[index]?.raw.climate : null;
    return scores ? [{ product, scores, range }] : [];
  });
  return products.length === 0 ? failed("not_found", "the example") : ok({ version: scored.value.version, products });
});
