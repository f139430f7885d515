import { atom } from "jotai";
import { servicesAtom } from "./services.ts";

/**
 * What is typed and not saved, under a key of the session storage: it is there after a reload and a crash. A draft belongs to its tab,
 * two tabs never overwrite each other. A logout clears it.
 *
 * @param parse reads what the storage holds, whatever it is; null = no draft
 */
export const tabDraft = <T>(key: string, parse: (text: string | null) => T | null) => {
  const changesAtom = atom(0);
  /** What this page holds where storage refuses; null = storage holds it. */
  const heldHereAtom = atom<T | null>(null);
  const draftAtom = atom((get): T | null => {
    get(changesAtom);
    return get(heldHereAtom) ?? parse(get(servicesAtom).flags.session.read(key));
  });
  const keepAtom = atom(null, (get, set, draft: T) => {
    const isStored = get(servicesAtom).flags.session.write(key, JSON.stringify(draft));
    // a function would be called by the store
    set(heldHereAtom, () => (isStored ? null : draft));
    set(changesAtom, (count) => count + 1);
  });
  const discardAtom = atom(null, (get, set) => {
    get(servicesAtom).flags.session.remove(key);
    set(heldHereAtom, null);
    set(changesAtom, (count) => count + 1);
  });
  return { draftAtom, keepAtom, discardAtom };
};
