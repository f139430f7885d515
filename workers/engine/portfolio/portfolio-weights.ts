import { getOrInsert } from "../get-or-insert.ts";
import type { CompiledProduct } from "../inventory/compiled-product.ts";
import { contentKey } from "../product/content-key.ts";
import type { MassBasis } from "../product/definition.ts";
import { plasticKindOf, type PlasticKind } from "../rules/market-rules.ts";
import { productOf, type Scope } from "../scoring/scope.ts";
import { finite } from "../tables/quantity.ts";
import type { HeldPair } from "./pair-table.ts";

/** Mass of one component of a product over all lines of a use case, as in producer-responsibility reports. */
export interface ComponentWeight {
  readonly usecase_id: string;
  readonly prodsys_id: string;
  readonly prodsys_name: string;
  readonly reusable: boolean;
  readonly component_id: string;
  readonly component_name: string;
  readonly mat_recipe_id: string;
  readonly mat_recipe_name: string;
  /** kind of plastic in the material; null = no plastic */
  readonly plastic: PlasticKind | null;
  /** share of the mass that is plastic, 0-1 */
  readonly plastic_share: number;
  /** effective share, 0-1 (method.md section 4.1) */
  readonly recycled_content: number;
  /** has direct or indirect contact with food */
  readonly touches_food: boolean;
  /** compliance or disclosure is above "not declared" */
  readonly chemicals_declared: boolean;
  readonly grams_per_piece: number;
  readonly mass_basis: MassBasis;
  /** Σ quantity of the lines */
  readonly uses: number;
  /** N of method.md section 3 */
  readonly uses_per_piece: number;
  /** uses / uses per piece; fractions kept */
  readonly pieces: number;
  /** pieces × mass; their sum is the mass_kg of the key figures */
  readonly kg: number;
}

const plasticOf = (scope: Scope, mat_recipe_id: string): PlasticKind | null => {
  const material = scope.compiled.tables.materials.get(mat_recipe_id);
  return material === undefined ? null : plasticKindOf(material);
};

/** How the masses of a product are known, by component_id; weighed built-in products say it for all their components. */
const massBasesOf = (scope: Scope, prodsys_id: string): ReadonlyMap<string, MassBasis> => {
  const own = scope.products.get(prodsys_id)?.definition;
  const definition = own ?? scope.compiled.definitionOf(prodsys_id);
  const record = own === undefined ? scope.compiled.tables.products.get(prodsys_id)?.fields : undefined;
  const isWeighed = record?.text("quality") === "measured";
  return new Map(
    definition?.components.map(({ component_id, mass_basis }) => [component_id, isWeighed ? "weighed" : mass_basis]),
  );
};

/** Masses by use case, product with settings, and component, in order of first appearance. Skips unknown products. */
export function portfolioWeights(
  scope: Scope,
  held: Iterable<Pick<HeldPair, "pair" | "quantity">>,
): readonly ComponentWeight[] {
  const served = new Map<string, { usecase_id: string; product: CompiledProduct; uses: number }>();
  for (const { pair, quantity } of held) {
    const product = productOf(scope, pair.prodsys_id, pair.overrides);
    if (product === null) continue;
    const usecase_id = pair.usecase_id === "" ? product.usecase_id : pair.usecase_id;
    const key = contentKey([usecase_id, pair.prodsys_id, pair.overrides ?? {}]);
    getOrInsert(served, key, () => ({ usecase_id, product, uses: 0 })).uses += quantity;
  }
  return [...served.values()].flatMap(({ usecase_id, product, uses }) => {
    const pieces = finite(uses / product.uses);
    const bases = massBasesOf(scope, product.prodsys_id);
    return product.components.map((component) => ({
      usecase_id,
      prodsys_id: product.prodsys_id,
      prodsys_name: product.prodsys_name,
      reusable: product.reusable,
      component_id: component.component_id,
      component_name: component.component_name,
      mat_recipe_id: component.mat_recipe_id,
      mat_recipe_name: component.mat_recipe_name,
      plastic: plasticOf(scope, component.mat_recipe_id),
      plastic_share: component.plastic_massfrac,
      recycled_content: component.recycled_content,
      touches_food: component.contact_weight > 0,
      chemicals_declared: component.compliance > 0 || component.disclosure > 0,
      // round off the error of converting from kilograms (…0001)
      grams_per_piece: Number((component.mass_kg * 1000).toPrecision(12)),
      mass_basis: bases.get(component.component_id) ?? "assumed",
      uses,
      uses_per_piece: product.uses,
      pieces,
      kg: finite(pieces * component.mass_kg),
    }));
  });
}
