import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { METRIC_IDS, QUANT_METRIC_IDS } from "../../edge-api/contract/metrics.ts";
import { breakEven } from "../../workers/engine/analysis/break-even.ts";
import { explain } from "../../workers/engine/analysis/explain.ts";
import type { ComparisonInput } from "../../workers/engine/comparison-result.ts";
import { editorTablesOf } from "../../workers/engine/editor/editor-tables.ts";
import { productRecordOf } from "../../workers/engine/editor/product-record.ts";
import { draftOfSaved } from "../../workers/engine/rules/draft-of-saved.ts";
import { savedOfDraft } from "../../workers/engine/rules/saved-of-draft.ts";
import { shownStages } from "../../workers/engine/rules/transport-stages.ts";
import { validateDraft } from "../../workers/engine/rules/validate-draft.ts";
import { catalogueOf } from "../../workers/engine/scoring/catalogue-of.ts";
import { scoreComparison } from "../../workers/engine/scoring/score-comparison.ts";
import type { RawTables, WireRow } from "../../workers/engine/tables/raw-tables.ts";
import { parseReference, type Reference } from "../../workers/engine/tables/reference.ts";
import { comparison, toy } from "./toy.ts";

type Cells = Record<string, Record<string, Record<string, unknown>>>;

const cellsOf = (tables: RawTables): Cells =>
  Object.fromEntries(
    [...tables].map(([kind, records]) => [
      kind,
      Object.fromEntries([...records].map(([id, fields]) => [id, Object.fromEntries(fields)])),
    ]),
  );

const rowsOf = (cells: Cells): WireRow[] => Object.entries(cells).map(([kind, data]) => ({ kind, data }));

const badValue = fc.oneof(
  fc.constantFrom<unknown>(
    "",
    null,
    "1,5",
    "0x10",
    "Infinity",
    "NaN",
    "-1",
    "1e308",
    "-1e308",
    "1e-320",
    0,
    -5,
    true,
    "na",
  ),
  fc.constantFrom<unknown>([], {}, "__proto__", "constructor", "toString", ["x"], { value: 1 }),
  fc.double(),
  fc.string(),
);

interface Damage {
  readonly kind: number;
  readonly row: number;
  readonly field: number;
  readonly value: unknown;
  readonly drop: number;
}

/** Damage of one cell, chosen by three numbers modulo the size of the tables, so that every cell can be hit. */
const damage: fc.Arbitrary<Damage> = fc.record({
  kind: fc.nat(),
  row: fc.nat(),
  field: fc.nat(),
  value: badValue,
  drop: fc.nat(49),
});

const pick = <T>(list: readonly T[], number: number): T | undefined => list[number % Math.max(list.length, 1)];

const damaged = (base: Cells, changes: readonly Damage[]): Cells => {
  const cells = structuredClone(base);
  for (const change of changes) {
    const kind = pick(Object.keys(cells), change.kind);
    const records = kind === undefined ? undefined : cells[kind];
    if (kind === undefined || records === undefined) continue;
    const id = pick(Object.keys(records), change.row);
    const record = id === undefined ? undefined : records[id];
    if (id === undefined || record === undefined) continue;
    const field = pick(Object.keys(record), change.field);
    if (change.drop === 0) delete cells[kind];
    else if (change.drop <= 2) delete records[id];
    else if (field !== undefined) record[field] = change.value;
  }
  return cells;
};

/** Paths of all numbers in a result that are NaN or infinite. */
const badNumbers = (value: unknown, path = ""): string[] => {
  if (typeof value === "number") return Number.isFinite(value) ? [] : [`${path} = ${value}`];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => badNumbers(item, `${path}/${key}`));
};

const inRange = (score: number | null): boolean => score !== null && score >= 0 && score <= 100;

/** Invalid numbers in the tables and drafts of the product form. */
const formFaults = (reference: Reference, { usecase_id, region_use, products }: ComparisonInput): readonly string[] => {
  const tables = editorTablesOf(reference, usecase_id, region_use);
  if (tables === null) return [];
  const drafts = products.flatMap(({ prodsys_id }) => {
    const record = productRecordOf(reference, prodsys_id);
    return record === null ? [] : [draftOfSaved(record, tables)];
  });
  return [
    ...badNumbers(tables, "tables"),
    ...drafts.flatMap((draft) => [
      ...badNumbers(draft, "draft"),
      ...badNumbers(savedOfDraft(draft), "saved"),
      ...badNumbers(shownStages(draft, tables), "stages"),
      ...badNumbers(validateDraft(draft, tables), "faults"),
    ]),
  ];
};

/** Invalid numbers and scores out of range in all results for a reference and a comparison; empty = none. */
const faults = (cells: Cells, input: ComparisonInput): readonly string[] => {
  const reference = parseReference("damaged", rowsOf(cells), new Map([["Europe", rowsOf(cells)]]));
  const result = scoreComparison(reference, input);
  const scores = result.products.flatMap((product) => (product === null ? [] : [product]));
  return [
    ...badNumbers(result),
    ...badNumbers(catalogueOf(reference)),
    ...formFaults(reference, input),
    ...input.products.flatMap((_, place) =>
      METRIC_IDS.flatMap((id) => badNumbers(explain(reference, input, place, id))),
    ),
    ...QUANT_METRIC_IDS.flatMap((id) => badNumbers(breakEven(reference, input, 0, input.products.length - 1, id))),
    ...scores.flatMap(({ score }) => METRIC_IDS.filter((id) => !inRange(score[id]))),
    ...scores.flatMap(({ summary }) => (summary === null || inRange(summary) ? [] : [`summary ${summary}`])),
  ];
};

// each run compiles tables again, which may exceed the default timeout of five seconds on a busy machine
describe("damaged tables", () => {
  const base = cellsOf(toy.base);

  it("with a few damaged cells, rows or kinds never throw or give NaN, and scores stay in range", () => {
    fc.assert(
      fc.property(fc.array(damage, { minLength: 1, maxLength: 12 }), comparison, (changes, input) => {
        expect(faults(damaged(base, changes), input)).toEqual([]);
      }),
      { numRuns: 120 },
    );
  });

  it("with hundreds of damaged cells never throw or give NaN", () => {
    fc.assert(
      fc.property(fc.array(damage, { minLength: 200, maxLength: 400 }), comparison, (changes, input) => {
        expect(faults(damaged(base, changes), input)).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it("with the largest numbers do not overflow into NaN", () => {
    const huge = structuredClone(base);
    for (const record of Object.values(huge["impact"] ?? {})) record["climate"] = "1.7e308";
    for (const record of Object.values(huge["recipe"] ?? {}))
      Object.assign(record, { mass_grams: "1e308", dimension_prod: "1e-300" });
    fc.assert(
      fc.property(comparison, (input) => {
        expect(faults(huge, input)).toEqual([]);
      }),
    );
  });

  it("with unreadable rows list the kinds of these rows and skip them", () => {
    const reference = parseReference("v", [
      { kind: "impact", data: "{not json" },
      { kind: "usecase", data: "[]" },
      { kind: "params", data: null },
      { kind: "unheard-of", data: "{not json" },
    ]);
    expect(reference.unreadable).toEqual(["impact", "usecase", "params"]);
    expect(catalogueOf(reference).counts).toEqual({ products: 0, activities: 0, regions: 0 });
  });

  it("and entities of any shape never give NaN or infinity", () => {
    const anything = fc.anything({ withNullPrototype: true });
    fc.assert(
      fc.property(comparison, anything, anything, anything, (input, product, food, override) => {
        const odd = {
          ...input,
          custom_products: [product, { prodsys_id: "own", components: [product, food] }],
          custom_foods: [food, { food_id: "mine", props: [food] }],
          products: [
            { prodsys_id: "own", overrides: override },
            { prodsys_id: "cup_pp", overrides: override },
          ],
        };
        const result = scoreComparison(toy, odd as ComparisonInput);
        expect(badNumbers(result)).toEqual([]);
      }),
    );
  });
});
