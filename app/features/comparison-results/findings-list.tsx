import { useAtomValue } from "jotai";
import { useMemo } from "react";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import { estimatedShare } from "../../../workers/engine/analysis/estimates.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { breakEvensAtom, comparisonQualityAtom } from "../../state/comparison/comparison-parts.ts";
import { shownUnit } from "../../text/format.ts";
import { StatedFindings } from "../../ui/stated-findings/stated-findings.tsx";
import type { Drawn } from "./certain-finding.ts";
import { findingsOf } from "./findings.ts";
import type { ResultRow } from "../../state/comparison/compared-product.ts";

interface FindingsListProps {
  readonly comparison: Comparison;
  readonly catalogue: Catalogue;
  /** best first, without the products that titles leave out */
  readonly rows: readonly ResultRow[];
  readonly drawn: Drawn;
}

/** The findings in words below the ranking. */
export const FindingsList = ({ comparison, catalogue, rows, drawn }: FindingsListProps) => {
  const { comparison_id: id, currentProductIds, weights: own } = comparison;
  const pairs = useAtomValue(breakEvensAtom(id)).value;
  const quality = useAtomValue(comparisonQualityAtom(id)).value;
  const findings = useMemo(() => {
    const metrics = new Map(catalogue.metrics.map((metric) => [metric.metric_id, metric]));
    const weights: Partial<Record<MetricId, number>> =
      own ?? Object.fromEntries(catalogue.metrics.map(({ metric_id, weight }) => [metric_id, weight]));
    return findingsOf({
      rows,
      drawn,
      pairs,
      weights,
      metricName: (metric) => metrics.get(metric)?.metric_name ?? metric,
      unit: shownUnit(metrics.get("climate")?.unit ?? ""),
      estimated: (prodsys_id) => {
        const known = quality?.[currentProductIds.indexOf(prodsys_id)];
        return known ? estimatedShare(known.climate) : null;
      },
    });
  }, [catalogue, own, rows, drawn, pairs, quality, currentProductIds]);
  // one product alone has no findings, so no height is reserved
  return rows.length > 1 && <StatedFindings findings={findings} />;
};
