const MOST = 40;

/** A name for selectors: more than 40 characters end in an ellipsis. Characters, not code units: no letter is cut in two. */
export function shortName(name: string): string {
  const characters = Array.from(name);
  return characters.length > MOST
    ? `${characters
        .slice(0, MOST - 1)
        .join("")
        .trimEnd()}…`
    : name;
}

/** What a choice in a selector is called, and the whole name as its title where that is cut (specification section 5). */
export const named = (name: string): { readonly label: string; readonly title?: string } => {
  const label = shortName(name);
  return label === name ? { label } : { label, title: name };
};
