import { atom } from "jotai";

/** In memory only: the token is never stored. */
const tokenAtom = atom<string | null>(null);

/** The token of a reset link, until it is used; null = the page was not opened by such a link. */
export const resetTokenAtom = atom((get) => get(tokenAtom));

/** Called before the first render (app/shell/start-up.ts), and with null once the token is used up. */
export const setResetTokenAtom = atom(null, (_get, set, token: string | null) => set(tokenAtom, token));
