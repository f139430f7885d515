import * as fc from "fast-check";
import { expect, test } from "vitest";
import { PORTFOLIO_ENTRIES } from "../../../edge-api/contract/limits.ts";
import { readPortfolio } from "../../../edge-api/services/portfolio-body.ts";
import { columnsOf, columnsText, productsText } from "../../../edge-api/services/portfolio-columns.ts";
import { Refusal } from "../../../edge-api/services/refusal.ts";
import { portfolio } from "../suite/items.ts";

const id = fc
  .stringMatching(/^[A-Za-z0-9_-]{1,64}$/)
  .filter((text) => !/^(__proto__|constructor|prototype)$/.test(text));
const entry = fc.record(
  {
    prodsys_id: id,
    quantity: fc.double({ min: 1, max: 1e10, noNaN: true }),
    food_id: id,
    label: fc.string({ unit: "binary", maxLength: 80 }).filter((text) => text.length <= 80),
  },
  { requiredKeys: ["prodsys_id", "quantity", "food_id"] },
);
const portfolios = fc
  .dictionary(id, fc.array(entry, { maxLength: 20 }), { maxKeys: 5, noNullPrototype: true })
  .map((products) => ({ ...portfolio("p"), products }));

/** What a body becomes, as an object again; by way of the packed columns. */
function throughColumns(text: string): unknown {
  const { head, columns } = readPortfolio(text);
  return { ...head, products: JSON.parse(productsText(columnsOf(columnsText(columns)))) };
}

test("any portfolio, however it is laid out, is what JSON.parse says it is", () => {
  fc.assert(
    fc.property(portfolios, fc.constantFrom(undefined, 1, "\t\r\n "), (whole, space) => {
      expect(throughColumns(JSON.stringify(whole, null, space))).toEqual(JSON.parse(JSON.stringify(whole)));
    }),
    { numRuns: 300, seed: 4 },
  );
});

const codeOf = (text: string): string => {
  try {
    readPortfolio(text);
    return "read";
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test("a text cut or changed anywhere is never read unless it is JSON, and never fails in another way", () => {
  const text = JSON.stringify(portfolio("p"));
  const places = Array.from(text, (_, at) => at);
  const cut = places.map((at) => text.slice(0, at));
  const changed = places.flatMap((at) =>
    Array.from('{}[]",:\\0x ', (unit) => text.slice(0, at) + unit + text.slice(at + 1)),
  );
  const read = [...cut, ...changed].filter((each) => codeOf(each) === "read");
  expect(read.length).toBeGreaterThan(100);
  expect(read.filter((each) => !isJson(each))).toEqual([]);
});

const withEntry = (change: object) =>
  JSON.stringify({ ...portfolio("p"), products: { cup: [{ ...portfolio("p").products["cup"]?.[0], ...change }] } });

test.each([
  ["an entry without a product", withEntry({ prodsys_id: undefined })],
  ["a quantity below one", withEntry({ quantity: 0.5 })],
  ["a quantity as text", withEntry({ quantity: "5" })],
  ["a label of 81 letters", withEntry({ label: "x".repeat(81) })],
  ["an old list as an object", JSON.stringify({ ...portfolio("p"), products: { cup: { cup_pp: 3 } } })],
  ["no products", JSON.stringify({ ...portfolio("p"), products: undefined })],
  ["a reserved use case", JSON.stringify(portfolio("p")).replace('"cup":', '"__proto__":')],
  ["a use case twice", JSON.stringify(portfolio("p")).replace('"bowl":', '"cup":')],
  ["a field twice", JSON.stringify(portfolio("p")).replace("{", '{"region_use":"Spain",')],
  ["no description", JSON.stringify({ ...portfolio("p"), portfolio_desc: " " })],
])("%s is invalid", (_, text) => {
  expect(codeOf(text)).toBe("invalid");
});

test("an infinite quantity and a huge head are refused", () => {
  expect(codeOf(withEntry({ quantity: 9 }).replace('"quantity":9', '"quantity":1e999'))).toBe("invalid");
  expect(codeOf(JSON.stringify({ ...portfolio("p"), pad: "x".repeat(300_000) }))).toBe("too_large");
});

test("one entry more than the server keeps is refused, and so many are read", () => {
  const row = '{"prodsys_id":"a","quantity":1,"food_id":"b"}';
  const { products: _, ...head } = portfolio("p");
  const text = (count: number) =>
    `${JSON.stringify(head).slice(0, -1)},"products":{"cup":[${Array.from({ length: count }, () => row).join(",")}]}}`;
  expect(codeOf(text(PORTFOLIO_ENTRIES))).toBe("read");
  expect(codeOf(text(PORTFOLIO_ENTRIES + 1))).toBe("too_many_entries");
});
