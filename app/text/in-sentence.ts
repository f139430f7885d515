/** A name inside a sentence: lowers the first letter of an ordinary word; "PP cup" and "Recycled-PET cup" stay. */
export const inSentence = (name: string): string =>
  /^\p{Lu}(?:\p{Ll}|$)/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
