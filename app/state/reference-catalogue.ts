import { atom } from "jotai";
import type { Catalogue } from "../../workers/engine/catalogue.ts";

const baseAtom = atom<Catalogue | null>(null);

/**
 * Names, order and figures of the loaded dataset alone; never null while loading is "ready". For what must not know the
 * user's own products and foods: start-up, the shell, the landing page, and what only asks whether tables are there.
 */
export const referenceCatalogueAtom = atom((get) => get(baseAtom));

/** For the loading verbs alone. */
export const showCatalogueAtom = atom(null, (_get, set, catalogue: Catalogue) => set(baseAtom, catalogue));
