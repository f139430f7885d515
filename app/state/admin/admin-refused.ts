import { atom } from "jotai";

const baseAtom = atom(false);

/** The server has said that this user administers nothing any more; until it is dismissed. */
export const adminRefusedAtom = atom((get) => get(baseAtom));

/** For the calls of administrators. */
export const reportAdminRefusedAtom = atom(null, (_get, set) => set(baseAtom, true));

export const dismissAdminRefusedAtom = atom(null, (_get, set) => set(baseAtom, false));
