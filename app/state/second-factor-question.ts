import { atom } from "jotai";

/** A login whose password was right, and that a passkey or a recovery code has to complete. */
export interface PendingLogin {
  readonly ticket: string;
  readonly email: string;
  /** a session that has ended is renewed: the work on screen stays */
  readonly isAgain: boolean;
}

const baseAtom = atom<PendingLogin | null>(null);

export const pendingLoginAtom = atom((get) => get(baseAtom));

/** For the login verbs. */
export const askSecondFactorAtom = atom(null, (_get, set, pending: PendingLogin) => set(baseAtom, pending));

/** Back to the form; the password has to be shown again. */
export const dropPendingLoginAtom = atom(null, (_get, set) => set(baseAtom, null));
