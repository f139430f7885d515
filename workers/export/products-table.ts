import type { LivePortfolio } from "../engine/portfolio/live-portfolio.ts";
import { productOf } from "../engine/scoring/scope.ts";
import type { CsvTable } from "./csv-file.ts";
import type { ExportHead } from "./export-api.ts";
import type { ExportNames } from "./export-names.ts";
import { lawColumn } from "./law-column.ts";
import { contextColumns, flag, tableOf, type NamedColumn } from "./named-column.ts";

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
