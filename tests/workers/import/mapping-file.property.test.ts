// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mappingFile, readMappingFile, type FileMapping } from "../../../workers/import/names/mapping-file.ts";

const PRODUCTS = ["cup_pp", "cup-steel", "3f0c9a52-1111-4222-8333-444455556666"];
const isProduct = (id: string): boolean => PRODUCTS.includes(id);

/** Names as the contract takes them: one line, trimmed, not empty. */
const nameArbitrary = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 60 })
  .map((text) => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, "x").trim())
  .filter((text) => text !== "");
const mappingArbitrary: fc.Arbitrary<FileMapping> = fc
  .record({
    name: fc.oneof(nameArbitrary, fc.constantFrom("=1+1", "-5 oz cup", "'quoted", '12" plate', "a;b,c d", "00123")),
    prodsys_id: fc.option(fc.constantFrom(...PRODUCTS)),
    factor: fc.option(fc.double({ min: 0.001, max: 1_000_000, noNaN: true })),
  })
  .map(({ name, prodsys_id, factor }) => ({ name, prodsys_id, ...(factor === null ? {} : { factor }) }));

describe("a mapping file", () => {
  it("round-trips every mapping with either decimal sign", () => {
    fc.assert(
      fc.property(fc.array(mappingArbitrary, { maxLength: 30 }), fc.boolean(), (mappings, decimalComma) => {
        const read = readMappingFile(mappingFile(mappings, { decimalComma }), isProduct);
        expect(read).toEqual({ mappings, faults: [] });
      }),
    );
  });

  it("is recognised only by its header, and no text makes the parser throw", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
        fc.pre(!/^\uFEFF?"?their name"?\s*[,;\t]/i.test(text));
        expect(readMappingFile(text, isProduct)).toBeNull();
        const read = readMappingFile(`their name,product id,factor\n${text}`, isProduct);
        for (const { name, prodsys_id, factor } of read?.mappings ?? []) {
          expect(name.trim()).not.toBe("");
          expect(prodsys_id === null || isProduct(prodsys_id)).toBe(true);
          expect(factor === undefined || (factor > 0 && factor <= 1_000_000)).toBe(true);
        }
      }),
    );
  });

  it("reports the fault of each rejected row and accepts the others", () => {
    const file = [
      "their name;product id;factor;note",
      "Kaffeebecher 8 oz;cup_pp;50;from the catalogue",
      ";cup_pp;",
      "Unknown;no_such_product;",
      "",
      "Half;cup_pp;1/2",
      "Nothing;cup_pp;0",
      `${"n".repeat(201)};cup_pp;`,
      "Freight;;",
      "Comma;cup_pp;2,5",
    ].join("\r\n");
    expect(readMappingFile(`\uFEFF${file}`, isProduct)).toEqual({
      mappings: [
        { name: "Kaffeebecher 8 oz", prodsys_id: "cup_pp", factor: 50 },
        { name: "Freight", prodsys_id: null },
        { name: "Comma", prodsys_id: "cup_pp", factor: 2.5 },
      ],
      faults: [
        { row: 3, what: "no_name" },
        { row: 4, what: "unknown_product" },
        { row: 6, what: "bad_factor" },
        { row: 7, what: "bad_factor" },
        { row: 8, what: "name_too_long" },
      ],
    });
  });
});
