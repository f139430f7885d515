import { atom } from "jotai";

const baseAtom = atom(false);

/** Whether the server said that this user is no administrator any more; until the message is dismissed. */
export const adminRefusedAtom = atom((get) => get(baseAtom));

/** For the administrators' calls. */
export const reportAdminRefusedAtom = atom(null, (_get, set) => set(baseAtom, true));

/** Hides the message. */
export const dismissAdminRefusedAtom = atom(null, (_get, set) => set(baseAtom, false));
