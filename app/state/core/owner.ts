import { atom } from "jotai";
import { GUEST, type Owner } from "../../data/record-store.ts";
import { readonlyAtom } from "./atom-family.ts";

export { GUEST, type Owner } from "../../data/record-store.ts";

/** The owner of the documents that this tab shows and edits: a user's e-mail address, or GUEST; null = not known yet. */
export const [ownerAtom, setOwnerAtom] = readonlyAtom<Owner | null>(null);

/** The owner of a new document: GUEST until an owner is known. */
export const ownerNowAtom = atom((get): Owner => get(ownerAtom) ?? GUEST);
