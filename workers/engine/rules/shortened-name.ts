/** Characters of a name that a selector shows (specification section 5). */
const SHOWN = 40;

const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A name of more than 40 characters cut with an ellipsis, between characters as they are seen. */
export const shortenedName = (name: string): string => {
  if (name.length <= SHOWN) return name;
  const seen = [...characters.segment(name)].map(({ segment }) => segment);
  return seen.length <= SHOWN ? name : `${seen.slice(0, SHOWN).join("").trimEnd()}…`;
};
