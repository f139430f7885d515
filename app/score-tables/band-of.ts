import type { CatalogueBand } from "../../workers/engine/catalogue.ts";
import { shownScore } from "../text/format.ts";
import { bandPaint, type Band, type BandPaint } from "../ui/score-bar/band.ts";

const BANDS: readonly Band[] = [1, 2, 3, 4, 5];

/** A band of the reference data with its colours. */
export interface PaintedBand {
  readonly band_id: string;
  readonly low: number;
  readonly label: string;
  readonly paint: BandPaint;
}

/** Bands sorted from the lowest; from the fifth on they share the fifth paint. */
export const paintedBands = (bands: readonly CatalogueBand[]): PaintedBand[] =>
  bands
    .toSorted((a, b) => a.low - b.low)
    .map(({ band_id, low, label, color }, place) => ({
      band_id,
      low,
      label,
      paint: bandPaint(BANDS[place] ?? 5, color),
    }));

/**
 * The band of a score: the one that the engine found, otherwise the nearest (a summary of 0 is below the lowest band).
 * Null if there is no score or the dataset has no bands.
 */
export const bandOf = (
  bands: readonly PaintedBand[],
  band_id: string | null,
  score: number | null,
): PaintedBand | null => {
  if (score === null) return null;
  const found = bands.find((band) => band.band_id === band_id);
  return found ?? bands.findLast((band) => band.low <= shownScore(score)) ?? bands[0] ?? null;
};

/** The paint where there is no score; an empty track does not show it. */
export const NO_PAINT: BandPaint = bandPaint(3);
