import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { StoredProduct } from "../../state/products.ts";
import { productName } from "../../text/format.ts";
import type { WorkRow } from "./work-row.ts";

/** A product of one's own as the home shows it. */
export interface ProductRow extends WorkRow {
  readonly description: string;
  readonly usecase_id: string;
  readonly useCase: string;
  readonly reusable: boolean;
  readonly components: number;
  /** grams of one piece: the sum of its components */
  readonly mass: number;
}

export const productRows = (stored: readonly StoredProduct[], catalogue: Catalogue | null): ProductRow[] => {
  const useCases = new Map(catalogue?.use_cases.map((row) => [row.usecase_id, row.usecase_name]));
  return stored.map(({ product: { customProduct }, changed }) => ({
    id: customProduct.prodsys_id,
    name: productName(customProduct.prodsys_name),
    description: customProduct.prodsys_description ?? "",
    usecase_id: customProduct.usecase,
    useCase: useCases.get(customProduct.usecase) ?? customProduct.usecase,
    reusable: customProduct.reusable_yn === "1",
    components: customProduct.components.length,
    mass: customProduct.components.reduce((sum, component) => sum + component.mass_grams, 0),
    changed,
  }));
};
