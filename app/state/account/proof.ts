import { atom, type Setter } from "jotai";
import { proofQuestionAtom } from "./session-questions.ts";

/** Closes the question, answered or cancelled, and tells every waiting call which. */
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
