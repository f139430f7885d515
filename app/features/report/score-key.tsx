import type { PaintedBand } from "../../score-tables/band-of.ts";
import type { MetricColumn } from "../../score-tables/metric-columns.ts";
import { reportTexts } from "../../text/en/report.ts";
import { formatCount } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";
import * as styles from "./report.css.ts";

interface ScoreKeyProps {
  readonly columns: readonly MetricColumn[];
  readonly bands: readonly PaintedBand[];
  readonly ownWeights: boolean;
  readonly hasReusable: boolean;
  readonly signs: Signs;
  /** "not allowed on the EU market"; null = no product is marked */
  readonly lawMark: string | null;
}

/** The end of the scale. */
const HIGHEST = 100;

/** "Climate 1, water use 1, …" */
export const weightList = (columns: readonly MetricColumn[]): string =>
  columns.map(({ name, weight }) => reportTexts.weightOfMetric(inSentence(name), weight)).join(", ");

/** The key below a score table: scale, weights, and the signs that occur in it. */
export const ScoreKey = (props: ScoreKeyProps) => {
  const { columns, bands, ownWeights, hasReusable, signs, lawMark } = props;
  const ends = bands.map(({ label, low }, at) => {
    // adjacent bands share a bound, which belongs to the lower band; displayed scores are integers
    const high = bands[at + 1]?.low ?? HIGHEST;
    return reportTexts.band(label, formatCount(at === 0 ? low : low + 1), formatCount(high));
  });
  const weights = weightList(columns);
  return (
    <p className={styles.caption}>
      {reportTexts.scale(ends)} {ownWeights ? reportTexts.weightsOwn(weights) : reportTexts.weights(weights)}{" "}
      {hasReusable && reportTexts.reusableKey}{" "}
      {signs.assumed !== null && (
        <>
          <sup>{signs.assumed}</sup> {reportTexts.assumedKey}{" "}
        </>
      )}
      {signs.below_scale !== null && (
        <>
          <sup>{signs.below_scale}</sup> {reportTexts.belowScaleKey}{" "}
        </>
      )}
      {signs.law !== null && lawMark !== null && (
        <>
          <sup>{signs.law}</sup> {reportTexts.lawKey(lawMark)}
        </>
      )}
    </p>
  );
};

/** Meanings of the footnote signs in a score table, in the order of the key. */
const MEANINGS = ["assumed", "below_scale", "law"] as const;
export type Meaning = (typeof MEANINGS)[number];

/** The letter of each meaning, from `a` on; null = does not occur in the table. */
export type Signs = Readonly<Record<Meaning, string | null>>;

/** Assigns consecutive letters to the meanings that occur in a table. */
export const signsOf = (holds: Readonly<Record<Meaning, boolean>>): Signs => {
  const held = MEANINGS.filter((meaning) => holds[meaning]);
  const sign = (meaning: Meaning): string | null => "abc"[held.indexOf(meaning)] ?? null;
  return { assumed: sign("assumed"), below_scale: sign("below_scale"), law: sign("law") };
};
