import { useAtomValue, useSetAtom } from "jotai";
import { lazy, Suspense, useEffect, useMemo } from "react";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { pinnedAtom, pinOnOpenAtom } from "../../state/analysis/pinned-results.ts";
import { productName } from "../../text/format.ts";
import type { Subject } from "../../state/core/subject.ts";

/** Its code comes with the first results that stay with an older version. */
const PinnedNotice = lazy(() =>
  // the results stand without it, and the shell says that a part is missing
  import("../../features/pinned/pinned-notice.tsx").catch(() => ({ default: () => null })),
);

interface PinnedResultsProps extends Subject {
  readonly catalogue: Catalogue;
  /** the scores are on screen: results without a version are bound to theirs */
  readonly isScored: boolean;
}

/** Binds opened results to their dataset version, and says so when another one is in use by now. */
export const PinnedResults = ({ kind, id, catalogue, isScored }: PinnedResultsProps) => {
  const isPinned = useAtomValue(pinnedAtom({ kind, id })) !== null;
  const pin = useSetAtom(pinOnOpenAtom);
  useEffect(() => {
    if (isScored) void pin({ kind, id });
  }, [isScored, pin, kind, id]);
  const names = useMemo(
    () => new Map(catalogue.products.map(({ prodsys_id, prodsys_name }) => [prodsys_id, productName(prodsys_name)])),
    [catalogue],
  );
  const metricNames = useMemo(
    () => new Map<string, string>(catalogue.metrics.map(({ metric_id, metric_name }) => [metric_id, metric_name])),
    [catalogue],
  );
  if (!isPinned) return null;
  return (
    <Suspense>
      <PinnedNotice {...{ kind, id, metricNames }} nameOf={(prodsys_id) => names.get(prodsys_id) ?? prodsys_id} />
    </Suspense>
  );
};
