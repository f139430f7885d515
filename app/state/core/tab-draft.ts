import { atom } from "jotai";
import { servicesAtom } from "./services.ts";

/**
 * Unsaved input under a key of session storage, so that it comes back after a reload or a crash. A draft belongs to its tab:
 * two tabs never overwrite each other. A logout clears it.
 *
 * @param parse reads the stored text, which may be anything; null = no draft
 */
export const tabDraft = <T>(key: string, parse: (text: string | null) => T | null) => {
  const changesAtom = atom(0);
  /** The draft in memory, where storage refuses it; null = storage has it. */
  const inMemoryAtom = atom<T | null>(null);
  const draftAtom = atom((get): T | null => {
    get(changesAtom);
    return get(inMemoryAtom) ?? parse(get(servicesAtom).flags.session.read(key));
  });
  const keepAtom = atom(null, (get, set, draft: T) => {
    const isStored = get(servicesAtom).flags.session.write(key, JSON.stringify(draft));
    // wrapped, because the store would call a draft that is a function
    set(inMemoryAtom, () => (isStored ? null : draft));
    set(changesAtom, (count) => count + 1);
  });
  const discardAtom = atom(null, (get, set) => {
    get(servicesAtom).flags.session.remove(key);
    set(inMemoryAtom, null);
    set(changesAtom, (count) => count + 1);
  });
  return { draftAtom, keepAtom, discardAtom };
};
