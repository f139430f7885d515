import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useEffect, useState } from "react";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { pairKey, readPairFiguresAtom, type PairFigures } from "../../state/portfolio-figures.ts";
import { portfolioInputAtom } from "../../state/portfolio-input.ts";
import { portfolioScoresAtom } from "../../state/portfolio-scores.ts";
import type { FiguresAt } from "./row-figures.ts";

type Figures = ReadonlyMap<string, PairFigures | null>;

interface Kept {
  /** what the figures depend on besides the pair */
  readonly of: readonly unknown[];
  readonly figures: Figures;
}

const isOf = (kept: Kept, of: readonly unknown[]): boolean => of.every((one, at) => one === kept.of[at]);

/** A line of each different pair of the table. */
const everyPair = ({ columns: { useCase, product, food }, length }: EntryTable): Uint32Array => {
  const seen = new Map<number, Map<number, number>>();
  const places: number[] = [];
  for (let at = 0; at < length; at++) {
    // numbers of texts are far below 2^26
    const item = (useCase[at] ?? 0) * 2 ** 26 + (product[at] ?? 0);
    const foods = seen.get(item) ?? new Map<number, number>();
    seen.set(item, foods);
    const number = food[at] ?? 0;
    if (foods.has(number)) continue;
    foods.set(number, at);
    places.push(at);
  }
  return Uint32Array.from(places);
};

/**
 * Climate and score of lines, asked of the worker once for each pair of product and food that comes into view, and kept
 * until region, recycling or own products change. `loadAll` fetches those of all lines, for sorting.
 */
export const usePairFigures = (
  id: string,
  table: EntryTable,
  visible: Uint32Array,
): { readonly figuresAt: FiguresAt; readonly loadAll: () => Promise<void> } => {
  const input = useAtomValue(portfolioInputAtom(id));
  const { status, data_version } = useAtomValue(portfolioScoresAtom(id));
  const read = useSetAtom(readPairFiguresAtom);
  const of = [input?.context, input?.settings, data_version] as const;
  const [context, settings, version] = of;
  const [kept, setKept] = useState<Kept>({ of, figures: new Map() });
  const load = useCallback(
    async (places: Uint32Array): Promise<void> => {
      const made = [context, settings, version];
      const answer = await read(id, places);
      if (!answer.ok) return;
      setKept((before) => ({
        of: made,
        figures: new Map([...(isOf(before, made) ? before.figures : []), ...answer.value]),
      }));
    },
    [id, read, context, settings, version],
  );

  const isFresh = isOf(kept, of);
  const known = kept.figures;
  useEffect(() => {
    if (status !== "ready") return;
    const missing = visible.filter(
      (place) => place < table.length && !(isFresh && known.has(pairKey(table.line(place)))),
    );
    if (missing.length > 0) void load(missing);
  }, [status, visible, table, load, known, isFresh]);

  const figuresAt = useCallback<FiguresAt>((place) => known.get(pairKey(table.line(place))), [known, table]);
  const loadAll = useCallback(() => load(everyPair(table)), [load, table]);
  return { figuresAt, loadAll };
};
