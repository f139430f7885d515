import { atom } from "jotai";

/** A login whose password was right, and that a passkey or a recovery code has to complete. */
interface PendingLogin {
  readonly ticket: string;
  readonly email: string;
  /** a session that has ended is renewed: the work on screen stays */
  readonly isAgain: boolean;
}

/** For the login verbs; null: back to the form, where the password has to be shown again. */
export const pendingLoginAtom = atom<PendingLogin | null>(null);
