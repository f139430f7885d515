import { atom } from "jotai";
import { readonlyAtom } from "../core/atom-family.ts";
import { type Farewell, sessionExpiredAtom, sessionKeyAtom } from "../core/session.ts";
import { entryAtom } from "./entry-stage.ts";
import type { WorkCounts } from "./guest-work.ts";

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

/** The question about the session that the user has to answer first. */
export type SessionDialog =
  | { readonly kind: "expired" | "retrieval_failed" | "deleted" | "restored" | "second_factor" | "proof" }
  | { readonly kind: "guest_work"; readonly counts: WorkCounts }
  | { readonly kind: "unsent"; readonly count: number };

const farewellAtom = atom<Farewell>(null);

/** Called with the farewell of the ended session (app/shell/start-up.ts), and with null once it is read. */
export const setFarewellAtom = atom(null, (_get, set, farewell: Farewell) => set(farewellAtom, farewell));

/** The question to show now; null = none. */
export const sessionDialogAtom = atom((get): SessionDialog | null => {
  const entry = get(entryAtom);
  const unsent = get(logoutQuestionAtom);
  if (unsent !== null) return { kind: "unsent", count: unsent };
  if (get(pendingLoginAtom) !== null) return { kind: "second_factor" };
  if (get(sessionExpiredAtom)) return { kind: "expired" };
  if (entry.kind === "failed") return { kind: "retrieval_failed" };
  if (entry.kind === "guest_work") return entry;
  if (get(proofQuestionAtom).length > 0 && get(sessionKeyAtom) !== null) return { kind: "proof" };
  const farewell = get(farewellAtom);
  return farewell && { kind: farewell };
});
