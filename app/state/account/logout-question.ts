import { atom } from "jotai";

const questionAtom = atom<number | null>(null);

/** How many documents a logout would lose; null = the question is not open. */
export const logoutQuestionAtom = atom((get) => get(questionAtom));

/** For the logout actions. */
export const askLogoutAtom = atom(null, (_get, set, unsent: number) => set(questionAtom, unsent));

/** Answers the question with no: nothing is lost. */
export const stayLoggedInAtom = atom(null, (_get, set) => set(questionAtom, null));
