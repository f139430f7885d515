import { describe, expect, it } from "vitest";
import { faultSentence } from "../../../../app/features/portfolio-import/faults-table.tsx";
import { portfolioImportTexts as english } from "../../../../app/text/en/portfolio-import.ts";
import { portfolioImport as spanish } from "../../../../app/text/es/portfolio-import.ts";
import { filledSentence } from "../../../../workers/import/sentences.ts";

const fault = { field: "product", column: 0, row: 2, rows: 1 } as const;

describe("the sentence of a fault", () => {
  it("lists the offers, and says nothing about offers if there are none", () => {
    const offers = [{ use: "fork_pp", name: "PP fork" }];
    expect(faultSentence({ ...fault, code: "product_unknown", value: "gabel", offers })).toBe(
      "No product has this name. Closest: PP fork.",
    );
    expect(faultSentence({ ...fault, code: "product_unknown", value: "gabel", offers: [] })).toBe(
      "No product has this name.",
    );
    expect(faultSentence({ ...fault, code: "pack_missing", value: "Fork", offers: [] })).toBe(
      "Nothing says how many pieces are in one pack.",
    );
  });

  it("keeps brackets and braces of the cell and of the offers", () => {
    expect(filledSentence("“{value}”?[ Perhaps {offers}.]", "[a] {offers}", "[b] {value}")).toBe(
      "“[a] {offers}”? Perhaps [b] {value}.",
    );
  });

  it.each([
    ["English", english.sentences],
    ["Spanish", spanish.sentences],
  ])("has no gap or sign left over in %s, with and without offers", (_language, sentences) => {
    for (const [code, sentence] of Object.entries(sentences)) {
      for (const offered of code === "product_ambiguous" || code === "food_ambiguous" ? ["a"] : ["a", ""]) {
        expect([code, filledSentence(sentence, "v", offered)]).toEqual([
          code,
          expect.stringMatching(/^[^[\]{}]*[^:\s]\.$/),
        ]);
      }
    }
  });
});
