/**
 * A name as it stands inside a sentence: "Tempered glass cup" becomes "tempered glass cup", while "PP
 * returnable cup" and "Recycled-PET cup" keep their capitals. Only the first letter of a plain word changes.
 */
export const inSentence = (name: string): string =>
  /^\p{Lu}(?:\p{Ll}|$)/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
