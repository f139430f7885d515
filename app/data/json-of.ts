/** Parses JSON; null for invalid text (changed by hand, cut off), which fails the check of the shape that callers make. */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
