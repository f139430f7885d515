// @vitest-environment node
import fc from "fast-check";
import { expect, test } from "vitest";
import { productsText } from "../../../workers/engine/portfolio/line-json.ts";
import { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import type { PortfolioDocument } from "../../../app/data/documents/portfolio-document.ts";
import { portfolioKind } from "../../../app/data/documents/portfolio-kind.ts";
import { portfolioValue } from "../../../app/data/documents/portfolio-parts.ts";

const HEAD = {
  portfolio_id: "p",
  portfolio_name: 'Has ,"products":{ in it',
  portfolio_desc: "d",
  region_use: "Europe",
};

const entry = fc.record(
  {
    prodsys_id: fc.constantFrom("cup_a", "cup_b"),
    quantity: fc.double({ min: 1, max: 1e10, noNaN: true }),
    food_id: fc.constantFrom("tea", "default_worst"),
    label: fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }),
    place: fc.nat(20),
  },
  { requiredKeys: ["prodsys_id", "quantity", "food_id"] },
);
const products = fc.dictionary(fc.constantFrom("cup", "bowl", "tray"), fc.array(entry, { maxLength: 5 }));

const textOf = (some: Readonly<Record<string, readonly object[]>>): string =>
  JSON.stringify({ ...HEAD, products: some, version: 7 });

const line = fc.record({
  // object keys that are numbers come first
  usecase_id: fc.constantFrom("cup", "bowl", "10", "9"),
  prodsys_id: fc.constantFrom("a", "b"),
  food_id: fc.constantFrom("tea", "default_worst"),
  quantity: fc.nat(1000).map((count) => count + 1),
  label: fc.constantFrom("", "Kiosk"),
});

const linesOf = ({ entries }: PortfolioDocument) => [...(entries.table?.lines() ?? [])];

test("the lines come back in the order in which they were sent, at once and in slices", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 12 }), async (lines) => {
      const text = `${JSON.stringify(HEAD).slice(0, -1)},"products":${[...productsText(LineTable.of(lines))].join("")}}`;
      for (const value of [JSON.parse(text), await portfolioValue(text, 0)]) {
        const parsed = portfolioKind.parse(value);
        expect(parsed.ok && linesOf(parsed.value)).toEqual(lines);
      }
    }),
  );
});

test("lines without a place follow the line before them; lines of the same place keep the order of the text", async () => {
  const at = (quantity: number, place?: number) => ({ prodsys_id: "a", food_id: "b", quantity, place });
  const text = textOf({ cup: [at(1), at(2, 3), at(3)], bowl: [at(4, 1), at(5, 1), at(6, 1e9)] });
  for (const value of [JSON.parse(text), await portfolioValue(text, 0)]) {
    const parsed = portfolioKind.parse(value);
    expect(parsed.ok && linesOf(parsed.value).map(({ quantity }) => quantity)).toEqual([1, 4, 5, 2, 3, 6]);
  }
});

test("reading in slices gives the same result as reading at once", async () => {
  await fc.assert(
    fc.asyncProperty(products, async (some) => {
      const text = textOf(some);
      const value = await portfolioValue(text, 0);
      const [sliced, atOnce] = [portfolioKind.parse(value), portfolioKind.parse(JSON.parse(text))];
      if (!sliced.ok || !atOnce.ok) throw new Error("both are portfolios");
      expect(sliced.value.portfolio).toEqual(atOnce.value.portfolio);
      expect(linesOf(sliced.value)).toEqual(linesOf(atOnce.value));
      expect(value).toMatchObject({ version: 7 });
    }),
  );
});

test("a large text is read in slices, and its entries become a table", async () => {
  const many = Array.from({ length: 5_000 }, (_, at) => ({
    prodsys_id: "a",
    quantity: at + 1,
    food_id: "b",
    label: `${at}`,
  }));
  const value = await portfolioValue(textOf({ cup: many }));
  expect(Object(value).products).toBeInstanceOf(LineTable);
  expect(portfolioKind.parse(value)).toMatchObject({
    ok: true,
    value: { entries: { entry_count: 5_000, uses: 12_502_500 } },
  });
});

test.each([
  ["entries with lists in them", '{"prodsys_id":"a","quantity":1,"food_id":"b","more":[1]}'],
  ["white space", ' {"prodsys_id":"a","quantity":1,"food_id":"b"}'],
])("%s are read anyway", async (_what, odd) => {
  const text = `{"portfolio_name":"x","products":{"cup":[${odd}]},"version":1}`;
  expect(await portfolioValue(text, 0)).toMatchObject({ version: 1 });
});

test("a truncated text is refused, and so is one with a label that is too long", async () => {
  const text = textOf({ cup: [{ prodsys_id: "a", quantity: 1, food_id: "b", label: "y".repeat(81) }] });
  await expect(portfolioValue(text.slice(0, -30), 0)).rejects.toThrow(SyntaxError);
  expect(portfolioKind.parse(await portfolioValue(text, 0))).toMatchObject({ ok: false });
});
