import { useAtomValue, useSetAtom, type Atom } from "jotai";
import { useEffect } from "react";
import { loadFiguresAtom } from "../../state/portfolio-figures.ts";
import { portfolioScoresAtom } from "../../state/portfolio-scores.ts";
import type { FiguresAt } from "./row-figures.ts";
import type { RowsInSight } from "./rows-in-sight.ts";

interface FiguresInSightProps {
  /** of the portfolio */
  readonly id: string;
  /** the lines of the view, in its order */
  readonly places: Uint32Array;
  readonly sightAtom: Atom<RowsInSight>;
  readonly figuresAt: FiguresAt;
}

/**
 * Asks the worker for the figures of the lines in sight, once for each pair of product and food. It shows nothing: it stands
 * apart, because it renders with every step of a scroll and with every answer of the worker.
 */
export const FiguresInSight = ({ id, places, sightAtom, figuresAt }: FiguresInSightProps) => {
  const { status } = useAtomValue(portfolioScoresAtom(id));
  const [first, last] = useAtomValue(sightAtom);
  const load = useSetAtom(loadFiguresAtom);
  useEffect(() => {
    const inSight = places.subarray(first, last + 1);
    // after a change of region the figures are gone, and those in sight are asked for anew
    if (status === "ready" && inSight.some((place) => figuresAt(place) === undefined)) void load(id, inSight);
  }, [status, id, load, places, first, last, figuresAt]);
  return null;
};
