import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useMemo } from "react";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { pinnedAtom, pinOnOpenAtom } from "../../state/analysis/pinned-results.ts";
import type { Subject } from "../../state/core/subject.ts";
import { href } from "../../state/routes/href.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { productName } from "../../text/format.ts";
import { lazyPart } from "../../ui/lazy-part/lazy-part.ts";
import { NotFound } from "../not-found.tsx";

/** Loaded with the first results that use an older data version. They work without it; the shell reports a missing part. */
const PinnedNotice = lazyPart(() => import("../../features/pinned/pinned-notice.tsx"));

interface PinnedResultsProps extends Subject {
  readonly catalogue: Catalogue;
  /** true = scores are shown; results without a data version are then pinned to that of the scores */
  readonly isScored: boolean;
}

/** Pins opened results to their data version and shows a notice if a newer one is in use. */
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
  return <PinnedNotice {...{ kind, id, metricNames }} nameOf={(prodsys_id) => names.get(prodsys_id) ?? prodsys_id} />;
};

const { title, text, create, home } = resultsTexts.notFound;

/** Shown if this browser does not have the comparison of the URL. */
export const ComparisonNotHere = () => (
  <NotFound
    {...{ title, text }}
    ways={[
      { label: create, address: href("comparison-mode", { query: { step: 1 } }) },
      { label: home, address: href("home") },
    ]}
  />
);
