import { createContext, useContext } from "react";
import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { ProductScores } from "../../../workers/engine/comparison-result.ts";
import type { ResultRow } from "../../state/comparison/compared-product.ts";
import type { ExplainedNumber } from "../../state/comparison/explanation.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { Mark } from "../../ui/mark/mark.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import * as styles from "./scores.css.ts";

/** Opens the explanation of a number; the page provides the function. */
export const OpenNumberContext = createContext<(number: ExplainedNumber) => void>(() => undefined);

interface OpenNumberProps {
  readonly row: ResultRow;
  readonly subject: ExplainedNumber["subject"];
  /** true = the number is a raw value per use */
  readonly perUse?: boolean;
  /** display name of the subject */
  readonly metric: string;
  /** the formatted number */
  readonly shown: string;
}

/** A number that opens its explanation: a button that looks like text until hover or focus. */
export const OpenNumber = ({ row, subject, metric, shown, perUse = false }: OpenNumberProps) => {
  const onOpen = useContext(OpenNumberContext);
  return (
    <button
      type="button"
      className={styles.number}
      aria-label={resultsTexts.openNumber(shown, metric, row.name)}
      onClick={() => onOpen({ prodsys_id: row.prodsys_id, subject, ...(perUse && { per_use: true }) })}
    >
      <WithUnits text={shown} />
    </button>
  );
};

/** The difference to the baseline, in words, under a value; renders nothing for null. */
export const DifferenceNote = ({ text }: { readonly text: string | null }) =>
  text === null ? null : <span className={styles.difference}>{text}</span>;

/** Marks under a value: assumed by rule, or beyond the worst end of the scale. */
export const ScoreMarks = ({ scores, metric_id }: { readonly scores: ProductScores; readonly metric_id: MetricId }) => {
  const assumed = scores.assumed.includes(metric_id);
  const belowScale = scores.below_scale.includes(metric_id);
  if (!assumed && !belowScale) return null;
  return (
    <span className={styles.marks}>
      {belowScale && <Mark kind="below_scale" />}
      {assumed && <Mark kind="assumed" />}
    </span>
  );
};

/** A `ref` that focuses a field when it mounts; for fields that a user action opens. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
