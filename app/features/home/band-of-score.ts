import type { CatalogueBand } from "../../../workers/engine/catalogue.ts";
import { shownScore } from "../../text/format.ts";
import { bandPaint } from "../../ui/band.ts";
import type { Band, BandPaint } from "../../ui/band.ts";

const BANDS = [1, 2, 3, 4, 5] as const satisfies readonly Band[];

/** The paint of the band of a score: that of the rounded number which is shown (tokens, "Settled" 2). */
export const bandPaintOf = (score: number, bands: readonly CatalogueBand[]): BandPaint => {
  const rising = bands.toSorted((a, b) => a.high - b.high);
  const found = rising.findIndex((band) => shownScore(score) <= band.high);
  const index = found === -1 ? BANDS.length - 1 : found;
  return bandPaint(BANDS[index] ?? 5, rising[index]?.color);
};
