import { describe, expect, test } from "vitest";
import { recordName, valueInWords } from "../../workers/engine/analysis/record-name.ts";
import { changedRows } from "../../workers/engine/analysis/changed-rows.ts";
import { rowNamesIn } from "../../workers/engine/tables/row-names.ts";
import { kindOf, openRows } from "../../workers/engine/tables/raw-tables.ts";
import { parseReference } from "../../workers/engine/tables/reference.ts";
import type { ReferenceKind } from "../../edge-api/contract/reference-kinds.ts";
import { readShippedDataset } from "../../migrations/seed/shipped-dataset.ts";

const SHIPPED = readShippedDataset();
const ROWS = SHIPPED.rows["Global"] ?? [];
const { tables: base } = openRows(ROWS);
const nameOf = (kind: ReferenceKind, key: string) =>
  recordName(base, kind, key, kindOf(base, kind).get(key) ?? new Map());

describe("name of a record", () => {
  test.each<readonly [ReferenceKind, string, string, string | null]>([
    ["usecase", "hot_cup", "Hot cup", null],
    ["impact", "electricity_global", "Electricity, grid mix, Global", null],
    ["recipe", "hot_cup_paper_pe/body", "Paper cup, PE lined · Body", null],
    ["map-form", "pp/form_thermoform", "Polypropylene (PP), thermoformed · Sheet extrusion + thermoforming", null],
    ["dispose-default", "polyolefin/landfill", "Polypropylene and polyethylene", "landfill"],
    ["map-base-act", "pp/virgin", "Polypropylene", "virgin"],
    ["coc-rsl", "0/0", "Not confirmed free of tier 1 · Not declared", null],
    ["market-rule", "supd_plates", "Single-use plastic plates, also partly of plastic", null],
  ])("in %s, %s: %s", (kind, key, name, variant) => {
    expect(nameOf(kind, key)).toEqual({ name, variant });
  });

  test("is unique in tables with composite keys", () => {
    for (const kind of ["recipe", "map-recipe-base", "map-base-act", "dispose-spec", "dispose-default"] as const) {
      const names = [...kindOf(base, kind).keys()].map((key) => JSON.stringify(nameOf(kind, key)));
      expect(names.length).toBeGreaterThan(50);
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
  });
});

test("an id of another record is replaced by the name of that record", () => {
  expect(valueInWords(base, "activity_id", "electricity_global")).toBe("Electricity, grid mix, Global");
  expect(valueInWords(base, "activity_id", "no_such_process")).toBe("no_such_process");
  expect(valueInWords(base, "climate", 4)).toBe(4);
});

test("original texts beside translated names are no changes of the data", () => {
  const names = rowNamesIn(JSON.stringify({ usecase: { usecase_name: { "Hot cup": "Vaso" } } }));
  const renamed = ROWS.map((row) =>
    row.kind === "usecase" ? { kind: row.kind, data: row.data.replace('"Hot cup"', '"Warm cup"') } : row,
  );
  const rows = changedRows(
    parseReference("v1", ROWS, new Map(), names),
    parseReference("v2", renamed, new Map(), names),
  );
  expect(rows.map(({ key, fields }) => [key, fields])).toEqual([
    ["hot_cup", [{ field: "usecase_name", before: "Vaso", now: "Warm cup" }]],
  ]);
});
