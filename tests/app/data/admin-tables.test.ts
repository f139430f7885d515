// @vitest-environment node
import { expect, test } from "vitest";
import { readTableFile } from "../../../app/data/admin/read-table-file.ts";
import { rowsOfKind, tableCsv, tableOfFile } from "../../../app/data/admin/table-rows.ts";
import { REFERENCE_KINDS } from "../../../edge-api/contract/reference-kinds.ts";
import { openTables } from "../../../edge-api/services/tables/open-tables.ts";
import { readRows } from "../../../edge-api/services/tables/read-rows.ts";
import { readShippedDataset } from "../../../migrations/seed/shipped-dataset.ts";

const SHIPPED = readShippedDataset();
const file = (name: string, text: string): File => new File([text], name);

test("every shipped table is exported as CSV and JSON and read back without a difference", async () => {
  const differing: string[] = [];
  for (const [region, rows] of Object.entries(SHIPPED.rows)) {
    const tables = openTables(rows);
    for (const [kind, current] of tables) {
      const exported = rowsOfKind(rows, kind);
      expect(exported.length).toBe(current.size);
      for (const text of [
        tableCsv(kind, exported),
        JSON.stringify(exported),
        JSON.stringify(rows.filter((row) => row.kind === kind)),
      ]) {
        const read = await readTableFile(file("any.txt", text));
        if (!read.ok) throw new Error(read.problem.code);
        const { table, faults } = readRows({ kind, region, rows: read.value.rows, current });
        if (faults.length > 0 || JSON.stringify([...table]) !== JSON.stringify([...current]))
          differing.push(`${region} ${kind}`);
      }
    }
  }
  expect(differing).toEqual([]);
});

test("the file name gives the table, longest match first, and the region", () => {
  for (const kind of REFERENCE_KINDS) {
    expect(tableOfFile(`tare_${kind}_Spain_2026.11.csv`)).toEqual({ kind, region: "Spain" });
    expect(tableOfFile(`${kind}.json`)).toEqual({ kind, region: null });
  }
  expect(tableOfFile("my-recipes.csv")).toEqual({ kind: null, region: null });
  expect(tableOfFile("mat-recipe-spec (2).csv").kind).toBe("mat-recipe-spec");
});

test.each([
  ["no JSON", "[1,", { code: "no_json" }],
  ["no list", "{}", { code: "no_list" }],
  ["a list of numbers", "[1]", { code: "no_records" }],
  ["rows of two tables", '[{"kind":"impact","data":"{}"},{"kind":"metric","data":"{}"}]', { code: "mixed_tables" }],
  ["an open quote", 'a,b\n"x,1\n', { code: "bad_line", line: 2 }],
  ["too many cells", "a,b\n1,2,3\n", { code: "bad_line", line: 2 }],
  ["more than the server takes", " ".repeat(8 * 1024 * 1024 + 1), { code: "too_large" }],
])("a file that is none (%s) is refused with the reason", async (_, text, reason) => {
  const read = await readTableFile(file("x", text));
  expect(read.ok ? "read" : read.problem).toEqual(reason);
});

test("semicolons, a byte order mark and apostrophes before formulas are read", async () => {
  const read = await readTableFile(file("x.csv", "\uFEFFid; value\r\na;'=1+1\r\n"));
  expect(read).toEqual({ ok: true, value: { kind: null, rows: [{ id: "a", value: "=1+1" }] } });
});
