import { atom } from "jotai";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";

const baseAtom = atom<Catalogue | null>(null);

/**
 * Names, order and figures of the loaded dataset alone; never null while loading is "ready". For what must not know the
 * user's own products and foods: start-up, the shell, the landing page, and what only asks whether tables are there.
 */
export const referenceCatalogueAtom = atom((get) => get(baseAtom));

/** For the loading verbs alone. */
export const showCatalogueAtom = atom(null, (_get, set, catalogue: Catalogue) => set(baseAtom, catalogue));

const seenAtom = atom<string | null>(null);

/** A version that the server has by now and that is not the one in use; null = none is known of. */
export const otherVersionAtom = atom((get): string | null => {
  const [inUse, seen] = [get(baseAtom)?.version, get(seenAtom)];
  return inUse === undefined || seen === inUse ? null : seen;
});

/** For the loading verbs alone: the version that the server was seen to have. */
export const seeVersionAtom = atom(null, (_get, set, version: string) => set(seenAtom, version));
