import { atom } from "jotai";

/** In memory only: the token is never stored. */
const tokenAtom = atom<string | null>(null);

/** The token of the link that confirms an e-mail address; null = the page was not opened by such a link, or it was used. */
export const emailTokenAtom = atom((get) => get(tokenAtom));

/** Called before the first render (app/shell/start-up.ts), and with null once the token is used up. */
export const setEmailTokenAtom = atom(null, (_get, set, token: string | null) => set(tokenAtom, token));
