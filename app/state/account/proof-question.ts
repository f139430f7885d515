import { atom } from "jotai";

/** What waits for the answer of somebody who is asked to prove who they are. */
type Waiting = readonly ((proved: boolean) => void)[];

/** For proof.ts, which asks and answers. */
export const proofQuestionAtom = atom<Waiting>([]);
