import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { ProductScores } from "../../../workers/engine/comparison-result.ts";
import { Mark } from "../../ui/mark/mark.tsx";
import * as styles from "./scores.css.ts";

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
