import { atom, type Atom } from "jotai";
import { unwrap } from "jotai/utils";
import type { ComparisonScores, RecyclingChoice } from "../../../workers/engine/comparison-result.ts";
import { comparisonInputAtom } from "./comparison-input.ts";
import { engineTriesAtom } from "../engine/engine-tries.ts";
import type { Problem } from "../core/outcome.ts";
import { referenceCatalogueAtom } from "../engine/reference-catalogue.ts";
import { scoreWithRegions } from "../engine/score-with-regions.ts";
import { servicesAtom } from "../core/services.ts";

/** The effect of recycling settings on the scores of a comparison, without changing it. */
export interface RecyclingEffect {
  readonly status: "scoring" | "ready" | "problem";
  /** with the saved settings */
  readonly before: ComparisonScores | null;
  /** with the tried settings; the last ones while new ones are computed, so that nothing flashes */
  readonly now: ComparisonScores | null;
  readonly problem: Problem | null;
}

const NOTHING_YET: RecyclingEffect = { status: "scoring", before: null, now: null, problem: null };

interface Tried {
  readonly comparison_id: string;
  readonly recycling: RecyclingChoice;
}

const triedAtom = atom<Tried | null>(null);

/** The settings being tried; null = none. */
export const triedRecyclingAtom = atom((get) => get(triedAtom));

/** Tries settings on a comparison without saving them; null = stop trying. */
export const tryRecyclingAtom = atom(null, (_get, set, comparison_id: string, recycling: RecyclingChoice | null) =>
  set(triedAtom, recycling === null ? null : { comparison_id, recycling }),
);

// Jotai drops the answer of a run whose settings have changed meanwhile
const runAtom = atom(async (get): Promise<RecyclingEffect> => {
  get(engineTriesAtom);
  // other reference data have other effects
  get(referenceCatalogueAtom);
  const tried = get(triedAtom);
  const services = get(servicesAtom);
  const input = tried === null ? null : get(comparisonInputAtom(tried.comparison_id));
  if (tried === null || input === null) return NOTHING_YET;
  const [before, now] = await Promise.all([
    scoreWithRegions(services, input),
    scoreWithRegions(services, { ...input, recycling: tried.recycling }),
  ]);
  if (!before.ok) return { ...NOTHING_YET, status: "problem", problem: before.problem };
  if (!now.ok) return { ...NOTHING_YET, status: "problem", problem: now.problem };
  return { status: "ready", before: before.value.scores, now: now.value.scores, problem: null };
});

/** The effect of the tried settings; computed only while a component shows it. */
export const recyclingEffectAtom: Atom<RecyclingEffect> = unwrap(runAtom, (last) =>
  last === undefined ? NOTHING_YET : { ...last, status: "scoring" as const, problem: null },
);
