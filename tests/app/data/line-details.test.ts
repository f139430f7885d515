// @vitest-environment node
import { describe, expect, test } from "vitest";
import { tableOfProducts } from "../../../app/data/documents/checked-entries.ts";
import { portfolioValue } from "../../../app/data/documents/portfolio-parts.ts";
import { productsText as storedProducts } from "../../../edge-api/services/products-text.ts";
import type { PortfolioEntry } from "../../../edge-api/contract/portfolio.ts";
import { productsText } from "../../../workers/engine/portfolio/entry-json.ts";
import type { EntryLine } from "../../../workers/engine/portfolio/entry-line.ts";
import { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";

const PLAIN: readonly EntryLine[] = [
  { usecase_id: "cups", prodsys_id: "paper", food_id: "tea", quantity: 100, label: "Kiosk" },
  { usecase_id: "cups", prodsys_id: "steel", food_id: "tea", quantity: 7, label: "" },
];
const DETAILED: readonly EntryLine[] = [
  {
    ...(PLAIN[0] as EntryLine),
    gtin: "00012345678905",
    item_code: "0042",
    site: 'Filiale "Süd"',
    country: "DE",
    order_number: "PO-1",
    date: "2026-03-12",
  },
  { ...(PLAIN[1] as EntryLine), site: "Kiosk" },
];

const textOf = (table: EntryTable): string => [...productsText(table)].join("");

/** The entries as the server stores them. */
function stored(table: EntryTable): string {
  const text = storedProducts();
  const products = JSON.parse(textOf(table)) as Record<string, PortfolioEntry[]>;
  for (const [usecase, entries] of Object.entries(products)) {
    text.begin(usecase);
    for (const entry of entries) text.add(entry);
  }
  text.end();
  return text.pieces.join("");
}

describe("lines without details", () => {
  const table = EntryTable.of(PLAIN);

  // texts and hash as the commit before details wrote them
  test("are sent byte for byte as before details existed, and stored so", () => {
    expect(textOf(table)).toBe(
      '{"cups":[{"prodsys_id":"paper","quantity":100,"food_id":"tea","label":"Kiosk"},' +
        '{"prodsys_id":"steel","quantity":7,"food_id":"tea"}]}',
    );
    expect(stored(table)).toBe(textOf(table));
    expect(Object.keys(table.data())).toEqual(["ids", "labels", "useCase", "product", "food", "label", "quantity"]);
  });

  test("are stored without details again after the last detail is removed", () => {
    const edited = table.with(Uint32Array.of(0), table.pick(Uint32Array.of(0)).withItem({ site: "Kiosk" }));
    const cleared = edited.with(Uint32Array.of(0), edited.pick(Uint32Array.of(0)).withItem({ site: "" }));
    expect(Object.keys(cleared.data())).not.toContain("site");
    expect(cleared.equals(table)).toBe(true);
    expect(textOf(cleared)).toBe(textOf(table));
  });
});

describe("lines with details", () => {
  const table = EntryTable.of(DETAILED);

  test("come back from the server as they were sent", async () => {
    const text = stored(table);
    expect(text).toBe(textOf(table));
    const read = tableOfProducts(JSON.parse(text));
    expect(read.ok && [...read.value.lines()]).toEqual(DETAILED);
    for (const whole of [`{"portfolio_id":"p","products":${text}}`, `{"products":${text},"portfolio_id":"p"}`]) {
      const { portfolio_id, products } = Object(await portfolioValue(whole, 0));
      expect([portfolio_id, products instanceof EntryTable && [...products.lines()]]).toEqual(["p", DETAILED]);
    }
  });

  test("with unknown names are refused", () => {
    const withDetail = (detail: object) =>
      tableOfProducts({ cups: [{ prodsys_id: "paper", quantity: 1, food_id: "tea", ...detail }] }).ok;
    expect(withDetail({ date: "2026-02-28" })).toBe(true);
    expect(withDetail({ date: "2026-02-29" })).toBe(false);
    expect(withDetail({ date: "12.03.2026" })).toBe(false);
    expect(withDetail({ site: "a".repeat(80) })).toBe(true);
    expect(withDetail({ site: "a".repeat(81) })).toBe(false);
    expect(withDetail({ gtin: 5 })).toBe(false);
  });
});
