import { atom } from "jotai";
import * as v from "valibot";
import { jsonOf } from "../../data/plain-json.ts";
import { type Owner, ownerNowAtom } from "./owner.ts";
import { servicesAtom } from "./services.ts";

interface Kept<T> {
  readonly owner: Owner;
  readonly value: T;
}

/**
 * A value that this browser keeps as JSON. Where storage is refused, it lasts until the page is left. The initial value removes
 * the key; a logout removes all keys.
 *
 * @param schema what the stored text must be; other text counts as the initial value
 * @param area `local` = between visits, `session` = in this tab until it is closed
 * @returns an atom to read and set; setting it returns whether the browser has stored the value
 */
export const persistedAtom = <T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  initial: T,
  area: "local" | "session" = "local",
) => {
  const initialText = JSON.stringify(initial);
  const keptAtom = atom<Kept<T> | null>(null);
  return atom(
    (get): T => {
      const kept = get(keptAtom);
      if (kept?.owner === get(ownerNowAtom)) return kept.value;
      const read = v.safeParse(schema, jsonOf(get(servicesAtom).flags[area].read(key) ?? initialText));
      return read.success ? read.output : initial;
    },
    (get, set, value: T): boolean => {
      const flags = get(servicesAtom).flags[area];
      const text = JSON.stringify(value);
      set(keptAtom, { owner: get(ownerNowAtom), value });
      if (text !== initialText) return flags.write(key, text);
      flags.remove(key);
      return true;
    },
  );
};

/**
 * Unsaved input that comes back after a reload or a crash; null = none, and setting null discards it. A draft belongs to its
 * tab: two tabs never overwrite each other. A logout clears it.
 */
export const tabDraftAtom = <T>(key: string, schema: v.GenericSchema<unknown, T>) =>
  persistedAtom<T | null>(key, v.nullable(schema), null, "session");
