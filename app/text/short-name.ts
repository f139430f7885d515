const MAX_CHARACTERS = 40;

/** A name for selectors, cut to 40 characters with an ellipsis. Counts code points, so that no character is split. */
export function shortName(name: string): string {
  const characters = Array.from(name);
  return characters.length > MAX_CHARACTERS
    ? `${characters
        .slice(0, MAX_CHARACTERS - 1)
        .join("")
        .trimEnd()}…`
    : name;
}

/** Label of an option, and the full name as title if the label is cut (specification section 5). */
export const named = (name: string): { readonly label: string; readonly title?: string } => {
  const label = shortName(name);
  return label === name ? { label } : { label, title: name };
};
