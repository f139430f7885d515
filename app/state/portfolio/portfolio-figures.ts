import { atom, type Getter } from "jotai";
import type { PortfolioLine } from "../../../workers/engine/portfolio/portfolio-line.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import type { EntryScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import type { Outcome } from "../core/outcome.ts";
import { portfolioInputAtom } from "./portfolio-input.ts";
import { portfolioScoresAtom, portfolioSessionAtom } from "./portfolio-scores.ts";
import { portfolioTableAtom } from "./portfolio-table.ts";
import { servicesAtom } from "../core/services.ts";
import { atomFamily } from "../core/atom-family.ts";

/** Figures shared by lines of the same use case, product and food; the climate of a line is `climate` times its quantity. */
export interface PairFigures {
  /** raw climate of one use; null = unknown */
  readonly climate: number | null;
  /** 0-100; null = no weight is positive */
  readonly summary: number | null;
  readonly summary_band: string | null;
}

/** By `pairKey`; null = product or food does not exist; absent = not loaded yet. */
export type Figures = ReadonlyMap<string, PairFigures | null>;

/** The key of lines that share figures. */
export const pairKey = ({ usecase_id, prodsys_id, food_id }: Omit<PortfolioLine, "quantity" | "label">): string =>
  JSON.stringify([usecase_id, prodsys_id, food_id]);

const figuresOf = (scores: EntryScores | null, quantity: number): PairFigures | null =>
  scores && {
    climate: scores.raw.climate === null || quantity === 0 ? null : scores.raw.climate / quantity,
    summary: scores.summary,
    summary_band: scores.summary_band,
  };

/** What figures depend on besides the key. */
type Basis = readonly unknown[];

const basisOf = (get: Getter, id: string): Basis => {
  const input = get(portfolioInputAtom(id));
  return [input?.context, input?.settings, get(portfolioScoresAtom(id)).data_version];
};
const isSame = (a: Basis, b: Basis): boolean => a.every((one, at) => one === b[at]);

interface Kept {
  readonly basis: Basis;
  readonly figures: Figures;
}

const NO_FIGURES: Figures = new Map();
const keptAtom = atom<ReadonlyMap<string, Kept>>(new Map());

/** The loaded figures, until region, recycling or own products change; the same atom for the same id. */
export const portfolioFiguresAtom = atomFamily((id) =>
  atom((get): Figures => {
    const kept = get(keptAtom).get(id);
    return kept !== undefined && isSame(kept.basis, basisOf(get, id)) ? kept.figures : NO_FIGURES;
  }),
);

/** Loads the figures of the lines at the places, once per key; after the worker's running calls. */
export const loadFiguresAtom = atom(null, async (get, set, id: string, places: Uint32Array): Promise<void> => {
  const basis = basisOf(get, id);
  const figures = get(portfolioFiguresAtom(id));
  const lines = get(portfolioTableAtom(id));
  const missing = new Map<string, number>();
  for (const place of places) {
    if (lines === null || place >= lines.length) continue;
    const key = pairKey(lines.line(place));
    if (!figures.has(key)) missing.set(key, place);
  }
  if (missing.size === 0) return;
  const answer = await get(portfolioSessionAtom)(id).ask(get(servicesAtom), async (engine, key, table) => {
    // the lines as last scored: the answer refers to their quantities
    const missingPlaces = Uint32Array.from(missing.values()).filter((place) => place < table.length);
    const scores = await engine.portfolioEntries(key, missingPlaces);
    if (!scores.ok) return scores;
    const pairs = Array.from(missingPlaces, (place, at) => {
      const line = table.line(place);
      return [pairKey(line), figuresOf(scores.value[at] ?? null, line.quantity)] as const;
    });
    return { ok: true, value: pairs };
  });
  if (!answer.ok) return;
  set(keptAtom, (all) => {
    const before = all.get(id);
    const kept = before !== undefined && isSame(before.basis, basis) ? before.figures : NO_FIGURES;
    return new Map([...all, [id, { basis, figures: new Map([...kept, ...answer.value]) }]]);
  });
});

/** The place of one line per different key. */
const everyPair = ({ columns: { useCase, product, food }, length }: LineTable): Uint32Array => {
  const seen = new Map<number, Set<number>>();
  const places: number[] = [];
  for (let at = 0; at < length; at++) {
    // numbers of ids are far below 2^26
    const item = (useCase[at] ?? 0) * 2 ** 26 + (product[at] ?? 0);
    const foods = seen.get(item) ?? new Set<number>();
    if (foods.size === 0) seen.set(item, foods);
    const number = food[at] ?? 0;
    if (foods.has(number)) continue;
    foods.add(number);
    places.push(at);
  }
  return Uint32Array.from(places);
};

/** Loads the figures of all lines, to sort by them. */
export const loadAllFiguresAtom = atom(null, async (get, set, id: string): Promise<void> => {
  const table = get(portfolioTableAtom(id));
  if (table !== null) await set(loadFiguresAtom, id, everyPair(table));
});

/** All scores of one line, as last scored; null = product or food does not exist. */
export const readEntryScoresAtom = atom(
  null,
  async (get, _set, id: string, place: number): Promise<Outcome<EntryScores | null>> =>
    get(portfolioSessionAtom)(id).ask(get(servicesAtom), async (engine, key) => {
      const answer = await engine.portfolioEntries(key, Uint32Array.of(place));
      return answer.ok ? { ok: true, value: answer.value[0] ?? null } : answer;
    }),
);
