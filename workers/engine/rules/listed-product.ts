import type { SavedProduct } from "../../../edge-api/contract/entities.ts";
import type { Catalogue, CatalogueProduct } from "../catalogue.ts";
import { dimensionOf, sizeIn } from "../product/size.ts";
import { finite } from "../tables/quantity.ts";
import { ownValue } from "../tables/wire-value.ts";
import { usesInCalculations } from "./reuse.ts";

type Names = Pick<Catalogue, "use_cases" | "materials" | "wash_systems">;

/** A user's own product in the shape of a built-in one in the catalogue, for lists and results. */
export const listedProduct = (
  { customProduct: { product }, overrides }: SavedProduct,
  names: Names,
): CatalogueProduct => {
  const { prodsys_id, usecase, components } = product;
  const reusable = product.reusable_yn === "1";
  // components of unknown materials are not in the inventory
  const known = components.flatMap((component) => {
    const { mat_recipe_id } = component;
    const material = Object.hasOwn(names.materials, mat_recipe_id) ? names.materials[mat_recipe_id] : undefined;
    return material === undefined ? [] : [{ component, material }];
  });
  const heaviest = known.toSorted((a, b) => b.component.mass_grams - a.component.mass_grams);
  const dimension = dimensionOf(
    known.map(({ component }) => ({
      component_id: component.component_id,
      main: component.main_yn === "1",
      dimension: component.dimension_prod ?? null,
      mass_kg: component.mass_grams,
    })),
  );
  const useCase = names.use_cases.find(({ usecase_id }) => usecase_id === usecase);
  const wash_system_id = overrides.wash_system_id ?? product.wash_system_id ?? null;
  const washed = wash_system_id === null ? null : ownValue(names.wash_systems, wash_system_id);
  return {
    prodsys_id,
    own: true,
    prodsys_name: product.prodsys_name,
    description: product.prodsys_description ?? "",
    ...(product.item_code === undefined ? {} : { item_code: product.item_code }),
    usecase_id: usecase,
    reusable,
    uses: usesInCalculations({ reusable, uses: overrides.reuses ?? null }),
    mass_grams: finite(known.reduce((sum, { component }) => sum + component.mass_grams, 0)),
    size: sizeIn({ dimension }, useCase),
    material_ids: [...new Set(heaviest.map(({ component }) => component.mat_recipe_id))],
    materials: [...new Set(heaviest.map(({ material }) => material.name))],
    materials_short: [...new Set(heaviest.map(({ material }) => material.short_name))],
    wash_system: reusable ? (typeof washed === "string" ? washed : wash_system_id) : null,
  };
};
