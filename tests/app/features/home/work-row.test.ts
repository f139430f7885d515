import { array, assert, constantFrom, integer, property, record, string } from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  LAST_CHANGED,
  matchingRows,
  sortingAfterClick,
  sortedRows,
  type WorkColumn,
  type WorkRow,
} from "../../../../app/features/home/work-row.ts";

interface TestRow extends WorkRow {
  readonly region: string;
  readonly products: number;
}

const COLUMNS: readonly WorkColumn<TestRow>[] = [
  { id: "region", label: "Region", sortBy: (row) => row.region, cell: (row) => row.region, phone: "listed" },
  { id: "products", label: "Products", numeric: true, sortBy: (row) => row.products, cell: () => "", phone: "listed" },
];
const row = (name: string, changes: Partial<TestRow> = {}): TestRow => ({
  id: name,
  name,
  region: "Europe",
  products: 1,
  changed: 1,
  ...changes,
});
const names = (rows: readonly TestRow[]) => rows.map(({ name }) => name);
const textsOf = (one: TestRow) => [one.name, one.region];

describe("searching", () => {
  it("finds every word anywhere in a row, ignoring case and accents", () => {
    const rows = [row("Crème café"), row("Bowls")];
    expect(names(matchingRows(rows, "", textsOf))).toEqual(["Crème café", "Bowls"]);
    expect(names(matchingRows(rows, "EUROPE cafe", textsOf))).toEqual(["Crème café"]);
    expect(names(matchingRows(rows, "creme bowls", textsOf))).toEqual([]);
  });
});

describe("sorting", () => {
  const rows = [
    row("Cup 10", { products: 2, changed: 1 }),
    row("cup 9", { products: 7, changed: 3, region: "Spain" }),
    row("Bowl", { products: 2, changed: 2 }),
  ];

  it("starts with the last changed row", () => {
    expect(names(sortedRows(rows, COLUMNS, LAST_CHANGED))).toEqual(["cup 9", "Bowl", "Cup 10"]);
  });

  it("sorts names ignoring case, and numbers in them by value", () => {
    expect(names(sortedRows(rows, COLUMNS, { column: "name", direction: "ascending" }))).toEqual([
      "Bowl",
      "cup 9",
      "Cup 10",
    ]);
  });

  it("sorts equal rows by last change, in both directions", () => {
    for (const direction of ["ascending", "descending"] as const) {
      const two = sortedRows(rows, COLUMNS, { column: "products", direction }).filter((one) => one.products === 2);
      expect(names(two)).toEqual(["Bowl", "Cup 10"]);
    }
  });

  test("keeps every row and reverses with the direction", () => {
    const anyRow = record({ name: string(), products: integer(), region: constantFrom("a", "b"), changed: integer() });
    assert(
      property(array(anyRow), constantFrom("name", "region", "products", "changed"), (made, column) => {
        const all = made.map((one, at) => ({ ...one, id: String(at) }));
        const rising = sortedRows(all, COLUMNS, { column, direction: "ascending" });
        expect(rising.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
        if (column !== "products") return;
        for (const [at, one] of rising.entries()) {
          expect(one.products).toBeGreaterThanOrEqual(rising[at - 1]?.products ?? one.products);
        }
      }),
    );
  });

  it("reverses on the second click on a head; numbers start with the largest", () => {
    const first = sortingAfterClick(LAST_CHANGED, "products", true);
    expect(first).toEqual({ column: "products", direction: "descending" });
    expect(sortingAfterClick(first, "products", true).direction).toBe("ascending");
    expect(sortingAfterClick(first, "name", false)).toEqual({ column: "name", direction: "ascending" });
  });
});
