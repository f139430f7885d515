import { atom } from "jotai";

const countAtom = atom(0);

/** What asks the engine depends on it: it changes when somebody asks again. */
export const engineTriesAtom = atom((get) => get(countAtom));

/** Asks the engine again after a problem: one retry for all that could not be answered, because one lost worker fails them all. */
export const retryEngineAtom = atom(null, (_get, set) => set(countAtom, (tries) => tries + 1));
