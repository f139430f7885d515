import { atom } from "jotai";

const questionAtom = atom<number | null>(null);

/** How many documents a logout would lose; null = nobody wants to log out. */
export const logoutQuestionAtom = atom((get) => get(questionAtom));

/** For the logout verbs. */
export const askLogoutAtom = atom(null, (_get, set, unsent: number) => set(questionAtom, unsent));

export const stayLoggedInAtom = atom(null, (_get, set) => set(questionAtom, null));
