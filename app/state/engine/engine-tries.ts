import { atom } from "jotai";

const countAtom = atom(0);

/** Changes with each retry; every question to the engine depends on it. */
export const engineTriesAtom = atom((get) => get(countAtom));

/** Repeats every question to the engine after a problem: one lost worker fails them all, so one retry repeats them all. */
export const retryEngineAtom = atom(null, (_get, set) => set(countAtom, (tries) => tries + 1));
