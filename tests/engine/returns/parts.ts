import type { ComponentWeight } from "../../../workers/engine/portfolio/portfolio-weights.ts";

/** One component of a product as the engine gives it; only what returns read has to be stated. */
export const part = (
  one: Pick<ComponentWeight, "usecase_id" | "prodsys_id" | "mat_recipe_id" | "kg"> & Partial<ComponentWeight>,
): ComponentWeight => ({
  prodsys_name: one.prodsys_id,
  reusable: false,
  component_id: "body",
  component_name: "Body",
  mat_recipe_name: one.mat_recipe_id,
  plastic: null,
  plastic_share: 0,
  recycled_content: 0,
  touches_food: true,
  chemicals_declared: false,
  grams_per_piece: 10,
  mass_basis: "assumed",
  uses: 1000,
  uses_per_piece: 1,
  pieces: 1000,
  ...one,
});
