import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { costTexts } from "../../text/en/cost.ts";
import { endOfLifeTexts } from "../../text/en/end-of-life.ts";
import { pageSectionsTexts } from "../../text/en/page-sections.ts";
import { portfolioBreakdownTexts } from "../../text/en/portfolio-breakdown.ts";
import { sensitivityTexts } from "../../text/en/sensitivity.ts";
import { uncertaintyTexts } from "../../text/en/uncertainty.ts";
import { weightsTexts } from "../../text/en/weights.ts";
import type { FoldedSection } from "../../ui/fold/fold-group.tsx";
import { loadedFold } from "../comparison-mode/loaded-fold.tsx";
import { BREAK_EVEN_ID } from "./break-even-section.tsx";

const loadBreakdown = () => import("../../features/portfolio-breakdown/portfolio-breakdown.tsx");
const loadUncertainty = () => import("../../features/uncertainty/portfolio-uncertainty.tsx");
const loadEndOfLife = () => import("../../features/end-of-life/portfolio-end-of-life.tsx");
const loadSensitivity = () => import("../../features/sensitivity/portfolio-sensitivity.tsx");
const loadCost = () => import("../../features/cost/portfolio-cost.tsx");
const loadWeightings = () => import("../../features/weights/weightings-section.tsx");

/** Reserved heights in rem: two tables, or the sentence of the empty state. */
const WEIGHTINGS_HEIGHTS = { tables: 43, sentence: 6 } as const;

export const WHAT_IF_ID = "portfolio-sensitivity";
const { inside } = pageSectionsTexts;

/**
 * The collapsible sections about changes of a portfolio, loaded when they are opened.
 *
 * @param isOwn false = a shared portfolio: varied figures cannot be saved, and there is neither cost nor weights
 */
export const exploreSections = (portfolio: PortfolioHead, isOwn: boolean): readonly FoldedSection[] => {
  const { portfolio_id, compared_with } = portfolio;
  const own: readonly FoldedSection[] = [
    loadedFold({
      title: weightsTexts.section.nav,
      inside: inside.weightsPortfolio,
      load: loadWeightings,
      loadingTitle: weightsTexts.section.loading,
      height: compared_with.length > 0 ? WEIGHTINGS_HEIGHTS.tables : WEIGHTINGS_HEIGHTS.sentence,
      props: { id: "portfolio-weights", subject: { kind: "portfolio", id: portfolio_id } },
    }),
    loadedFold({
      title: costTexts.title,
      inside: inside.costPortfolio,
      load: loadCost,
      height: 29,
      props: { id: "portfolio-cost", portfolio_id },
    }),
  ];
  return [
    loadedFold({
      title: sensitivityTexts.title,
      inside: inside.whatIfPortfolio,
      load: loadSensitivity,
      height: 32,
      props: { id: WHAT_IF_ID, portfolio_id, canKeep: isOwn, breakEvenId: BREAK_EVEN_ID },
    }),
    loadedFold({
      title: uncertaintyTexts.title,
      inside: inside.certainty,
      load: loadUncertainty,
      height: 9,
      props: { id: "portfolio-certainty", portfolio_id },
    }),
    ...(isOwn ? own : []),
  ];
};

/** The collapsible section with the climate under four end-of-life options. */
export const endOfLifeSection = (portfolio_id: string): FoldedSection =>
  loadedFold({
    title: endOfLifeTexts.nav,
    inside: inside.endOfLife,
    load: loadEndOfLife,
    loadingTitle: endOfLifeTexts.title,
    height: 34,
    props: { id: "portfolio-end-of-life", portfolio_id },
  });

/** The collapsible section with the scores by site, use case and month. */
export const breakdownSection = (portfolio_id: string, table: EntryTable, catalogue: Catalogue): FoldedSection =>
  loadedFold({
    title: portfolioBreakdownTexts.title,
    inside: inside.breakdown,
    load: loadBreakdown,
    height: 24,
    props: { id: "portfolio-breakdown", portfolio_id, catalogue, details: table.details },
  });
