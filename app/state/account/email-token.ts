import { atom } from "jotai";

/** In memory only: the token is stored nowhere and is gone with the page. */
const heldAtom = atom<string | null>(null);

/** The token of the link that confirms an address; null = this page was not opened by such a link, or it is used up. */
export const emailTokenAtom = atom((get) => get(heldAtom));

/** Called before the first render (app/shell/start-up.ts), and with null once the token is used up. */
export const holdEmailTokenAtom = atom(null, (_get, set, token: string | null) => set(heldAtom, token));
