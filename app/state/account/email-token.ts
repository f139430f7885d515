import { atom } from "jotai";

/** In memory only: the token is never stored. */
const heldAtom = atom<string | null>(null);

/** The token of the link that confirms an e-mail address; null = the page was not opened by such a link, or it was used. */
export const emailTokenAtom = atom((get) => get(heldAtom));

/** Called before the first render (app/shell/start-up.ts), and with null once the token is used up. */
export const holdEmailTokenAtom = atom(null, (_get, set, token: string | null) => set(heldAtom, token));
