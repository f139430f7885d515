import { weightedScore, type Ranked } from "../../../workers/engine/analysis/weightings.ts";
import type { BeforeNow } from "../../score-tables/before-now-table.tsx";
import type { AllWeights } from "../../state/analysis/weights-in-force.ts";
import { weightsTexts } from "../../text/en/weights.ts";
import { shownScore } from "../../text/format.ts";
import { formatSummary } from "../../text/shares.ts";

/** Summaries (0-100) under the saved and under the draft weights; best first under the draft, ties keep the given order. */
export const effectRows = (
  ranked: readonly (Ranked & { readonly name: string })[],
  before: AllWeights,
  now: AllWeights,
): readonly BeforeNow[] =>
  ranked
    .map((one) => ({
      id: one.id,
      name: one.name,
      before: weightedScore(one, before),
      now: weightedScore(one, now),
    }))
    .toSorted((a, b) => (b.now ?? -1) - (a.now ?? -1));

/** Names the first by displayed scores; for a single item gives its summary. */
export const leaderSentence = (rows: readonly BeforeNow[]): string => {
  const words = weightsTexts.dialog;
  const best = rows[0]?.now ?? null;
  if (best === null) return words.needsOne;
  const shown = shownScore(best);
  const names = rows.flatMap(({ name, now }) => (now !== null && shownScore(now) === shown ? [name] : []));
  if (rows.length === 1) return words.alone(formatSummary(best));
  const [name = "", ...others] = names;
  return others.length === 0 ? words.leader(name, formatSummary(best)) : words.tied(names, formatSummary(best));
};
