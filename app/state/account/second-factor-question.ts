import { atom } from "jotai";

/** A login with the right password that still needs a passkey or a recovery code. */
interface PendingLogin {
  readonly ticket: string;
  readonly email: string;
  /** renews an expired session: the work on screen stays */
  readonly isAgain: boolean;
}

/** For the login actions; null = the form asks for the password. */
export const pendingLoginAtom = atom<PendingLogin | null>(null);
