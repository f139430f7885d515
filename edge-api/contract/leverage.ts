import type { QuantMetricId } from "./metrics.ts";
import type { ReferenceKind } from "./reference-kinds.ts";

/** What of a row is moved: an activity's factors or kWh, a component's mass, a product's uses or items per rack, a rate, a share. */
export const LEVERAGE_FIGURES = [
  "factor",
  "energy",
  "mass",
  "uses",
  "rack",
  "recycling_rate",
  "composting_rate",
  "litter_rate",
  "incineration_share",
] as const;
export type LeverageFigure = (typeof LEVERAGE_FIGURES)[number];

/** How much the results lean on one row of the reference data. */
export interface RowLeverage {
  readonly kind: ReferenceKind;
  /** whose row it is; Global is the base */
  readonly region: string;
  readonly key: string;
  readonly figure: LeverageFigure;
  /** the moved figure is an estimate */
  readonly estimate: boolean;
  /** mean change of the summary of all built-in products of the region when the row moves by its own spread, in points (0-100) */
  readonly points: number;
  /** the same of the scores of each inventory metric */
  readonly by_metric: Readonly<Record<QuantMetricId, number>>;
  /** what would replace the estimate: the document and its table; absent = what helps any figure of its kind */
  readonly wanted?: Readonly<Record<"en" | "es", string>>;
  /** built-in products whose summary it changes */
  readonly moved: number;
  /** those that it changes most, with their own change in points */
  readonly most: readonly (readonly [prodsys_id: string, points: number])[];
}

/** So many estimates with most leverage are listed. */
export const LISTED_ESTIMATES = 20;

/** `leverage.json`: written by the build of the reference data, the rows with most leverage first. */
export interface LeverageFile {
  readonly version: string;
  /** built-in products that the means are taken over */
  readonly products: number;
  readonly rows: readonly RowLeverage[];
  /** the LISTED_ESTIMATES estimates with most leverage; a figure that several regions have is listed once, where it counts most; the imaginary region has none */
  readonly listed: readonly RowLeverage[];
  /** the same for each inventory metric: an estimate of that metric, by its change of that metric's score */
  readonly listed_by_metric: Readonly<Record<QuantMetricId, readonly RowLeverage[]>>;
}
