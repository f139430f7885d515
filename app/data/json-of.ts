/**
 * What a text says as JSON. Null where it says nothing: flags that somebody changed by hand, a reply that was cut off. Whoever
 * asks checks the shape anyway, and null has none.
 */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
