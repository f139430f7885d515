import { nameKey } from "../../../workers/engine/rules/name-key.ts";

/** A name that nothing has: the wanted one, with a number if it is taken. @param taken keys of names (`nameKey`) */
export const freeName = (wanted: string, taken: ReadonlySet<string>): string => {
  let name = wanted;
  for (let number = 2; taken.has(nameKey(name)); number++) name = `${wanted} (${number})`;
  return name;
};
