import { atom } from "jotai";

/** A value for all to read, and the action that sets it. */
export const readonlyAtom = <T>(first: T) => {
  const baseAtom = atom<T>(first);
  return [atom((get) => get(baseAtom)), atom(null, (_get, set, value: T) => set(baseAtom, value))] as const;
};
