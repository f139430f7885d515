// @vitest-environment node
import { describe, expect, test } from "vitest";
import { csvRows } from "../csv-rows.ts";
import { ACCOUNT_TABLES, accountCsv, type AccountTable } from "../../../app/exports/account-files.ts";

const EXPORT = JSON.stringify({
  user: { name: "=cmd()", email: "ada@example.org", employees: 12, receive_newsletter: false },
  comparisons: [
    {
      comparison_id: "c1",
      comparison_name: "Cups",
      currentProductIds: ["a", "b"],
      data_version: "2026.10",
      version: 3,
    },
    { comparison_id: "c2", comparison_name: "Bowls", currentProductIds: [], note: "later", version: 1 },
  ],
  portfolios: [
    {
      portfolio_id: "p1",
      portfolio_name: "North",
      products: { hot_cup: [{ prodsys_id: "a", quantity: 5, food_id: "tea", label: "site" }], bowl: [] },
      version: 2,
    },
  ],
  products: [
    {
      customProduct: {
        product: {
          prodsys_id: "own",
          prodsys_name: "Own",
          components: [{ component_id: "body", mass_grams: -1.5 }],
        },
        recipes: [],
        wash_default: null,
        notes: "",
      },
      overrides: { reuses: 7 },
      version: 1,
    },
  ],
  foods: [{ food_id: "f", food_name: "Soup", props: [{ food_prop_id: "fat", value_id: "high" }], version: 1 }],
  mappings: [
    {
      mapping_id: "m",
      names: {
        n1: { name: "Mug", prodsys_id: "a", factor: 50, at: 7 },
        n2: { name: "Freight", prodsys_id: null, at: 8 },
      },
      headers: { h1: { settings: { product: 3, decimal: "comma" }, at: 9 } },
      version: 1,
    },
  ],
  scoreReports: [{ kind: "comparison", hash: "ab", date: 5 }],
  shares: [{ id: "l", kind: "comparison", created: 4, content: { comparison: {} } }],
  passkeys: [{ name: "Laptop", created: 3, last_used: null }],
  sessions: [{ id: "s", browser: "Edge", system: "Windows", created: 1, last_used: 2, current: true }],
  accountEvents: [{ at: 1, event: "login", browser: "Edge", system: "Windows", count: 1 }],
});

const rowsOf = (table: AccountTable): readonly Record<string, string>[] => {
  const csv = accountCsv(EXPORT, table, { decimalComma: false });
  if (!csv.ok) throw new Error(csv.problem.detail);
  return csvRows(csv.value);
};

describe("an account's export as CSV", () => {
  test("every row of the export is a line of one table", () => {
    const counts = Object.fromEntries(ACCOUNT_TABLES.map((table) => [table, rowsOf(table).length]));
    expect(counts).toEqual({
      account: 1,
      comparisons: 2,
      portfolios: 1,
      portfolio_entries: 1,
      products: 1,
      product_components: 1,
      foods: 1,
      food_properties: 1,
      mapped_names: 2,
      mapped_columns: 1,
      score_reports: 1,
      shares: 1,
      sessions: 1,
      passkeys: 1,
      account_events: 1,
    });
  });

  test("a field of some rows is a column of all rows", () => {
    expect(rowsOf("comparisons").map(({ note, version }) => [note, version])).toEqual([
      ["", "3"],
      ["later", "1"],
    ]);
  });

  test("nested rows have their own table, with the names of their parents", () => {
    expect(rowsOf("portfolio_entries")[0]).toEqual({
      portfolio_id: "p1",
      portfolio_name: "North",
      usecase_id: "hot_cup",
      prodsys_id: "a",
      quantity: "5",
      food_id: "tea",
      label: "site",
    });
    expect(rowsOf("mapped_names")).toEqual([
      { mapping_id: "m", name: "Mug", prodsys_id: "a", factor: "50", at: "7" },
      { mapping_id: "m", name: "Freight", prodsys_id: "", factor: "", at: "8" },
    ]);
    expect(rowsOf("mapped_columns")).toEqual([
      { mapping_id: "m", settings: '{"product":3,"decimal":"comma"}', at: "9" },
    ]);
    expect(rowsOf("shares")[0]).not.toHaveProperty("content");
    expect(rowsOf("portfolios")[0]).not.toHaveProperty("products");
    expect(rowsOf("products")[0]).toMatchObject({ prodsys_id: "own", overrides: '{"reuses":7}' });
  });

  test("no cell is a formula, negative numbers stay numbers", () => {
    expect(rowsOf("account")[0]?.["name"]).toBe("'=cmd()");
    expect(rowsOf("product_components")[0]?.["mass_grams"]).toBe("-1.5");
  });

  test("an invalid export is a problem, not an exception", () => {
    expect(accountCsv("<html>", "account", { decimalComma: false })).toMatchObject({ ok: false });
    for (const text of ["null", "[]", "5", '{"portfolios":{"a":1},"foods":"x"}']) {
      for (const table of ACCOUNT_TABLES) expect(accountCsv(text, table, { decimalComma: false }).ok).toBe(true);
    }
  });
});

test("a data version is text that no spreadsheet reads as a number", () => {
  expect(rowsOf("comparisons").map((row) => row["data_version"])).toEqual(["v2026.10", ""]);
});
