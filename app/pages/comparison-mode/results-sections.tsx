import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useMemo, useState } from "react";
import type { ComparedProduct, OpenNumber } from "../../state/comparison/compared-product.ts";
import { downloadComparisonCsvAtom, type ComparisonTable } from "../../state/files/comparison-csv.ts";
import { breakEvenTexts } from "../../text/en/break-even.ts";
import { circularityTexts } from "../../text/en/circularity.ts";
import { costTexts } from "../../text/en/cost.ts";
import { endOfLifeTexts } from "../../text/en/end-of-life.ts";
import { impactStagesTexts } from "../../text/en/impact-stages.ts";
import { productProfilesTexts } from "../../text/en/product-profiles.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { uncertaintyTexts } from "../../text/en/uncertainty.ts";
import { sensitivityTexts } from "../../text/en/sensitivity.ts";
import { waterTexts } from "../../text/en/water.ts";
import { weightsTexts } from "../../text/en/weights.ts";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import { RAW_ID, type OwnSections } from "../../features/comparison-results/results-body.tsx";
import { openSectionsAtom, setSectionsOpenAtom } from "../../state/core/open-sections.ts";
import { formatCount } from "../../text/format.ts";
import { pageSectionsTexts } from "../../text/en/page-sections.ts";
import { FoldGroup, type FoldedSection } from "../../ui/fold/fold-group.tsx";
import { FURTHER_SECTIONS } from "./further-sections.ts";
import { loadedFold } from "./loaded-fold.tsx";
import { LoadedSection } from "./loaded-section.tsx";

const { inside, explore, details } = pageSectionsTexts;
const [STAGES, BREAK_EVEN, SENSITIVITY, CERTAINTY, WEIGHTS, COST, , , WATER, CIRCULARITY, END_OF_LIFE, PRODUCTS] =
  FURTHER_SECTIONS;

const loadStages = () => import("../../features/impact-stages/impact-stages.tsx");
const loadBreakEven = () => import("../../features/break-even/break-even.tsx");
const loadUncertainty = () => import("../../features/uncertainty/comparison-uncertainty.tsx");
const loadSensitivity = () => import("../../features/sensitivity/comparison-sensitivity.tsx");
const loadCost = () => import("../../features/cost/comparison-cost.tsx");
const loadWeightings = () => import("../../features/weights/weightings-section.tsx");
const loadCircularity = () => import("../../features/circularity/circularity.tsx");
const loadEndOfLife = () => import("../../features/end-of-life/end-of-life.tsx");
const loadWater = () => import("../../features/water/water.tsx");
const loadProfiles = () => import("../../features/product-profiles/product-profiles.tsx");

interface ResultsSectionsProps {
  readonly comparison_id: string;
  /** best first */
  readonly products: readonly ComparedProduct[];
  readonly onOpen: OpenNumber;
  /** the raw scores and the law, which the page lists among the details */
  readonly own: OwnSections;
  /** true = a shared comparison: varied figures cannot be saved, and there is no cost section */
  readonly isReadOnly?: boolean;
}

/** The sections below the scores. The first two load after them; the others load and compute when they are opened. */
export const ResultsSections = (props: ResultsSectionsProps) => {
  const { comparison_id, products: compared, onOpen, own, isReadOnly = false } = props;
  const download = useSetAtom(downloadComparisonCsvAtom);
  const [failed, setFailed] = useState(false);
  const save = useCallback(
    (table: ComparisonTable) => void download({ id: comparison_id, table }).then((outcome) => setFailed(!outcome.ok)),
    [comparison_id, download],
  );
  const saves = useMemo(
    () => ({
      breakEven: () => save("break_even"),
      circularity: () => save("circularity"),
      profiles: () => save("profiles"),
    }),
    [save],
  );
  // keep the identity of the list while its content is unchanged, so that new scores do not render the sections
  const content = JSON.stringify(compared);
  const products = useMemo(() => JSON.parse(content) as readonly ComparedProduct[], [content]);
  const folds = { isOpen: useAtomValue(openSectionsAtom), onOpenChange: useSetAtom(setSectionsOpenAtom) };
  const shared = { comparison_id, products };
  const rows = products.length;
  const count = pageSectionsTexts.products(rows, formatCount(rows));
  const values = rows * METRIC_IDS.length;
  const exploreSections: FoldedSection[] = [
    loadedFold({
      title: sensitivityTexts.title,
      inside: inside.whatIf,
      load: loadSensitivity,
      height: 26 + 2.5 * rows,
      props: { ...shared, id: SENSITIVITY.id, breakEvenId: BREAK_EVEN.id, canKeep: !isReadOnly },
    }),
    loadedFold({
      title: uncertaintyTexts.title,
      inside: inside.certainty,
      load: loadUncertainty,
      height: 9,
      props: { comparison_id, id: CERTAINTY.id },
    }),
    loadedFold({
      title: weightsTexts.section.nav,
      inside: inside.weights,
      load: loadWeightings,
      loadingTitle: weightsTexts.section.loading,
      height: 44 + 1.5 * rows,
      props: { subject: { kind: "comparison", id: comparison_id }, id: WEIGHTS.id },
    }),
    ...(isReadOnly
      ? []
      : [
          loadedFold({
            title: costTexts.title,
            inside: inside.cost,
            load: loadCost,
            height: 18 + 3.5 * rows,
            props: { ...shared, id: COST.id },
          }),
        ]),
    ...(own.rule === null ? [] : [own.rule]),
  ];
  const detailSections: FoldedSection[] = [
    {
      id: RAW_ID,
      title: resultsTexts.sections.raw,
      inside: inside.raw,
      aside: pageSectionsTexts.values(values, formatCount(values)),
      anchors: [WATER.id],
      content: (
        <>
          {own.raw}
          <LoadedSection
            load={loadWater}
            title={waterTexts.title}
            height={16 + 2.5 * rows}
            props={{ ...shared, id: WATER.id, onOpen }}
          />
        </>
      ),
    },
    {
      id: CIRCULARITY.id,
      title: circularityTexts.title,
      inside: inside.circularity,
      aside: count,
      anchors: [END_OF_LIFE.id],
      content: (
        <>
          <LoadedSection
            load={loadCircularity}
            title={circularityTexts.title}
            height={12 + 2.5 * rows}
            props={{ ...shared, id: CIRCULARITY.id, onCsv: saves.circularity }}
          />
          <LoadedSection
            load={loadEndOfLife}
            title={endOfLifeTexts.title}
            height={18 + 2 * rows}
            props={{ ...shared, id: END_OF_LIFE.id, onOpen }}
          />
        </>
      ),
    },
    loadedFold({
      title: productProfilesTexts.title,
      inside: inside.products,
      aside: count,
      load: loadProfiles,
      height: 7,
      props: { ...shared, id: PRODUCTS.id, onCsv: saves.profiles },
    }),
    ...(own.law === null ? [] : [own.law]),
  ];
  return (
    <>
      <LoadedSection
        load={loadStages}
        title={impactStagesTexts.title}
        height={8 + 1.875 * rows}
        props={{ ...shared, id: STAGES.id, onOpen, onCsv: save }}
      />
      <LoadedSection
        load={loadBreakEven}
        title={breakEvenTexts.title}
        height={25}
        props={{ ...shared, id: BREAK_EVEN.id, onOpen, onCsv: saves.breakEven, whatIfId: SENSITIVITY.id }}
      />
      <FoldGroup {...explore} {...folds} sections={exploreSections} />
      <FoldGroup {...details} {...folds} sections={detailSections} />
      {failed && <ErrorNotice title={resultsTexts.exports.failed} />}
    </>
  );
};
