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

/** For proof.ts: the callbacks of calls that wait until the user proves their identity. */
export const proofQuestionAtom = atom<readonly ((proved: boolean) => void)[]>([]);

const logoutAtom = atom<number | null>(null);

/** How many documents a logout would lose; null = the question is not open. */
export const logoutQuestionAtom = atom((get) => get(logoutAtom));

/** For the logout actions. */
export const askLogoutAtom = atom(null, (_get, set, unsent: number) => set(logoutAtom, unsent));

/** Answers the question with no: nothing is lost. */
export const stayLoggedInAtom = atom(null, (_get, set) => set(logoutAtom, null));
