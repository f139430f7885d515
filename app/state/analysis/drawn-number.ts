import { atom, type Atom } from "jotai";
import type { Interval } from "../../../workers/engine/analysis/uncertainty/uncertainty.ts";
import { atomFamily } from "../core/atom-family.ts";
import type { ExplainedNumber } from "../comparison/explanation.ts";
import { uncertaintyAtom } from "./uncertainty.ts";

/** The ranges of one number of a comparison over its draws. */
export interface DrawnNumber {
  readonly draws: number;
  /** per functional unit; null for a summary, for a value per use, and without a value */
  readonly raw: Interval | null;
  /** score of the metric, or the summary; 0-100 */
  readonly score: Interval | null;
}

/** The ranges of a number; null = the draws of the comparison have not been made. */
export const drawnNumberAtom = atomFamily(
  (id: string, { prodsys_id, subject, per_use = false }: ExplainedNumber): Atom<DrawnNumber | null> => {
    const uncertainty = uncertaintyAtom({ kind: "comparison", id });
    return atom((get) => {
      const { value, ids } = get(uncertainty);
      const scores = value?.scores[ids.indexOf(prodsys_id)];
      if (!value || !scores) return null;
      const { draws } = value.settings;
      return subject === "summary"
        ? { draws, raw: null, score: scores.summary }
        : { draws, raw: per_use ? null : scores.raw[subject], score: scores.score[subject] };
    });
  },
  (id, { prodsys_id, subject, per_use }) => JSON.stringify([id, prodsys_id, subject, per_use]),
);
