import { inSentence } from "../../text/in-sentence.ts";

const AMOUNT_OF = /^(.*?\d\S* \S+ of )(.+?)((?: in | with ).*)?$/;

/**
 * The use case's phrase with the food in it: "to serve 350 ml of a hot drink" and "Hot coffee with milk"
 * give "to serve 350 ml of hot coffee with milk". Null when the phrase names no amount of something.
 */
export const phraseWithFood = (phrase: string, food: string): string | null => {
  const parts = AMOUNT_OF.exec(phrase);
  return parts ? `${parts[1]}${inSentence(food)}${parts[3] ?? ""}` : null;
};
