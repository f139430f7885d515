import { getOrInsert } from "../get-or-insert.ts";
import type { ComponentWeight } from "../portfolio/portfolio-weights.ts";

const noUses = (usecase_id: string) => ({ usecase_id, uses: 0, reusable: 0 });
/** Uses of one use case, in total and with reusable products. */
export type ReuseOfUseCase = Readonly<ReturnType<typeof noUses>>;

const noMass = ({ mat_recipe_id, mat_recipe_name }: ComponentWeight) => {
  return { mat_recipe_id, name: mat_recipe_name, single_use_kg: 0, reusable_kg: 0 };
};
/** Mass of a material in single-use and in reusable products. */
export type MaterialMass = Readonly<ReturnType<typeof noMass>>;

/** A component in one of the lists of PackagingFigures. */
export type PackagingPart = Readonly<ReturnType<typeof partOf>>;

/** Splits rows into products: rows of a product in a use case are consecutive; a repeated component starts a new one. */
export function* products<Row extends ComponentWeight>(rows: readonly Row[]): Generator<readonly Row[], void> {
  let product: Row[] = [];
  for (const row of rows) {
    const [first] = product;
    const isOther =
      first !== undefined &&
      (first.usecase_id !== row.usecase_id ||
        first.prodsys_id !== row.prodsys_id ||
        product.some(({ component_id }) => component_id === row.component_id));
    if (isOther) {
      yield product;
      product = [];
    }
    product.push(row);
  }
  if (product.length > 0) yield product;
}

const partOf = (row: ComponentWeight) => ({
  usecase_id: row.usecase_id,
  prodsys_id: row.prodsys_id,
  product: row.prodsys_name,
  reusable: row.reusable,
  component: row.component_name,
  material: row.mat_recipe_name,
  uses: row.uses,
  kg: row.kg,
  plastic_kg: row.kg * row.plastic_share,
});

const sum = <T>(rows: readonly T[], value: (row: T) => number): number =>
  rows.reduce((total, row) => total + value(row), 0);

/** Figures that packaging laws ask for, from the component masses of a portfolio (kg). */
export const packagingFigures = (rows: readonly ComponentWeight[]) => {
  const reuse = new Map<string, ReturnType<typeof noUses>>();
  for (const [first] of products(rows)) {
    if (first === undefined) continue;
    const { usecase_id, uses, reusable } = first;
    const one = getOrInsert(reuse, usecase_id, () => noUses(usecase_id));
    one.uses += uses;
    if (reusable) one.reusable += uses;
  }
  const materials = new Map<string, ReturnType<typeof noMass>>();
  for (const row of rows) {
    const one = getOrInsert(materials, row.mat_recipe_id, () => noMass(row));
    one[row.reusable ? "reusable_kg" : "single_use_kg"] += row.kg;
  }
  const single = rows.filter(({ reusable }) => !reusable);
  const plastic = single.filter((row) => row.plastic !== null && row.kg > 0);
  const plastic_kg = sum(plastic, (row) => row.kg * row.plastic_share);
  return {
    /** most uses first */
    reuse: [...reuse.values()].toSorted((a, b) => b.uses - a.uses),
    /** heaviest first */
    materials: [...materials.values()].toSorted(
      (a, b) => b.single_use_kg + b.reusable_kg - (a.single_use_kg + a.reusable_kg),
    ),
    /** components of single-use products with plastic, most plastic first */
    plastic: plastic.map(partOf).toSorted((a, b) => b.plastic_kg - a.plastic_kg),
    /** components with food contact and without a declaration, most uses first */
    undeclared: rows
      .filter((row) => row.touches_food && !row.chemicals_declared)
      .map(partOf)
      .toSorted((a, b) => b.uses - a.uses),
    single_use_kg: sum(single, ({ kg }) => kg),
    single_use_plastic_kg: plastic_kg,
    /** recycled content of the plastic in single-use products, weighted by mass, 0-1; null = no plastic */
    recycled_plastic:
      plastic_kg > 0 ? sum(plastic, (row) => row.kg * row.plastic_share * row.recycled_content) / plastic_kg : null,
  };
};

export type PackagingFigures = Readonly<ReturnType<typeof packagingFigures>>;

/** Uses, mass (kg) and number of the products whose id is in a set. */
export const usesAmong = (
  rows: readonly ComponentWeight[],
  ids: { has(prodsys_id: string): boolean },
): { readonly uses: number; readonly kg: number; readonly products: number } => {
  const named = [...products(rows)].filter(([first]) => first !== undefined && ids.has(first.prodsys_id));
  return {
    uses: sum(named, ([first]) => first?.uses ?? 0),
    kg: sum(named, (parts) => sum(parts, ({ kg }) => kg)),
    products: new Set(named.map(([first]) => first?.prodsys_id)).size,
  };
};
