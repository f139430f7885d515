import type { CompiledProduct } from "../inventory/compiled-product.ts";
import type { Tables } from "../tables/tables.ts";
import type { ExplainedPart } from "./explanation.ts";

/** Components with their masses as in the scores; built-in products also have the source of each mass. */
export const explainParts = (product: CompiledProduct, tables: Tables): readonly ExplainedPart[] => {
  const recipe = product.custom ? [] : (tables.recipes.get(product.prodsys_id) ?? []);
  return product.components.map((component): ExplainedPart => {
    const fields = recipe.find(({ component_id }) => component_id === component.component_id)?.fields;
    const { component_id, component_name, mat_recipe_name, recycled_content, recycled_content_from } = component;
    return {
      component_id,
      component_name,
      mat_recipe_name,
      mass_grams: component.mass_kg * 1000,
      recycled_content,
      recycled_content_from,
      source: fields?.text("source") ?? "",
      source_year: fields?.number("source_year") ?? null,
      quality: fields?.text("quality") ?? "",
      checked: fields?.text("checked") ?? "",
    };
  });
};
