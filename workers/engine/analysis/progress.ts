import { PROGRESS_FIGURES } from "../../../edge-api/contract/progress.ts";
import type { PortfolioKpis, PortfolioTotals } from "../portfolio/portfolio-result.ts";

export type ProgressFigure = (typeof PROGRESS_FIGURES)[number];

/** What one period amounts to in a year. */
export interface YearFigures {
  /** uses a year */
  readonly uses: number;
  /** null = unknown, or not applicable */
  readonly figures: Readonly<Record<ProgressFigure, number | null>>;
}

interface PeriodSums {
  readonly raw: Pick<PortfolioTotals["raw"], "climate">;
  readonly kpis: Pick<PortfolioKpis, "items" | "mass_kg" | "plastic_mass_kg" | "reusable_use_share">;
  /** packaging fees of the period, GBP; null = not applicable */
  readonly fee: number | null;
}

/** The sums of a period of so many years as figures of a year. */
export const yearFigures = ({ raw, kpis, fee }: PeriodSums, years: number): YearFigures => ({
  uses: kpis.items / years,
  figures: {
    mass: kpis.mass_kg / years,
    plastic: kpis.plastic_mass_kg / years,
    climate: raw.climate === null ? null : raw.climate / years,
    fee: fee === null ? null : fee / years,
    reusable: kpis.reusable_use_share,
  },
});

/** Where a change comes from; before + data + volume + mix = now, to the bit. */
export interface Decomposed {
  readonly before: number;
  readonly now: number;
  /** the lines of before, under the data of now */
  readonly data: number;
  /** as many uses as now, each like the mean use of before; 0 for a share */
  readonly volume: number;
  /** other products, foods and use cases, and other settings, for the uses of now */
  readonly mix: number;
}

export interface ProgressRow extends Decomposed {
  readonly figure: ProgressFigure;
}

/** Bits of a double after the first. */
const BITS = 52;
/** Below, the last bit would leave the range of doubles. */
const LEAST = -900;

/** The last bit of the largest of some numbers; sums and differences of its multiples are exact. */
function lastBit(values: readonly number[]): number {
  const largest = Math.max(...values.map(Math.abs));
  let exponent = Math.max(LEAST, Math.floor(Math.log2(largest)));
  if (2 ** exponent > largest) exponent -= 1;
  // differences of numbers of both signs need one bit more
  return 2 ** (exponent - BITS + (values.some((value) => value < 0) ? 1 : 0));
}

/**
 * Splits a change into new data, volume and mix (method.md section 12). The points on the way are rounded to the last bit
 * of the largest of them, so that the parts sum exactly.
 *
 * @param restated the value of before under the data of now
 * @param growth uses now ÷ uses before
 */
export function decomposed(before: number, restated: number, now: number, growth: number): Decomposed {
  const grown = restated * growth;
  const bit = lastBit([before, restated, grown, now]);
  const [a, b, c, d] = [before, restated, grown, now].map((value) => Math.round(value / bit) * bit) as [
    number,
    number,
    number,
    number,
  ];
  return { before: a, now: d, data: b - a, volume: c - b, mix: d - c };
}

/** The rows of progress; a figure that is unknown in one of the two periods has none. */
export function progressRows(before: YearFigures, restated: YearFigures, now: YearFigures): readonly ProgressRow[] {
  return PROGRESS_FIGURES.flatMap((figure) => {
    const [a, b, d] = [before.figures[figure], restated.figures[figure], now.figures[figure]];
    if (a === null || b === null || d === null) return [];
    // without uses before, all that is new is mix
    const growth = figure === "reusable" || restated.uses === 0 ? 1 : now.uses / restated.uses;
    return [{ figure, ...decomposed(a, b, d, growth) }];
  });
}
