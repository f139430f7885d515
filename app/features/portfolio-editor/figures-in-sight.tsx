import { useAtomValue, useSetAtom, type Atom } from "jotai";
import { useEffect } from "react";
import { loadFiguresAtom } from "../../state/portfolio/portfolio-figures.ts";
import { portfolioScoresAtom } from "../../state/portfolio/portfolio-scores.ts";
import { MOST_PRINTED } from "./printed-lines.ts";
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
 * Asks the worker for the figures of the lines in sight and then of those that would be printed, once for each pair of product
 * and food. It shows nothing: it stands apart, because it renders with every step of a scroll and every answer of the worker.
 */
export const FiguresInSight = ({ id, places, sightAtom, figuresAt }: FiguresInSightProps) => {
  const { status } = useAtomValue(portfolioScoresAtom(id));
  const [first, last] = useAtomValue(sightAtom);
  const load = useSetAtom(loadFiguresAtom);
  // after a change of region the figures are gone, and are asked for anew
  useEffect(() => {
    // with those that the window shows a part of
    const inSight = places.subarray(Math.max(0, first - 1), last + 2);
    if (status === "ready" && inSight.some((place) => figuresAt(place) === undefined)) void load(id, inSight);
  }, [status, id, load, places, first, last, figuresAt]);
  useEffect(() => {
    if (status !== "ready") return;
    const missing = places.subarray(0, MOST_PRINTED).filter((place) => figuresAt(place) === undefined);
    // all in one answer: each renders the page anew
    if (missing.length > 0) void load(id, missing);
  }, [status, id, load, places, figuresAt]);
  return null;
};
