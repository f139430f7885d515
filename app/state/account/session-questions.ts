import { atom } from "jotai";
import { readonlyAtom } from "../core/readonly-atom.ts";

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

/** How many documents a logout would lose; null = the question is not open. */
export const [logoutQuestionAtom, askLogoutAtom] = readonlyAtom<number | null>(null);

/** Answers the question with no: nothing is lost. */
export const stayLoggedInAtom = atom(null, (_get, set) => set(askLogoutAtom, null));
