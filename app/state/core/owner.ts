import { atom } from "jotai";
import { GUEST, type Owner } from "../../data/record-store.ts";

export { GUEST, type Owner } from "../../data/record-store.ts";

const baseAtom = atom<Owner | null>(null);

/** Whose documents this tab shows and edits: the e-mail address of a user, or GUEST; null = not known yet. */
export const ownerAtom = atom((get) => get(baseAtom));

/** For the verbs that begin and end the work of an owner. */
export const holdOwnerAtom = atom(null, (_get, set, owner: Owner | null) => set(baseAtom, owner));

/** The owner for a new document: before any work was begun, it is the guest's. */
export const ownerNowAtom = atom((get): Owner => get(baseAtom) ?? GUEST);
