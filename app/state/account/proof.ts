import { atom, type Setter } from "jotai";
import type { Api } from "../../data/api.ts";
import { type OpenServices, servicesAtom } from "../core/services.ts";
import { reportExpiredAtom, sessionKeyAtom } from "../core/session.ts";
import { type PasskeyOutcome, signedBy } from "./ask-passkeys.ts";
import { askServer, isSessionOver, SESSION_OVER } from "./ask-server.ts";
import { proofQuestionAtom } from "./session-questions.ts";
import type { Assertion } from "../../../edge-api/contract/passkeys.ts";

/** A fresh proof of the user's identity. */
type Proof = { readonly response: Assertion } | { readonly password: string };

/** Closes the question, answered or cancelled, and reports it to every waiting call. */
export const endProofAtom = atom(null, (get, set, proved: boolean) => {
  const waiting = get(proofQuestionAtom);
  set(proofQuestionAtom, []);
  for (const resolve of waiting) resolve(proved);
});

/** Asks for password or passkey; one answer serves all waiting calls. True = proved. */
export const askProof = (set: Setter): Promise<boolean> =>
  new Promise((resolve) => set(proofQuestionAtom, (waiting) => [...waiting, resolve]));

const proveAtom = atom(
  null,
  async (
    get,
    set,
    show: (api: Api, opened: OpenServices) => Promise<PasskeyOutcome<Proof>>,
  ): Promise<PasskeyOutcome<null>> => {
    const key = get(sessionKeyAtom);
    if (key === null) return SESSION_OVER;
    const proved = await askServer(get(servicesAtom), async (anyone, opened) => {
      const api = anyone.as(key.accessToken);
      const proof = await show(api, opened);
      return proof.ok ? api.call("POST /api/confirm", { body: proof.value }) : proof;
    });
    if (proved.ok) {
      set(endProofAtom, true);
      return { ok: true, value: null };
    }
    if (isSessionOver(proved.problem)) {
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
  set(proveAtom, (api, opened) => signedBy(opened, api.call("POST /api/confirmOptions"))),
);
