import { atom, type Setter } from "jotai";
import type { Proof } from "../../data/passkeys/passkey-api.ts";
import { type PasskeyServices, servicesAtom } from "../core/services.ts";
import { reportExpiredAtom, sessionKeyAtom } from "../core/session.ts";
import { SESSION_OVER } from "./ask-accounts.ts";
import { isRefusedFor, type PasskeyOutcome, signedBy, withPasskeys } from "./ask-passkeys.ts";
import { proofQuestionAtom } from "./session-questions.ts";

/** Closes the question, answered or cancelled, and reports it to every waiting call. */
export const endProofAtom = atom(null, (get, set, proved: boolean) => {
  const waiting = get(proofQuestionAtom);
  set(proofQuestionAtom, []);
  for (const resolve of waiting) resolve(proved);
});

/** Asks for password or passkey; one answer serves all waiting calls. True = proved. */
const askProof = (set: Setter): Promise<boolean> =>
  new Promise((resolve) => set(proofQuestionAtom, (waiting) => [...waiting, resolve]));

/**
 * Makes a call; if the server needs a fresh proof, asks the user and makes the call again. If the user cancels, the refusal
 * is the outcome.
 */
export async function withProof<Outcome>(
  set: Setter,
  run: () => Promise<Outcome>,
  isNeeded: (outcome: Outcome) => boolean,
): Promise<Outcome> {
  const outcome = await run();
  return isNeeded(outcome) && (await askProof(set)) ? run() : outcome;
}

const proveAtom = atom(
  null,
  async (
    get,
    set,
    show: (passkeys: PasskeyServices, token: string) => Promise<PasskeyOutcome<Proof>>,
  ): Promise<PasskeyOutcome<null>> => {
    const key = get(sessionKeyAtom);
    if (key === null) return SESSION_OVER;
    const proved = await withPasskeys(get(servicesAtom), async (passkeys) => {
      const shown = await show(passkeys, key.accessToken);
      return shown.ok ? passkeys.api.confirm(key.accessToken, shown.value) : shown;
    });
    if (proved.ok) {
      set(endProofAtom, true);
      return { ok: true, value: null };
    }
    if (isRefusedFor(proved.problem, "unauthenticated")) {
      set(endProofAtom, false);
      set(reportExpiredAtom);
    }
    return proved;
  },
);

/** Proves the identity with the password; waiting calls then continue. */
export const proveByPasswordAtom = atom(null, (_get, set, password: string) =>
  set(proveAtom, async () => ({ ok: true, value: { password } })),
);

export const proveByPasskeyAtom = atom(null, (_get, set) =>
  set(proveAtom, ({ api, browser }, token) => signedBy(browser, api.confirmOptions(token))),
);
