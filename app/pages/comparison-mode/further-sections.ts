import { useAtomValue } from "jotai";
import { useMemo } from "react";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { LAW_ID, RAW_ID, RULE_ID } from "../../features/comparison-results/results-body.tsx";
import { lawOfProducts } from "../../state/analysis/market-rules.ts";
import { comparisonScoresAtom } from "../../state/comparison/comparison-scores.ts";
import { breakEvenTexts } from "../../text/en/break-even.ts";
import { circularityTexts } from "../../text/en/circularity.ts";
import { costTexts } from "../../text/en/cost.ts";
import { endOfLifeTexts } from "../../text/en/end-of-life.ts";
import { impactStagesTexts } from "../../text/en/impact-stages.ts";
import { pageSectionsTexts } from "../../text/en/page-sections.ts";
import { productProfilesTexts } from "../../text/en/product-profiles.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { reuseRuleTexts } from "../../text/en/reuse-rule.ts";
import { sensitivityTexts } from "../../text/en/sensitivity.ts";
import { uncertaintyTexts } from "../../text/en/uncertainty.ts";
import { waterTexts } from "../../text/en/water.ts";
import { weightsTexts } from "../../text/en/weights.ts";
import type { NavSection } from "../../ui/section-nav/section-nav.tsx";

const { explore, details } = pageSectionsTexts;

/** The sections below the scores, with their titles in the table of contents. */
export const FURTHER_SECTIONS = [
  { id: "life-cycle-stages", title: impactStagesTexts.nav },
  { id: "break-even", title: breakEvenTexts.nav },
  { id: "what-if", title: sensitivityTexts.nav, group: explore.title },
  { id: "certainty", title: uncertaintyTexts.nav, group: explore.title },
  { id: "weights", title: weightsTexts.section.nav, group: explore.title },
  { id: "cost", title: costTexts.nav, group: explore.title },
  { id: RULE_ID, title: reuseRuleTexts.title, group: explore.title },
  { id: RAW_ID, title: resultsTexts.sections.raw, group: details.title },
  { id: "water-scarcity", title: waterTexts.nav, group: details.title },
  { id: "circularity", title: circularityTexts.title, group: details.title },
  { id: "end-of-life", title: endOfLifeTexts.nav, group: details.title },
  { id: "products", title: productProfilesTexts.title, group: details.title },
  { id: LAW_ID, title: pageSectionsTexts.law, group: details.title },
] as const;

const COST_ID = FURTHER_SECTIONS[5].id;

/** Those of the sections that this comparison shows. A shared one (`isReadOnly`) has no cost section. */
export const useFurtherSections = (
  comparison_id: string,
  comparison: Comparison | undefined,
  catalogue: Catalogue,
  isReadOnly = false,
): readonly NavSection[] => {
  const { scores } = useAtomValue(comparisonScoresAtom(comparison_id));
  const law = lawOfProducts(catalogue, comparison?.region_use ?? "");
  const hasLaw = comparison?.currentProductIds.some((id) => (law.get(id)?.length ?? 0) > 0) ?? false;
  const hasRule = scores?.products.some((product) => product?.reusable_in_ratings) ?? false;
  return useMemo(() => {
    const isShown = { [LAW_ID]: hasLaw, [RULE_ID]: hasRule, [COST_ID]: !isReadOnly };
    return FURTHER_SECTIONS.filter(({ id }) => Object(isShown)[id] ?? true);
  }, [hasLaw, hasRule, isReadOnly]);
};
