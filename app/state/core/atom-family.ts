import { atom } from "jotai";

/**
 * Atoms by parameters. The same atom comes back for parameters with the same key, as long as the page lives.
 *
 * @param make makes an atom at its first use
 * @param keyOf the key of the parameters; one text is its own key
 */
export function atomFamily<One>(make: (param: string) => One): (param: string) => One;
export function atomFamily<Params extends unknown[], One>(
  make: (...params: Params) => One,
  keyOf: (...params: Params) => string,
): (...params: Params) => One;
export function atomFamily<One>(make: (...params: string[]) => One, keyOf: (...params: string[]) => string = String) {
  const atoms = new Map<string, One>();
  return (...params: string[]): One => {
    const key = keyOf(...params);
    const one = atoms.get(key) ?? make(...params);
    atoms.set(key, one);
    return one;
  };
}

/** A value for all to read, and the action that sets it. */
export const readonlyAtom = <T>(first: T) => {
  const baseAtom = atom<T>(first);
  return [atom((get) => get(baseAtom)), atom(null, (_get, set, value: T) => set(baseAtom, value))] as const;
};
