import type { LivePortfolio } from "../engine/portfolio/live-portfolio.ts";
import type { ComponentWeight } from "../engine/portfolio/portfolio-weights.ts";
import { LAW } from "../engine/returns/law-data.ts";
import { lawOf } from "../engine/returns/packaging-in-law.ts";
import { productOf } from "../engine/scoring/scope.ts";
import type { CsvTable } from "./csv-file.ts";
import type { ExportHead } from "./export-api.ts";
import type { ExportNames } from "./export-names.ts";
import { lawColumn } from "./law-column.ts";
import { contextColumns, flag, type NamedColumn, tableOf } from "./named-column.ts";

/**
 * One row per component of a product, with the factors of its mass; the kilograms sum to the mass in the key figures.
 */
export function weightsTable(live: LivePortfolio, head: ExportHead, names: ExportNames): CsvTable {
  const columns: NamedColumn<ComponentWeight>[] = [
    { name: "usecase_id", cell: ({ usecase_id }) => usecase_id },
    { name: "use case", cell: ({ usecase_id }) => names.useCase(usecase_id) },
    { name: "product_id", cell: ({ prodsys_id }) => prodsys_id },
    { name: "product", cell: ({ prodsys_name }) => prodsys_name },
    { name: "reusable", cell: ({ reusable }) => flag(reusable) },
    // without settings: they do not change materials
    lawColumn(live.scope, ({ prodsys_id }) => productOf(live.scope, prodsys_id)),
    { name: "component_id", cell: ({ component_id }) => component_id },
    { name: "component", cell: ({ component_name }) => component_name },
    { name: "material_id", cell: ({ mat_recipe_id }) => mat_recipe_id },
    { name: "material", cell: ({ mat_recipe_name }) => mat_recipe_name },
    { name: "mass per piece [g]", cell: ({ grams_per_piece }) => grams_per_piece },
    // yes; no; if-filled at the point of sale; on-premises crockery; ask = the law does not say
    { name: "packaging in EU law", cell: (part) => lawOf(LAW, part) },
    { name: "uses", cell: ({ uses }) => uses },
    { name: "uses per piece", cell: ({ uses_per_piece }) => uses_per_piece },
    { name: "pieces", cell: ({ pieces }) => pieces },
    { name: "mass [kg]", cell: ({ kg }) => kg },
    ...contextColumns(head),
  ];
  return tableOf(columns, live.weights());
}

interface MaterialRow {
  readonly id: string;
  readonly name: string;
  single_use: number;
  reusable: number;
  /** of cutlery, straws and stirrers */
  no_packaging: number;
}

/** One row per material, heaviest first. */
export function materialsTable(live: LivePortfolio, head: ExportHead): CsvTable {
  const materials = new Map<string, MaterialRow>();
  for (const part of live.weights()) {
    const { mat_recipe_id, mat_recipe_name, reusable, kg } = part;
    const row = materials.get(mat_recipe_id) ?? {
      id: mat_recipe_id,
      name: mat_recipe_name,
      single_use: 0,
      reusable: 0,
      no_packaging: 0,
    };
    materials.set(mat_recipe_id, row);
    if (reusable) row.reusable += kg;
    else row.single_use += kg;
    if (lawOf(LAW, part) === "no") row.no_packaging += kg;
  }
  const massOf = ({ single_use, reusable }: MaterialRow): number => single_use + reusable;
  const rows = [...materials.values()].toSorted((a, b) => massOf(b) - massOf(a));
  const total = rows.reduce((sum, row) => sum + massOf(row), 0);
  return tableOf(
    [
      { name: "material_id", cell: ({ id }) => id },
      { name: "material", cell: ({ name }) => name },
      { name: "mass of single-use products [kg]", cell: ({ single_use }) => single_use },
      { name: "mass of reusable products [kg]", cell: ({ reusable }) => reusable },
      { name: "mass [kg]", cell: massOf },
      { name: "mass that is no packaging in EU law [kg]", cell: ({ no_packaging }) => no_packaging },
      { name: "share of mass [0-1]", cell: (row) => (total === 0 ? null : massOf(row) / total) },
      ...contextColumns(head),
    ],
    rows,
  );
}

interface Counted {
  readonly usecase_id: string;
  readonly prodsys_id: string;
  /** settings of an own product; undefined: defaults */
  readonly overrides: Parameters<typeof productOf>[2];
  lines: number;
  uses: number;
}

/** Lines and uses per product and use case, most uses first; includes products that no longer exist. */
function countedProducts({ columns }: LivePortfolio): readonly Counted[] {
  const { pairs } = columns;
  const [lines, uses] = [new Float64Array(pairs.size), new Float64Array(pairs.size)];
  for (let at = 0; at < columns.length; at++) {
    const pair = columns.pairAt(at);
    lines[pair] = (lines[pair] ?? 0) + 1;
    uses[pair] = (uses[pair] ?? 0) + columns.quantityAt(at);
  }
  const counted = new Map<string, Counted>();
  lines.forEach((count, pair) => {
    if (count === 0) return;
    const { usecase_id, prodsys_id, overrides } = pairs.pair(pair);
    const key = JSON.stringify([usecase_id, prodsys_id]);
    const row = counted.get(key) ?? { usecase_id, prodsys_id, overrides, lines: 0, uses: 0 };
    counted.set(key, row);
    row.lines += count;
    row.uses += uses[pair] ?? 0;
  });
  return [...counted.values()].toSorted((a, b) => b.uses - a.uses);
}

/** "About the Products": one row per product and use case, most used first. */
export function productsTable(live: LivePortfolio, head: ExportHead, names: ExportNames): CsvTable {
  const rows = countedProducts(live).map((row) => ({
    ...row,
    product: productOf(live.scope, row.prodsys_id, row.overrides),
  }));
  const columns: NamedColumn<(typeof rows)[number]>[] = [
    { name: "usecase_id", cell: ({ usecase_id }) => usecase_id },
    { name: "use case", cell: ({ usecase_id }) => names.useCase(usecase_id) },
    { name: "product_id", cell: ({ prodsys_id }) => prodsys_id },
    { name: "product", cell: ({ prodsys_id }) => names.product(prodsys_id) },
    { name: "reusable", cell: ({ product }) => product && flag(product.reusable) },
    lawColumn(live.scope, ({ product }) => product),
    { name: "lines", cell: ({ lines }) => lines },
    { name: "quantity [uses]", cell: ({ uses }) => uses },
    { name: "uses per piece", cell: ({ product }) => product && product.uses },
    { name: "number of pieces", cell: ({ product, uses }) => product && uses / product.uses },
    // rounded as in the weights table: conversion from kilograms may leave …0001
    { name: "mass of a piece [g]", cell: ({ product }) => product && Number((product.mass_kg * 1000).toPrecision(12)) },
    ...contextColumns(head),
  ];
  return tableOf(columns, rows);
}

/** "About your Portfolio": one row per use case with its lines and uses, most used first. */
export function useCasesTable(live: LivePortfolio, head: ExportHead, names: ExportNames): CsvTable {
  const byUseCase = new Map<string, { readonly id: string; lines: number; uses: number }>();
  for (const { usecase_id: id, lines, uses } of countedProducts(live)) {
    const row = byUseCase.get(id) ?? { id, lines: 0, uses: 0 };
    byUseCase.set(id, row);
    row.lines += lines;
    row.uses += uses;
  }
  const rows = [...byUseCase.values()].toSorted((a, b) => b.uses - a.uses);
  const all = rows.reduce((total, { uses }) => total + uses, 0);
  return tableOf(
    [
      { name: "usecase_id", cell: ({ id }) => id },
      { name: "use case", cell: ({ id }) => names.useCase(id) },
      { name: "lines", cell: ({ lines }) => lines },
      { name: "quantity [uses]", cell: ({ uses }) => uses },
      { name: "share of uses [0-1]", cell: ({ uses }) => (all > 0 ? uses / all : null) },
      ...contextColumns(head),
    ],
    rows,
  );
}
