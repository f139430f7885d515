import { atom } from "jotai";

/** In memory only: the token is stored nowhere and is gone with the page. */
const heldAtom = atom<string | null>(null);

/** The token of the link in a mail, as long as it was not used; null = this page was not opened by such a link. */
export const resetTokenAtom = atom((get) => get(heldAtom));

/** Called before the first render (app/shell/start-up.ts), and with null once the token is used up. */
export const holdResetTokenAtom = atom(null, (_get, set, token: string | null) => set(heldAtom, token));
