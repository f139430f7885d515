import { atom } from "jotai";
import { jsonOf } from "../../data/json-of.ts";
import { servicesAtom } from "./services.ts";

const listOf = (text: string | null): readonly string[] => {
  const value = jsonOf(text ?? "[]");
  return Array.isArray(value) ? value.filter((id) => typeof id === "string") : [];
};

/**
 * An order of metric columns that this browser keeps under a key, as a JSON list of metric ids. The noun may name metrics that
 * do not exist and lack some that do; empty = the usual order. Keeping an empty order brings the usual one back.
 */
export const keptColumns = (key: string) => {
  /** What this tab chose; it stands where storage refuses. Null = nothing yet. */
  const chosenHereAtom = atom<readonly string[] | null>(null);
  const keptAtom = atom(
    (get): readonly string[] => get(chosenHereAtom) ?? listOf(get(servicesAtom).flags.local.read(key)),
  );
  const keepAtom = atom(null, (get, set, ids: readonly string[]) => {
    const { local } = get(servicesAtom).flags;
    if (ids.length === 0) local.remove(key);
    else local.write(key, JSON.stringify(ids));
    set(chosenHereAtom, ids);
  });
  return { keptAtom, keepAtom };
};
