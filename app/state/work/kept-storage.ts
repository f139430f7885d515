import { atom, type Atom } from "jotai";
import { isStorageKept, keepStorage, type KeptStorage } from "../../data/kept-storage.ts";
import { readonlyAtom } from "../core/readonly-atom.ts";
import { sessionAtom } from "../core/session.ts";
import { WORK_KINDS } from "./sync.ts";

const LISTS: readonly Atom<readonly unknown[]>[] = WORK_KINDS.map(({ listAtom }) => listAtom);

/** Whether a guest has work, which is in this browser only. */
export const guestHasWorkAtom = atom(
  (get) => get(sessionAtom).kind === "guest" && LISTS.some((listAtom) => get(listAtom).length > 0),
);

const [keptAtom, setKeptAtom] = readonlyAtom<KeptStorage>(null);

/** Whether the browser keeps the work until the user deletes it; null: not known. */
export const keptStorageAtom = keptAtom;

/** Reads the state; asks the browser to keep the work if a guest has some. */
export const keepWorkAtom = atom(null, async (get, set): Promise<void> =>
  set(setKeptAtom, await (get(guestHasWorkAtom) ? keepStorage() : isStorageKept())),
);
