/**
 * Parses JSON; null for invalid text, such as a flag changed by hand or a reply that was cut off. Callers check the shape
 * anyway, and null fails that check.
 */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
