import { expect, test } from "vitest";
import { phraseWithFood } from "../../../../app/features/comparison-results/use-results-title.ts";
import { inSentence } from "../../../../app/text/in-sentence.ts";

test.each([
  ["Tempered glass cup", "tempered glass cup"],
  ["PP returnable cup", "PP returnable cup"],
  ["PLA/CPLA plate", "PLA/CPLA plate"],
  ["Recycled-PET cup", "recycled-PET cup"],
  ["Éclair", "éclair"],
  ["2-litre bottle", "2-litre bottle"],
])("%s inside a sentence is %s", (name, inside) => {
  expect(inSentence(name)).toBe(inside);
});

test.each([
  ["to serve 350 ml of a hot drink", "to serve 350 ml of hot coffee with milk"],
  ["to deliver 500 ml of a drink in a closed bottle", "to deliver 500 ml of hot coffee with milk in a closed bottle"],
  ["to pack 700 ml of food with a lid", "to pack 700 ml of hot coffee with milk with a lid"],
  ["to serve one meal on a 23 cm plate", null],
  ["to close a 350-500 ml cup", null],
])("the phrase %s becomes %s", (phrase, expected) => {
  expect(phraseWithFood(phrase, "Hot coffee with milk")).toBe(expected);
});
