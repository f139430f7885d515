import { atom, type Setter } from "jotai";
import { proofQuestionAtom } from "./proof-question.ts";

/** The question is over: it was answered, or given up. Whatever waits for it hears which. */
export const endProofAtom = atom(null, (get, set, proved: boolean) => {
  const waiting = get(proofQuestionAtom);
  set(proofQuestionAtom, []);
  for (const resolve of waiting) resolve(proved);
});

/** Asks for password or passkey; one answer serves everything that waits for it. Answers whether it was given. */
const askProof = (set: Setter): Promise<boolean> =>
  new Promise((resolve) => set(proofQuestionAtom, (waiting) => [...waiting, resolve]));

/**
 * Makes a call; where the server wants a fresh proof first, asks for it and makes the call again. What the call holds is
 * kept meanwhile. Given up, the refusal is the outcome.
 */
export async function withProof<Outcome>(
  set: Setter,
  run: () => Promise<Outcome>,
  isNeeded: (outcome: Outcome) => boolean,
): Promise<Outcome> {
  const outcome = await run();
  return isNeeded(outcome) && (await askProof(set)) ? run() : outcome;
}
