// @vitest-environment node
import { expect, test } from "vitest";
import { tradeWordsOver } from "../../../app/data/trade-words.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { productListCsv } from "../../../app/exports/product-list.ts";

const reply = (text: string, status = 200) =>
  new Response(text, { status, headers: { "Content-Type": "application/json" } });

test("trade words are fetched once; after a failure the next file requests them again", async () => {
  const answers = [reply("gone", 503), reply('{"words":[]}')];
  let calls = 0;
  const words = tradeWordsOver(async () => answers[calls++] ?? reply("too often", 500));
  expect(await words()).toBe("");
  expect(await words()).toBe('{"words":[]}');
  expect(await words()).toBe('{"words":[]}');
  expect(calls).toBe(2);
});

const product = (prodsys_id: string, prodsys_name: string, own: boolean, original_name?: string) => ({
  prodsys_id,
  prodsys_name,
  own,
  ...(original_name === undefined ? {} : { original_name }),
  usecase_id: "hot_cup",
  mass_grams: 12.5,
  uses: 1,
});

test("the product list has each product's id, names in all languages, use case and mass, in any screen language", () => {
  const catalogue = {
    products: [product("cup_pe", "Vaso de papel", false, "Paper cup"), product("mine", "=My cup", true)],
    use_cases: [{ usecase_id: "hot_cup", usecase_name: "Vaso caliente", original_name: "Hot cup" }],
  } as unknown as Catalogue;
  const words = '{"names":{"Paper cup":["Vaso de papel"]}}';
  expect(productListCsv(catalogue, words, { decimalComma: true }).split("\r\n")).toEqual([
    "\uFEFFproduct id;name;name (es);use case id;use case;mass [g];uses of one piece;defined by you",
    "cup_pe;Paper cup;Vaso de papel;hot_cup;Hot cup;12,5;1;no",
    "mine;'=My cup;;hot_cup;Hot cup;12,5;1;yes",
    "",
  ]);
});
