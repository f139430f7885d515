/**
 * A name as it stands inside a sentence: "Tempered glass cup" becomes "tempered glass cup", while "PP
 * returnable cup" and "Recycled-PET cup" keep their capitals. Only the first letter of a plain word changes.
 */
export const inSentence = (name: string): string =>
  /^\p{Lu}(?:\p{Ll}|$)/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

const AMOUNT_OF = /^(.*?\d\S* \S+ of )(.+?)((?: in | with ).*)?$/;

/**
 * The use case's phrase with the food in it: "to serve 350 ml of a hot drink" and "Hot coffee with milk"
 * give "to serve 350 ml of hot coffee with milk". Null when the phrase names no amount of something.
 */
export const phraseWithFood = (phrase: string, food: string): string | null => {
  const parts = AMOUNT_OF.exec(phrase);
  return parts ? `${parts[1]}${inSentence(food)}${parts[3] ?? ""}` : null;
};
