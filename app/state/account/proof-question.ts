import { atom } from "jotai";

/** The callbacks of calls that wait until the user proves their identity. */
type Waiting = readonly ((proved: boolean) => void)[];

/** For proof.ts. */
export const proofQuestionAtom = atom<Waiting>([]);
