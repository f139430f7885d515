import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useMemo, useState } from "react";
import type { Comparison } from "../../edge-api/contract/comparison.ts";
import type { Catalogue } from "../../workers/engine/catalogue.ts";
import { comparedProducts } from "../features/comparison-results/result-rows.ts";
import type { ScoredComparison } from "../features/comparison-results/results-body.tsx";
import { lawOfProducts } from "../state/analysis/market-rules.ts";
import type { ComparedProduct, OpenNumber } from "../state/comparison/compared-product.ts";
import { comparisonScoresAtom } from "../state/comparison/comparison-scores.ts";
import { downloadComparisonCsvAtom, type ComparisonTable } from "../exports/comparison.ts";
import { resultsTexts } from "../text/en/results.ts";
import { ErrorNotice } from "../ui/error-notice/error-notice.tsx";
import type { NavSection } from "../ui/section-nav/section-nav.tsx";
import { COMPARISON_SECTIONS, type ComparisonFacts } from "./comparison-table.tsx";
import { navSections, Sections } from "./section.tsx";

interface ComparedSubject {
  readonly comparison: Comparison | undefined;
  readonly catalogue: Catalogue;
  /** true = a shared comparison */
  readonly isReadOnly: boolean;
}

const useFacts = ({ comparison, catalogue, isReadOnly }: ComparedSubject): ComparisonFacts => {
  const { scores } = useAtomValue(comparisonScoresAtom(comparison?.comparison_id ?? ""));
  const law = lawOfProducts(catalogue, comparison?.region_use ?? "");
  const hasLaw = comparison?.currentProductIds.some((id) => (law.get(id)?.length ?? 0) > 0) ?? false;
  const hasRule = scores?.products.some((product) => product?.reusable_in_ratings) ?? false;
  return useMemo(() => ({ isReadOnly, hasRule, hasLaw }), [isReadOnly, hasRule, hasLaw]);
};

/** The sections below the scores of a comparison, for the table of contents. */
export const useComparisonNav = (compared: ComparedSubject): readonly NavSection[] => {
  const facts = useFacts(compared);
  return useMemo(() => navSections(COMPARISON_SECTIONS, facts), [facts]);
};

interface ComparisonSectionsProps extends ScoredComparison {
  readonly onOpen: OpenNumber;
  readonly isReadOnly?: boolean;
}

/** The sections below the scores. The first two load after them; the others load and compute when they are opened. */
export const ComparisonSections = (props: ComparisonSectionsProps) => {
  const { comparison, catalogue, rows, onOpen, raw, isReadOnly = false } = props;
  const { comparison_id, region_use } = comparison;
  const facts = useFacts({ comparison, catalogue, isReadOnly });
  const download = useSetAtom(downloadComparisonCsvAtom);
  const [failed, setFailed] = useState(false);
  const onCsv = useCallback(
    (table: ComparisonTable) => void download({ id: comparison_id, table }).then((outcome) => setFailed(!outcome.ok)),
    [comparison_id, download],
  );
  const saves = useMemo(
    () => ({
      breakEven: () => onCsv("break_even"),
      circularity: () => onCsv("circularity"),
      profiles: () => onCsv("profiles"),
    }),
    [onCsv],
  );
  const about = useMemo(() => ({ kind: "comparison", id: comparison_id }) as const, [comparison_id]);
  // keep the identity of the list while its content is unchanged, so that new scores do not render the sections
  const content = JSON.stringify(comparedProducts(rows));
  const products = useMemo(() => JSON.parse(content) as readonly ComparedProduct[], [content]);
  const law = lawOfProducts(catalogue, region_use);
  const region = catalogue.regions.find(({ region_id }) => region_id === region_use)?.region_name2 ?? region_use;
  return (
    <>
      <Sections
        table={COMPARISON_SECTIONS}
        subject={{ ...facts, comparison, catalogue, products, law, region, onOpen, about, onCsv, saves, raw }}
      />
      {failed && <ErrorNotice title={resultsTexts.exports.failed} />}
    </>
  );
};
