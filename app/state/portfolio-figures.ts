import { atom } from "jotai";
import type { EntryScores } from "../../workers/engine/portfolio/portfolio-result.ts";
import type { EntryLine } from "../../workers/engine/portfolio/entry-line.ts";
import type { Outcome } from "./outcome.ts";
import { portfolioSessionAtom } from "./portfolio-scores.ts";
import { servicesAtom } from "./services.ts";

/** Figures that lines of one use case, product and food share; a line's own climate is this times its quantity. */
export interface PairFigures {
  /** raw climate of one use; null = unknown */
  readonly climate: number | null;
  /** 0-100; null = no weight is positive */
  readonly summary: number | null;
  readonly summary_band: string | null;
}

/** Names what lines share. */
export const pairKey = ({ usecase_id, prodsys_id, food_id }: Omit<EntryLine, "quantity" | "label">): string =>
  JSON.stringify([usecase_id, prodsys_id, food_id]);

const figuresOf = (scores: EntryScores | null, quantity: number): PairFigures | null =>
  scores && {
    climate: scores.raw.climate === null || quantity === 0 ? null : scores.raw.climate / quantity,
    summary: scores.summary,
    summary_band: scores.summary_band,
  };

/**
 * Figures of the pairs that stand at the places, by `pairKey`; null = product or food does not exist. Places of the lines as
 * they were scored last; those beyond are left out.
 */
export const readPairFiguresAtom = atom(
  null,
  async (get, _set, id: string, places: Uint32Array): Promise<Outcome<ReadonlyMap<string, PairFigures | null>>> =>
    get(portfolioSessionAtom)(id).ask(get(servicesAtom), async (engine, key, table) => {
      const known = places.filter((place) => place < table.length);
      const answer = await engine.portfolioEntries(key, known);
      if (!answer.ok) return answer;
      const figures = new Map<string, PairFigures | null>();
      known.forEach((place, at) => {
        const line = table.line(place);
        figures.set(pairKey(line), figuresOf(answer.value[at] ?? null, line.quantity));
      });
      return { ok: true, value: figures };
    }),
);

/** Everything that is scored of one line, as it was scored last; null = product or food does not exist. */
export const readEntryScoresAtom = atom(
  null,
  async (get, _set, id: string, place: number): Promise<Outcome<EntryScores | null>> =>
    get(portfolioSessionAtom)(id).ask(get(servicesAtom), async (engine, key) => {
      const answer = await engine.portfolioEntries(key, Uint32Array.of(place));
      return answer.ok ? { ok: true, value: answer.value[0] ?? null } : answer;
    }),
);
