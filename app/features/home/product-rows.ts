import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { StoredProduct } from "../../state/work/products.ts";
import { productName } from "../../text/format.ts";
import type { WorkRow } from "./work-row.ts";

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
