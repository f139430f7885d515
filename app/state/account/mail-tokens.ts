import { atom } from "jotai";

/** The token of a link in an e-mail, in memory only: it is never stored. */
const mailToken = () => {
  const baseAtom = atom<string | null>(null);
  return {
    tokenAtom: atom((get) => get(baseAtom)),
    setAtom: atom(null, (_get, set, token: string | null) => set(baseAtom, token)),
  };
};

/** The link that sets a new password; null = not opened by one, or used. Set before the first render (app/shell/start-up.ts). */
export const { tokenAtom: resetTokenAtom, setAtom: setResetTokenAtom } = mailToken();

/** The same for the link that confirms an e-mail address. */
export const { tokenAtom: emailTokenAtom, setAtom: setEmailTokenAtom } = mailToken();
