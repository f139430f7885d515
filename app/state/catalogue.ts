import { atom } from "jotai";
import type { Catalogue } from "../../workers/engine/catalogue.ts";

const baseAtom = atom<Catalogue | null>(null);

/** Names, order and figures of the loaded dataset; never null while loading is "ready". */
export const catalogueAtom = atom((get) => get(baseAtom));

/** For the loading verbs alone. */
export const showCatalogueAtom = atom(null, (_get, set, catalogue: Catalogue) => set(baseAtom, catalogue));
