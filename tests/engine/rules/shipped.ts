import type { SavedProduct } from "../../../edge-api/contract/entities.ts";
import type { ComparisonInput } from "../../../workers/engine/comparison-result.ts";
import type { EditorTables } from "../../../workers/engine/editor/editor-tables.ts";
import { editorTablesOf } from "../../../workers/engine/editor/editor-tables.ts";
import { productRecordOf } from "../../../workers/engine/editor/product-record.ts";
import { draftOfSaved } from "../../../workers/engine/rules/draft-of-saved.ts";
import type { ProductDraft } from "../../../workers/engine/rules/product-draft.ts";
import { catalogueOf } from "../../../workers/engine/scoring/catalogue-of.ts";
import { scoreComparison } from "../../../workers/engine/scoring/score-comparison.ts";
import { referenceOf } from "../../vectors/vector-files.ts";

/** The shipped reference data. */
export const shipped = referenceOf("default", { folder: "", file: "" });
export const catalogue = catalogueOf(shipped);
export const REGIONS = catalogue.regions.filter(({ usable }) => usable).map(({ region_id }) => region_id);

const made = new Map<string, EditorTables>();

export const tablesFor = (usecase_id: string, region_use = "Europe"): EditorTables => {
  const key = `${usecase_id} in ${region_use}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const tables = editorTablesOf(shipped, usecase_id, region_use);
  if (tables === null) throw new Error(`no use case ${usecase_id}`);
  made.set(key, tables);
  return tables;
};

export const recordOf = (prodsys_id: string): SavedProduct => {
  const record = productRecordOf(shipped, prodsys_id);
  if (record === null) throw new Error(`no product ${prodsys_id}`);
  return record;
};

export const draftOf = (prodsys_id: string, region_use = "Europe"): ProductDraft => {
  const record = recordOf(prodsys_id);
  return draftOfSaved(record, tablesFor(record.customProduct.product.usecase, region_use));
};

/** Input that scores saved products, or built-in ones by their id. */
export const inputFor = (
  usecase_id: string,
  products: readonly (SavedProduct | string)[],
  context: Partial<ComparisonInput> = {},
): ComparisonInput => ({
  region_use: "Europe",
  recycling: { custom: false },
  custom_foods: [],
  usecase_id,
  food_id: "coffee",
  ...context,
  custom_products: products.flatMap((product) => (typeof product === "string" ? [] : [product.customProduct.product])),
  products: products.map((product) =>
    typeof product === "string"
      ? { prodsys_id: product }
      : { prodsys_id: product.customProduct.product.prodsys_id, overrides: product.overrides },
  ),
});

/** Scores as text without their id: equal texts are equal in every bit. */
export const scoreTexts = (input: ComparisonInput): readonly string[] =>
  scoreComparison(shipped, input).products.map((scores) => JSON.stringify({ ...scores, prodsys_id: "" }));
