import { atom, type Atom, type Getter } from "jotai";
import { unwrap } from "jotai/utils";
import type { Outcome, Problem } from "../core/outcome.ts";
import { engineTriesAtom } from "./engine-tries.ts";
import { referenceCatalogueAtom } from "./reference-catalogue.ts";

/** The state of a question to the engine. */
export interface Answer<T> {
  /** Keeps the last good answer while the question is asked again, so that nothing flashes; null = none yet, or a problem. */
  readonly value: T | null;
  readonly problem: Problem | null;
}

/** No answer yet. */
export const UNANSWERED = { value: null, problem: null } as const;

/**
 * A question to the engine, asked while a component shows the atom. It is asked again when a value that it reads changes, when the
 * reference data change, and by `retryEngineAtom`; Jotai drops the answer of a question that was replaced.
 *
 * @param ask reads its input with `get` and asks; null = nothing to ask yet. A `cancelled` problem counts as no answer.
 */
export const questionAtom = <T>(
  ask: (get: Getter, signal: AbortSignal) => Promise<Outcome<T> | null> | null,
): Atom<Answer<T>> => {
  const askedAtom = atom(async (get, { signal }): Promise<Answer<T>> => {
    get(engineTriesAtom);
    get(referenceCatalogueAtom);
    const outcome = await ask(get, signal);
    if (outcome === null) return UNANSWERED;
    if (outcome.ok) return { value: outcome.value, problem: null };
    return outcome.problem.code === "cancelled" ? UNANSWERED : { value: null, problem: outcome.problem };
  });
  return unwrap(askedAtom, (before) => before ?? UNANSWERED);
};
