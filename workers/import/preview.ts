import type { Steps } from "../engine/portfolio/steps.ts";
import {
  FAULTS_SHOWN,
  IMPORT_FIELDS,
  type FieldState,
  type ImportField,
  type ImportPreview,
  type ImportSettings,
  type PreviewLine,
} from "./import-api.ts";
import { ROW, type MatchedSheet } from "./match-rows.ts";
import type { Sheet } from "./sheet.ts";

const SAMPLE_LINES = 8;

/** Nothing can be matched before the columns of these fields are known. */
export const missingFields = ({ mapping }: ImportSettings): readonly ImportField[] =>
  (["product", "quantity"] as const).filter((field) => mapping[field] === null);

/** What is said of a sheet that lacks a column. */
export const nothingMatched = (sheet: Sheet, missing: readonly ImportField[]): ImportPreview => ({
  missing,
  rows: sheet.rows,
  ready: 0,
  faulty: 0,
  left_out: 0,
  uses: 0,
  without_food: 0,
  reusable: 0,
  by_choice: 0,
  fields: [],
  faults: [],
  fault_count: 0,
  faulty_by_field: { product: 0, use_case: 0, food: 0, quantity: 0, label: 0, row: 0 },
  sample: [],
});

function sampleOf(sheet: Sheet, { state, meanings }: MatchedSheet, { basis }: ImportSettings): readonly PreviewLine[] {
  const lines: PreviewLine[] = [];
  for (let place = 0; place < sheet.rows && lines.length < SAMPLE_LINES; place++) {
    if (state[place] !== ROW.ready) continue;
    const product = meanings.products[meanings.product(place)];
    if (product === undefined) continue;
    const { prodsys_id, usecase_id, uses, factor = 1 } = product;
    const quantity = (meanings.quantities[meanings.quantity(place)] ?? 0) * factor;
    lines.push({
      row: sheet.rowNumber(place),
      prodsys_id,
      usecase_id,
      food_id: meanings.foods[meanings.food(place)] ?? "",
      quantity: Math.round(basis === "pieces" ? quantity * uses : quantity),
      label: meanings.labels[meanings.label(place)] ?? "",
    });
  }
  return lines;
}

/** What the user sees before anything is written; yields the share done. */
export function* previewSteps(sheet: Sheet, matched: MatchedSheet, settings: ImportSettings): Steps<ImportPreview> {
  const { counts, uses, without_food, reusable, by_choice, meanings } = matched;
  const found = meanings.tally.found();
  const faults: ImportPreview["faults"][number][] = [];
  const shown = found.slice(0, FAULTS_SHOWN);
  for (const { code, field, column, value, offers, first, rows } of shown) {
    faults.push({ code, field, column, value, row: sheet.rowNumber(first), rows, offers: offers() });
    yield faults.length / shown.length;
  }
  const fields = IMPORT_FIELDS.flatMap((field): FieldState[] => {
    const column = settings.mapping[field];
    if (column === null) return [];
    const values = sheet.different(column) - 1;
    const wrong = new Set(
      found.filter((fault) => fault.field === field && fault.value !== "").map(({ value }) => value),
    );
    return [
      {
        field,
        rows_matched: sheet.rows - meanings.tally.byField[field],
        values,
        values_matched: Math.max(values - wrong.size, 0),
      },
    ];
  });
  return {
    missing: [],
    rows: sheet.rows,
    ...counts,
    uses,
    without_food,
    reusable,
    by_choice,
    fields,
    faults,
    fault_count: found.length,
    faulty_by_field: { ...meanings.tally.byField },
    sample: sampleOf(sheet, matched, settings),
  };
}
