import { atom, type Atom, type Getter } from "jotai";
import { unwrap } from "jotai/utils";
import type { Outcome, Problem } from "../core/outcome.ts";
import { engineTriesAtom } from "../engine/engine-tries.ts";
import { referenceCatalogueAtom } from "../engine/reference-catalogue.ts";

/** Scores with settings that are tried and not saved. */
export interface TriedState<S> {
  readonly status: "scoring" | "ready" | "problem";
  /** the last ones while new ones are computed, so that nothing flashes; null = none yet */
  readonly scores: S | null;
  readonly problem: Problem | null;
}

const NO_SCORES = { status: "scoring", scores: null, problem: null } as const;

/** Scores computed while a component shows them. @param score null = nothing is tried, or its input is not loaded */
export const triedAtom = <S>(
  score: (get: Getter, signal: AbortSignal) => Promise<Outcome<S> | null>,
): Atom<TriedState<S>> => {
  // Jotai drops and aborts a run whose settings have changed meanwhile
  const runAtom = atom(async (get, { signal }): Promise<TriedState<S>> => {
    get(engineTriesAtom);
    // other reference data give other scores
    get(referenceCatalogueAtom);
    const scored = await score(get, signal);
    if (scored === null) return NO_SCORES;
    return scored.ok
      ? { status: "ready", scores: scored.value, problem: null }
      : { status: "problem", scores: null, problem: scored.problem };
  });
  return unwrap(runAtom, (last): TriedState<S> =>
    last === undefined ? NO_SCORES : { ...last, status: "scoring", problem: null },
  );
};
