import type { ReactNode } from "react";
import type { PortfolioHead } from "../../edge-api/contract/portfolio.ts";
import type { Catalogue } from "../../workers/engine/catalogue.ts";
import type { LineTable } from "../../workers/engine/portfolio/line-table.ts";
import type { PortfolioScores } from "../../workers/engine/portfolio/portfolio-result.ts";
import { AboutPortfolio } from "../features/portfolio-scores/about-portfolio.tsx";
import { AboutProducts } from "../features/portfolio-scores/about-products.tsx";
import { OtherKpis } from "../features/portfolio-scores/other-kpis.tsx";
import { PortfolioCircularity } from "../features/portfolio-scores/portfolio-circularity.tsx";
import { ScenarioSection } from "../features/portfolio-scores/scenario-section.tsx";
import type { TableFacts } from "../features/portfolio-scores/table-facts.ts";
import { PortfolioSwaps } from "../features/portfolio-swaps/portfolio-swaps.tsx";
import type { Subject } from "../state/core/subject.ts";
import { portfolioNamesOf } from "../state/portfolio/portfolio-names.ts";
import { breakEvenTexts } from "../text/en/break-even.ts";
import { costTexts } from "../text/en/cost.ts";
import { endOfLifeTexts } from "../text/en/end-of-life.ts";
import { pageSectionsTexts } from "../text/en/page-sections.ts";
import { planTexts } from "../text/en/plan.ts";
import { portfolioBreakdownTexts } from "../text/en/portfolio-breakdown.ts";
import { portfolioProgressTexts } from "../text/en/portfolio-progress.ts";
import { portfolioScenarioTexts } from "../text/en/portfolio-scenario.ts";
import { portfolioScoresTexts } from "../text/en/portfolio-scores.ts";
import { portfolioSwapsTexts } from "../text/en/portfolio-swaps.ts";
import { sensitivityTexts } from "../text/en/sensitivity.ts";
import { uncertaintyTexts } from "../text/en/uncertainty.ts";
import { weightsTexts } from "../text/en/weights.ts";
import { formatCount } from "../text/format.ts";
import { loadedRows, type Section } from "./section.tsx";

/** What decides which sections a portfolio has. */
export interface PortfolioFacts {
  /** false = a shared portfolio: prices belong to the viewer, swaps are edits, and other portfolios are not shared */
  readonly isOwn: boolean;
  readonly isScored: boolean;
  /** a scenario of another portfolio, which still exists */
  readonly isScenario: boolean;
  /** there is a portfolio of an earlier period, or a share has the progress since one */
  readonly hasProgress: boolean;
  /** several use cases, or lines with sites, countries or dates */
  readonly hasBreakdown: boolean;
  /** a suggestion was accepted */
  readonly hasPlan: boolean;
}

/** A portfolio with scores, as its sections get it. */
export interface PortfolioSubject extends PortfolioFacts {
  readonly portfolio: PortfolioHead;
  readonly table: LineTable;
  readonly catalogue: Catalogue;
  readonly scores: PortfolioScores;
  readonly data_version: string | null;
  readonly facts: TableFacts;
  readonly about: Subject;
  /** the portfolio that this one is a scenario of */
  readonly origin: PortfolioHead | null;
  readonly onProfile: (prodsys_id: string) => void;
  /** called after a portfolio was made from this one */
  readonly onMade: (portfolio_id: string) => void;
  /** the comparison with others, which shares the order of columns with the scores above */
  readonly sideBySide: ReactNode;
}

type Row = Section<PortfolioFacts, PortfolioSubject>;
const loaded = loadedRows<PortfolioFacts, PortfolioSubject>();

const { inside } = pageSectionsTexts;
const BREAK_EVEN = "portfolio-break-even";
const ROBUST = "portfolio-robust";
const WHAT_IF = "portfolio-sensitivity";
const CIRCULARITY = "portfolio-circularity";
const ABOUT = "portfolio-about";

const portfolioId = ({ portfolio: { portfolio_id } }: PortfolioSubject) => ({ portfolio_id });
const isScored = (facts: PortfolioFacts): boolean => facts.isScored;

/** The sections below the scores of a portfolio, in order. */
export const PORTFOLIO_SECTIONS: readonly Row[] = [
  {
    id: "portfolio-scenario",
    nav: portfolioScenarioTexts.title,
    group: null,
    applies: ({ isScenario }) => isScenario,
    content: ({ portfolio, table, catalogue, origin }) =>
      origin && <ScenarioSection id="portfolio-scenario" {...{ portfolio, table, origin, catalogue }} />,
  },
  loaded({
    id: "portfolio-progress",
    nav: portfolioProgressTexts.title,
    group: null,
    applies: ({ isScored, hasProgress }) => isScored && hasProgress,
    load: () => import("../features/portfolio-progress/portfolio-progress.tsx"),
    // a choice, or a table too
    height: ({ portfolio: { progress, progress_since } }) => ((progress ?? progress_since) ? 24 : 8),
    props: ({ portfolio, catalogue, isOwn }) => ({ portfolio, catalogue, isOwn }),
  }),
  {
    id: "portfolio-swaps",
    nav: portfolioSwapsTexts.title,
    group: null,
    applies: ({ isOwn }) => isOwn,
    content: ({ portfolio, catalogue }) => <PortfolioSwaps id="portfolio-swaps" {...{ portfolio, catalogue }} />,
  },
  loaded({
    id: "portfolio-plan",
    nav: planTexts.title,
    group: null,
    applies: ({ isOwn, hasPlan }) => isOwn || hasPlan,
    load: () => import("../features/plan/portfolio-plan.tsx"),
    height: ({ hasPlan }) => (hasPlan ? 30 : 8),
    props: ({ portfolio, catalogue, isOwn, onMade }) => ({ portfolio, catalogue, canEdit: isOwn, onMade }),
  }),
  loaded({
    id: BREAK_EVEN,
    nav: breakEvenTexts.nav,
    group: null,
    heading: breakEvenTexts.title,
    load: () => import("../features/break-even/portfolio-break-even.tsx"),
    // a chart with sentences and controls, or one sentence
    height: ({ facts, catalogue }) => {
      const { product } = portfolioNamesOf(catalogue);
      return facts.products.some(({ id }) => product(id).reusable) ? 27 : 7;
    },
    props: (subject) => ({ ...portfolioId(subject), whatIfId: WHAT_IF }),
  }),
  {
    id: ROBUST,
    nav: pageSectionsTexts.robust,
    group: "explore",
    inside: () => inside.robustPortfolio,
    content: () => null,
  },
  loaded({
    id: "portfolio-certainty",
    nav: uncertaintyTexts.title,
    group: "explore",
    within: ROBUST,
    tab: uncertaintyTexts.nav,
    load: () => import("../features/uncertainty/portfolio-uncertainty.tsx"),
    height: () => 9,
    props: portfolioId,
  }),
  loaded({
    id: "portfolio-weights",
    nav: weightsTexts.section.nav,
    group: "explore",
    within: ROBUST,
    tab: weightsTexts.section.nav,
    applies: ({ isOwn }) => isOwn,
    heading: weightsTexts.section.loading,
    load: () => import("../features/weights/weightings-section.tsx"),
    // two tables, or the sentence of the empty state
    height: ({ portfolio: { compared_with } }) => (compared_with.length > 0 ? 43 : 6),
    props: ({ about }) => ({ subject: about }),
  }),
  loaded({
    id: WHAT_IF,
    nav: sensitivityTexts.title,
    group: "explore",
    inside: () => inside.whatIfPortfolio,
    load: () => import("../features/sensitivity/portfolio-sensitivity.tsx"),
    height: () => 32,
    props: (subject) => ({ ...portfolioId(subject), canKeep: subject.isOwn, breakEvenId: BREAK_EVEN }),
  }),
  loaded({
    id: "portfolio-cost",
    nav: costTexts.title,
    group: "explore",
    inside: () => inside.costPortfolio,
    applies: ({ isOwn }) => isOwn,
    load: () => import("../features/cost/portfolio-cost.tsx"),
    height: () => 29,
    props: portfolioId,
  }),
  {
    id: "portfolio-side-by-side",
    nav: portfolioScoresTexts.beside.title,
    group: "explore",
    inside: () => inside.beside,
    applies: isScored,
    content: ({ sideBySide }) => sideBySide,
  },
  loaded({
    id: "portfolio-breakdown",
    nav: portfolioBreakdownTexts.title,
    group: "details",
    inside: () => inside.breakdown,
    applies: ({ isOwn, hasBreakdown }) => isOwn && hasBreakdown,
    load: () => import("../features/portfolio-breakdown/portfolio-breakdown.tsx"),
    height: () => 16,
    props: (subject) => ({
      ...portfolioId(subject),
      catalogue: subject.catalogue,
      details: subject.table.details,
    }),
  }),
  {
    id: CIRCULARITY,
    nav: portfolioScoresTexts.circularity.title,
    group: "details",
    inside: () => inside.circularityPortfolio,
    applies: isScored,
    content: ({ scores }) => <PortfolioCircularity id="portfolio-circularity" kpis={scores.kpis} />,
  },
  loaded({
    id: "portfolio-end-of-life",
    nav: endOfLifeTexts.nav,
    group: "details",
    within: CIRCULARITY,
    heading: endOfLifeTexts.title,
    load: () => import("../features/end-of-life/portfolio-end-of-life.tsx"),
    height: () => 34,
    props: portfolioId,
  }),
  {
    id: "portfolio-products",
    nav: portfolioScoresTexts.products.title,
    group: "details",
    inside: () => inside.productsPortfolio,
    aside: ({ facts: { products } }) => pageSectionsTexts.products(products.length, formatCount(products.length)),
    applies: isScored,
    content: ({ portfolio, catalogue, facts, onProfile }) => (
      <AboutProducts id="portfolio-products" {...{ portfolio, catalogue, facts, onProfile }} />
    ),
  },
  {
    id: ABOUT,
    nav: portfolioScoresTexts.about.title,
    group: "details",
    inside: () => inside.aboutPortfolio,
    applies: isScored,
    content: ({ portfolio, table, catalogue, facts, scores, data_version, origin }) => (
      <AboutPortfolio
        id="portfolio-about"
        {...{ portfolio, table, catalogue, facts, data_version }}
        scenarioOf={origin?.portfolio_name ?? null}
        assumed={scores.assumed}
      />
    ),
  },
  {
    id: "portfolio-kpis",
    nav: portfolioScoresTexts.kpis.title,
    group: "details",
    within: ABOUT,
    applies: isScored,
    content: ({ scores }) => <OtherKpis id="portfolio-kpis" kpis={scores.kpis} />,
  },
];
