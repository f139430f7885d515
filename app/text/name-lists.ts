import { formatList } from "./lists.ts";

/** Names that may hold commas of their own: `Paper cup, PE lined; PET cup`. Without commas they are a list as any other. */
export const formatNames = (names: readonly string[]): string =>
  names.some((name) => name.includes(",")) ? names.join("; ") : formatList(names);
