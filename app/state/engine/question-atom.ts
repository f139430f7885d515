import { atom, type Atom, type Getter } from "jotai";
import { unwrap } from "jotai/utils";
import type { Outcome, Problem } from "../core/outcome.ts";
import { referenceCatalogueAtom } from "./reference-catalogue.ts";

/** The state of a question to the engine. */
export interface Answer<T> {
  /** Keeps the last good answer while the question is asked again, so that nothing flashes; null = none yet, or a problem. */
  readonly value: T | null;
  readonly problem: Problem | null;
  /** there is no answer yet; of a `liveQuestionAtom` also while it is asked again */
  readonly isAsking: boolean;
}

type Ask<T> = (get: Getter, signal: AbortSignal) => Promise<Outcome<T> | null> | null;

const UNANSWERED = { value: null, problem: null, isAsking: true } as const;

const askedAtom = <T>(ask: Ask<T>): Atom<Promise<Answer<T>>> =>
  atom(async (get, { signal }): Promise<Answer<T>> => {
    get(engineTriesAtom);
    get(referenceCatalogueAtom);
    const outcome = await ask(get, signal);
    if (outcome === null) return UNANSWERED;
    if (outcome.ok) return { value: outcome.value, problem: null, isAsking: false };
    if (outcome.problem.code === "cancelled") return UNANSWERED;
    return { value: null, problem: outcome.problem, isAsking: false };
  });

/**
 * A question to the engine, asked while a component shows the atom. It is asked again when a value that it reads changes, when the
 * reference data change, and by `retryEngineAtom`; Jotai drops the answer of a question that was replaced.
 *
 * @param ask reads its input with `get` and asks; null = nothing to ask yet. A `cancelled` problem counts as no answer.
 */
export const questionAtom = <T>(ask: Ask<T>): Atom<Answer<T>> => unwrap(askedAtom(ask), (last) => last ?? UNANSWERED);

/** A question whose state says when it is asked again, for what must not look final meanwhile. */
export const liveQuestionAtom = <T>(ask: Ask<T>): Atom<Answer<T>> =>
  unwrap(askedAtom(ask), (last): Answer<T> =>
    last === undefined ? UNANSWERED : { ...last, problem: null, isAsking: true },
  );

const countAtom = atom(0);

/** Changes with each retry; every question to the engine depends on it. */
export const engineTriesAtom = atom((get) => get(countAtom));

/** Repeats every question to the engine after a problem: one lost worker fails them all, so one retry repeats them all. */
export const retryEngineAtom = atom(null, (_get, set) => set(countAtom, (tries) => tries + 1));
