import { useAtomValue, useSetAtom, type Atom } from "jotai";
import { useEffect } from "react";
import { loadFiguresAtom } from "../../state/portfolio/portfolio-figures.ts";
import { portfolioScoresAtom } from "../../state/portfolio/portfolio-scores.ts";
import { MAX_PRINTED } from "./printed-lines.ts";
import type { FiguresAt } from "./row-figures.ts";
import type { RowsInSight } from "./rows-in-sight.ts";

interface FiguresInSightProps {
  readonly id: string;
  /** the lines in the view, in its order */
  readonly places: Uint32Array;
  readonly sightAtom: Atom<RowsInSight>;
  readonly figuresAt: FiguresAt;
}

/**
 * Loads the figures of the visible lines and then of those that would be printed, once per pair of product and food.
 * Renders nothing; a component of its own because it renders on every scroll and every answer of the worker.
 */
export const FiguresInSight = ({ id, places, sightAtom, figuresAt }: FiguresInSightProps) => {
  const { status } = useAtomValue(portfolioScoresAtom(id));
  const [first, last] = useAtomValue(sightAtom);
  const load = useSetAtom(loadFiguresAtom);
  // a change of region clears the figures, and this loads them again
  useEffect(() => {
    // including partly visible lines
    const inSight = places.subarray(Math.max(0, first - 1), last + 2);
    if (status === "ready" && inSight.some((place) => figuresAt(place) === undefined)) void load(id, inSight);
  }, [status, id, load, places, first, last, figuresAt]);
  useEffect(() => {
    if (status !== "ready") return;
    const missing = places.subarray(0, MAX_PRINTED).filter((place) => figuresAt(place) === undefined);
    // all in one call: each answer renders the page
    if (missing.length > 0) void load(id, missing);
  }, [status, id, load, places, figuresAt]);
  return null;
};
