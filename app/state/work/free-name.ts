import { nameKey } from "../../../workers/engine/rules/name-key.ts";

/** A name that no product has: the wanted one, with a number if it is taken. */
export const freeName = (wanted: string, taken: readonly string[]): string => {
  const keys = new Set(taken.map(nameKey));
  let name = wanted;
  for (let number = 2; keys.has(nameKey(name)); number++) name = `${wanted} (${number})`;
  return name;
};
