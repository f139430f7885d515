/**
 * Fills the sentence of a fault.
 * @param sentence with {value} and {offers}; a part in square brackets is left out if there are no offers
 * @param offered the offers as text, "" = none
 */
export const filledSentence = (sentence: string, value: string, offered: string): string =>
  sentence
    .replaceAll(/\[([^\]]*)\]/g, offered === "" ? "" : "$1")
    .replaceAll(/\{(value|offers)\}/g, (_, name) => (name === "value" ? value : offered));
