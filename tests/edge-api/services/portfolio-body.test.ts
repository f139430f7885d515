import * as fc from "fast-check";
import { expect, test } from "vitest";
import { PORTFOLIO_ENTRIES } from "../../../edge-api/contract/limits.ts";
import { isPlainLine } from "../../../edge-api/contract/plain-line.ts";
import { readPieces } from "../../../edge-api/services/json-scan.ts";
import { readPortfolio } from "../../../edge-api/services/portfolio-body.ts";
import { productsText } from "../../../edge-api/services/products-text.ts";
import { Refusal } from "../../../edge-api/services/refusal.ts";
import { portfolio } from "../suite/items.ts";

const id = fc
  .stringMatching(/^[A-Za-z0-9_-]{1,64}$/)
  .filter((text) => !/^(__proto__|constructor|prototype)$/.test(text));
const label = fc.string({ unit: "binary", maxLength: 80 }).filter((text) => text.length <= 80 && isPlainLine(text));
const detail = label.filter((text) => text !== "");
const entry = fc.record(
  {
    prodsys_id: id,
    quantity: fc.double({ min: 1, max: 1e10, noNaN: true }),
    food_id: id,
    label: detail,
    gtin: detail,
    item_code: detail,
    site: detail,
    order_number: detail,
    date: fc.constantFrom("2026-02-28", "2024-02-29"),
  },
  { requiredKeys: ["prodsys_id", "quantity", "food_id"] },
);
const portfolios = fc
  .dictionary(id, fc.array(entry, { maxLength: 20 }), { maxKeys: 5, noNullPrototype: true })
  .map((products) => ({ ...portfolio("p"), products }));

async function* inPieces(text: string, letters: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += letters) yield text.slice(at, at + letters);
}

/** Parses a body and writes its entries as text again. */
async function read(text: string, letters = text.length) {
  const products = productsText();
  const { head } = await readPieces(
    inPieces(text, Math.max(1, letters)),
    (source) => readPortfolio(source, products),
    async () => undefined,
  );
  products.end();
  return { head, pieces: products.pieces, lines: products.lines() };
}

async function readAgain(text: string, letters?: number): Promise<unknown> {
  const { head, pieces } = await read(text, letters);
  return { ...head, products: JSON.parse(pieces.join("")) };
}

test("any portfolio, in any layout and any pieces, is read as JSON.parse reads it", async () => {
  await fc.assert(
    fc.asyncProperty(
      portfolios,
      fc.constantFrom(undefined, 1, "\t\r\n "),
      fc.constantFrom(undefined, 1, 7, 100),
      async (whole, space, letters) => {
        const text = JSON.stringify(whole, null, space);
        expect(await readAgain(text, letters)).toEqual(JSON.parse(JSON.stringify(whole)));
      },
    ),
    { numRuns: 300, seed: 4 },
  );
});

test("the pieces of the text follow from the lines, however these arrive", async () => {
  const whole = portfolio("p", 5000);
  const [one, other] = [await read(JSON.stringify(whole)), await read(JSON.stringify(whole, null, 1), 1000)];
  expect(one.pieces.length).toBeGreaterThan(3);
  expect([other.pieces, other.lines]).toEqual([one.pieces, 5000]);
});

const codeOf = async (text: string, letters?: number): Promise<string> => {
  try {
    await read(text, letters);
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

test("a text cut or changed anywhere is read only if it is JSON, else refused", async () => {
  const text = JSON.stringify(portfolio("p"));
  const places = Array.from(text, (_, at) => at);
  const cut = places.map((at) => text.slice(0, at));
  const changed = places.flatMap((at) =>
    Array.from('{}[]",:\\0x ', (unit) => text.slice(0, at) + unit + text.slice(at + 1)),
  );
  const good: string[] = [];
  for (const each of [...cut, ...changed]) if ((await codeOf(each, 50)) === "read") good.push(each);
  expect(good.length).toBeGreaterThan(100);
  expect(good.filter((each) => !isJson(each))).toEqual([]);
});

const withEntry = (change: object) =>
  JSON.stringify({ ...portfolio("p"), products: { cup: [{ ...portfolio("p").products["cup"]?.[0], ...change }] } });

test.each([
  ["an entry without a product", withEntry({ prodsys_id: undefined })],
  ["a quantity below one", withEntry({ quantity: 0.5 })],
  ["a quantity as text", withEntry({ quantity: "5" })],
  ["a label of 81 letters", withEntry({ label: "x".repeat(81) })],
  ["an entry that is padded beyond measure", withEntry({ pad: "x".repeat(5000) })],
  ["an old list as an object", JSON.stringify({ ...portfolio("p"), products: { cup: { cup_pp: 3 } } })],
  ["no products", JSON.stringify({ ...portfolio("p"), products: undefined })],
  ["a reserved use case", JSON.stringify(portfolio("p")).replace('"cup":', '"__proto__":')],
  ["a use case twice", JSON.stringify(portfolio("p")).replace('"bowl":', '"cup":')],
  ["a field twice", JSON.stringify(portfolio("p")).replace("{", '{"region_use":"Spain",')],
  ["no description", JSON.stringify({ ...portfolio("p"), portfolio_desc: " " })],
])("%s is invalid", async (_, text) => {
  expect(await codeOf(text)).toBe("invalid");
  expect(await codeOf(text, 10)).toBe("invalid");
});

test("an infinite quantity and an oversized head are refused", async () => {
  expect(await codeOf(withEntry({ quantity: 9 }).replace('"quantity":9', '"quantity":1e999'))).toBe("invalid");
  expect(await codeOf(JSON.stringify({ ...portfolio("p"), pad: "x".repeat(300_000) }))).toBe("too_large");
});

test("the maximum number of entries is read, and one more is refused", async () => {
  const row = '{"prodsys_id":"a","quantity":1,"food_id":"b"}';
  const { products: _, ...head } = portfolio("p");
  const text = (count: number) =>
    `${JSON.stringify(head).slice(0, -1)},"products":{"cup":[${Array.from({ length: count }, () => row).join(",")}]}}`;
  expect(await codeOf(text(PORTFOLIO_ENTRIES))).toBe("read");
  expect(await codeOf(text(PORTFOLIO_ENTRIES + 1))).toBe("too_many_entries");
});
