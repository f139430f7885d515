import type { ReactNode } from "react";
import type { Comparison } from "../../edge-api/contract/comparison.ts";
import { METRIC_IDS } from "../../edge-api/contract/metrics.ts";
import type { Catalogue } from "../../workers/engine/catalogue.ts";
import type { LawOfProducts } from "../../workers/engine/rules/market-rules.ts";
import type { ComparisonTable } from "../exports/comparison.ts";
import { RAW_ID } from "../features/comparison-results/results-body.tsx";
import { ReuseRuleEffect } from "../features/comparison-results/reuse-rule-view.tsx";
import { LawNote } from "../market-rules/law-note.tsx";
import { lawAside } from "../market-rules/law-words.ts";
import type { ComparedProduct, OpenNumber } from "../state/comparison/compared-product.ts";
import type { Subject } from "../state/core/subject.ts";
import { breakEvenTexts } from "../text/en/break-even.ts";
import { circularityTexts } from "../text/en/circularity.ts";
import { costTexts } from "../text/en/cost.ts";
import { endOfLifeTexts } from "../text/en/end-of-life.ts";
import { impactStagesTexts } from "../text/en/impact-stages.ts";
import { pageSectionsTexts } from "../text/en/page-sections.ts";
import { productProfilesTexts } from "../text/en/product-profiles.ts";
import { resultsTexts } from "../text/en/results.ts";
import { reuseRuleTexts } from "../text/en/reuse-rule.ts";
import { sensitivityTexts } from "../text/en/sensitivity.ts";
import { uncertaintyTexts } from "../text/en/uncertainty.ts";
import { waterTexts } from "../text/en/water.ts";
import { weightsTexts } from "../text/en/weights.ts";
import { formatCount } from "../text/format.ts";
import { FIRST_ROWS } from "../ui/data-table/first-rows.tsx";
import { loadedRows, type Section } from "./section.tsx";

/** What decides which sections a comparison has. */
export interface ComparisonFacts {
  /** a shared comparison: varied figures cannot be saved, and prices belong to the viewer */
  readonly isReadOnly: boolean;
  /** a product is rated by the reuse rule */
  readonly hasRule: boolean;
  /** a rule of the region applies to a product */
  readonly hasLaw: boolean;
}

/** A comparison with scores, as its sections get it. */
export interface ComparisonSubject extends ComparisonFacts {
  readonly comparison: Comparison;
  readonly catalogue: Catalogue;
  /** best first */
  readonly products: readonly ComparedProduct[];
  readonly law: LawOfProducts;
  /** name of the region for use in a sentence */
  readonly region: string;
  readonly onOpen: OpenNumber;
  readonly about: Subject;
  readonly onCsv: (table: ComparisonTable) => void;
  /** the same for one table each; stable, as memoised sections get them */
  readonly saves: Readonly<Record<"breakEven" | "circularity" | "profiles", () => void>>;
  /** the raw scores, which share the order of columns with the scores above */
  readonly raw: ReactNode;
}

type Row = Section<ComparisonFacts, ComparisonSubject>;
const loaded = loadedRows<ComparisonFacts, ComparisonSubject>();

const words = pageSectionsTexts;
const { inside } = words;
const BREAK_EVEN = "break-even";
const WHAT_IF = "what-if";
const ROBUST = "robust";
const DATA = "data";
const CIRCULARITY = "circularity";
const PRODUCTS = "products-and-law";

const shared = ({ comparison, products }: ComparisonSubject) => ({
  comparison_id: comparison.comparison_id,
  products,
});
const productCount = ({ products }: ComparisonSubject): string =>
  words.products(products.length, formatCount(products.length));

/** The sections below the scores of a comparison, in order. */
export const COMPARISON_SECTIONS: readonly Row[] = [
  loaded({
    id: "life-cycle-stages",
    nav: words.stages,
    group: null,
    heading: impactStagesTexts.title,
    load: () => import("../features/impact-stages/impact-stages.tsx"),
    height: ({ products }) => 8 + 1.875 * products.length,
    props: (subject) => ({ ...shared(subject), onOpen: subject.onOpen, onCsv: subject.onCsv }),
  }),
  loaded({
    id: BREAK_EVEN,
    nav: breakEvenTexts.nav,
    group: null,
    heading: breakEvenTexts.title,
    load: () => import("../features/break-even/break-even.tsx"),
    // a chart with sentences and controls, or one sentence
    height: ({ products }) => (new Set(products.map(({ reusable }) => reusable)).size > 1 ? 25 : 7),
    props: (subject) => ({
      ...shared(subject),
      onOpen: subject.onOpen,
      onCsv: subject.saves.breakEven,
      whatIfId: WHAT_IF,
    }),
  }),
  {
    id: ROBUST,
    nav: words.robust,
    group: "explore",
    inside: () => inside.robust,
    content: () => null,
  },
  loaded({
    id: "certainty",
    nav: uncertaintyTexts.nav,
    title: uncertaintyTexts.title,
    group: "explore",
    within: ROBUST,
    tab: uncertaintyTexts.nav,
    load: () => import("../features/uncertainty/comparison-uncertainty.tsx"),
    height: () => 9,
    props: ({ comparison: { comparison_id } }) => ({ comparison_id }),
  }),
  loaded({
    id: "weights",
    nav: weightsTexts.section.nav,
    group: "explore",
    within: ROBUST,
    tab: weightsTexts.section.nav,
    heading: weightsTexts.section.loading,
    load: () => import("../features/weights/weightings-section.tsx"),
    height: ({ products }) => 44 + 1.5 * products.length,
    props: (subject) => ({ subject: subject.about }),
  }),
  {
    id: "reuse-rule",
    nav: reuseRuleTexts.title,
    group: "explore",
    within: ROBUST,
    tab: reuseRuleTexts.short,
    applies: ({ hasRule }) => hasRule,
    content: ({ comparison, catalogue }) => <ReuseRuleEffect {...{ comparison, catalogue }} />,
  },
  loaded({
    id: WHAT_IF,
    nav: sensitivityTexts.nav,
    title: sensitivityTexts.title,
    group: "explore",
    inside: () => inside.whatIf,
    load: () => import("../features/sensitivity/comparison-sensitivity.tsx"),
    height: ({ products }) => 26 + 2.5 * products.length,
    props: (subject) => ({ ...shared(subject), breakEvenId: BREAK_EVEN, canKeep: !subject.isReadOnly }),
  }),
  loaded({
    id: "cost",
    nav: costTexts.nav,
    title: costTexts.title,
    group: "explore",
    inside: () => inside.cost,
    applies: ({ isReadOnly }) => !isReadOnly,
    load: () => import("../features/cost/comparison-cost.tsx"),
    height: ({ products }) => 18 + 3.5 * Math.min(FIRST_ROWS, products.length),
    props: shared,
  }),
  {
    id: DATA,
    nav: words.data,
    group: "details",
    inside: () => inside.raw,
    aside: ({ products }) => {
      const values = products.length * METRIC_IDS.length;
      return words.values(values, formatCount(values));
    },
    content: () => null,
  },
  { id: RAW_ID, nav: resultsTexts.sections.raw, group: "details", within: DATA, content: ({ raw }) => raw },
  loaded({
    id: "water-scarcity",
    nav: waterTexts.nav,
    group: "details",
    within: DATA,
    heading: waterTexts.title,
    load: () => import("../features/water/water.tsx"),
    // the figures are folded
    height: () => 9,
    props: (subject) => ({ ...shared(subject), onOpen: subject.onOpen }),
  }),
  loaded({
    id: CIRCULARITY,
    nav: circularityTexts.title,
    group: "details",
    inside: () => inside.circularity,
    aside: productCount,
    load: () => import("../features/circularity/circularity.tsx"),
    height: ({ products }) => 12 + 2.5 * products.length,
    props: (subject) => ({ ...shared(subject), onCsv: subject.saves.circularity }),
  }),
  loaded({
    id: "end-of-life",
    nav: endOfLifeTexts.nav,
    group: "details",
    within: CIRCULARITY,
    heading: endOfLifeTexts.title,
    load: () => import("../features/end-of-life/end-of-life.tsx"),
    height: ({ products }) => 18 + 2 * products.length,
    props: (subject) => ({ ...shared(subject), onOpen: subject.onOpen }),
  }),
  {
    id: PRODUCTS,
    nav: words.productsAndLaw,
    group: "details",
    inside: ({ region }) => inside.products(region),
    aside: (subject) => (subject.hasLaw ? lawAside(subject.products, subject.law) : productCount(subject)),
    content: () => null,
  },
  loaded({
    id: "products",
    nav: productProfilesTexts.title,
    group: "details",
    within: PRODUCTS,
    load: () => import("../features/product-profiles/product-profiles.tsx"),
    height: () => 7,
    props: (subject) => ({ ...shared(subject), onCsv: subject.saves.profiles }),
  }),
  {
    id: "law",
    nav: words.productsAndLaw,
    group: "details",
    within: PRODUCTS,
    applies: ({ hasLaw }) => hasLaw,
    content: ({ products, law, region }) => <LawNote {...{ products, law, region }} />,
  },
];
