/** Joins class names; false and undefined are left out. */
export const classNames = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(" ");
