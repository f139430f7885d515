/** A name for selectors: more than 40 characters end in an ellipsis. Characters, not code units: no letter is cut in two. */
export function shortName(name: string): string {
  const characters = Array.from(name);
  return characters.length > 40 ? `${characters.slice(0, 39).join("").trimEnd()}…` : name;
}
