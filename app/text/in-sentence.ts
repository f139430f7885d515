/**
 * A name for use inside a sentence: "Tempered glass cup" becomes "tempered glass cup", while "PP returnable cup" and
 * "Recycled-PET cup" keep their capitals. Lowers only the first letter of an ordinary word.
 */
export const inSentence = (name: string): string =>
  /^\p{Lu}(?:\p{Ll}|$)/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
