import { formatList } from "./lists.ts";

/** A list of names, separated by semicolons if any name has a comma: `Paper cup, PE lined; PET cup`. */
export const formatNames = (names: readonly string[]): string =>
  names.some((name) => name.includes(",")) ? names.join("; ") : formatList(names);
