import { atom } from "jotai";
import { GUEST, type Owner } from "../../data/record-store.ts";

export { GUEST, type Owner } from "../../data/record-store.ts";

const baseAtom = atom<Owner | null>(null);

/** The owner of the documents that this tab shows and edits: a user's e-mail address, or GUEST; null = not known yet. */
export const ownerAtom = atom((get) => get(baseAtom));

/** For the actions that begin and end the work of an owner. */
export const setOwnerAtom = atom(null, (_get, set, owner: Owner | null) => set(baseAtom, owner));

/** The owner of a new document: GUEST until an owner is known. */
export const ownerNowAtom = atom((get): Owner => get(baseAtom) ?? GUEST);
