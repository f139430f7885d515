/** Characters of a name that a selector shows (specification section 5). */
const SHOWN = 40;

/** A name of more than 40 characters cut with an ellipsis, between characters as they are seen. */
export const shortenedName = (name: string): string => {
  const characters = [...name];
  return characters.length <= SHOWN ? name : `${characters.slice(0, SHOWN).join("").trimEnd()}…`;
};
