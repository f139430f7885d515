import { atom, type Setter } from "jotai";

/** What waits for the answer. */
type Waiting = readonly ((proved: boolean) => void)[];

const baseAtom = atom<Waiting>([]);

/** Whether somebody is asked to prove who they are. */
export const proofQuestionAtom = atom((get) => get(baseAtom).length > 0);

/** Asks for password or passkey; one answer serves everything that waits for it. Answers whether it was given. */
const askProofAtom = atom(
  null,
  (_get, set): Promise<boolean> => new Promise((resolve) => set(baseAtom, (waiting) => [...waiting, resolve])),
);

/** For the verbs of the question: it was answered, or given up. */
export const endProofAtom = atom(null, (get, set, proved: boolean) => {
  const waiting = get(baseAtom);
  set(baseAtom, []);
  for (const resolve of waiting) resolve(proved);
});

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
  return isNeeded(outcome) && (await set(askProofAtom)) ? run() : outcome;
}
