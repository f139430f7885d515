import { useSetAtom } from "jotai";
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
import { LoadedSection } from "./loaded-section.tsx";

/** The sections below the scores, with their titles in the table of contents. */
export const FURTHER_SECTIONS = [
  { id: "life-cycle-stages", title: impactStagesTexts.nav },
  { id: "break-even", title: breakEvenTexts.nav },
  { id: "certainty", title: uncertaintyTexts.nav },
  { id: "what-if", title: sensitivityTexts.nav },
  { id: "cost", title: costTexts.nav },
  { id: "weights", title: weightsTexts.section.nav },
  { id: "circularity", title: circularityTexts.title },
  { id: "end-of-life", title: endOfLifeTexts.nav },
  { id: "water-scarcity", title: waterTexts.nav },
  { id: "products", title: productProfilesTexts.title },
] as const;
const [STAGES, BREAK_EVEN, CERTAINTY, SENSITIVITY, COST, WEIGHTS, CIRCULARITY, END_OF_LIFE, WATER, PRODUCTS] =
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
  /** true = a shared comparison: varied figures cannot be saved, and there is no cost section */
  readonly isReadOnly?: boolean;
}

/** The sections below the scores, each loaded lazily after them. */
export const ResultsSections = (props: ResultsSectionsProps) => {
  const { comparison_id, products: compared, onOpen, isReadOnly = false } = props;
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
  const shared = { comparison_id, products };
  const rows = products.length;
  return (
    <>
      <LoadedSection
        load={loadStages}
        title={impactStagesTexts.title}
        height={12 + 2 * rows}
        props={{ ...shared, id: STAGES.id, place: 2, onOpen, onCsv: save }}
      />
      <LoadedSection
        load={loadBreakEven}
        title={breakEvenTexts.title}
        height={38}
        props={{ ...shared, id: BREAK_EVEN.id, place: 3, onOpen, onCsv: saves.breakEven, whatIfId: SENSITIVITY.id }}
      />
      <LoadedSection
        load={loadUncertainty}
        title={uncertaintyTexts.title}
        height={9}
        props={{ comparison_id, id: CERTAINTY.id }}
      />
      <LoadedSection
        load={loadSensitivity}
        title={sensitivityTexts.title}
        height={26 + 2.5 * rows}
        props={{ ...shared, id: SENSITIVITY.id, breakEvenId: BREAK_EVEN.id, canKeep: !isReadOnly, place: 6 }}
      />
      {!isReadOnly && (
        <LoadedSection
          load={loadCost}
          title={costTexts.title}
          height={18 + 3.5 * rows}
          props={{ ...shared, id: COST.id, place: 7 }}
        />
      )}
      <LoadedSection
        load={loadWeightings}
        title={weightsTexts.section.loading}
        height={44 + 1.5 * rows}
        props={{ subject: { kind: "comparison", id: comparison_id }, id: WEIGHTS.id, place: 5 }}
      />
      <LoadedSection
        load={loadCircularity}
        title={circularityTexts.title}
        height={12 + 2.5 * rows}
        props={{ ...shared, id: CIRCULARITY.id, place: 4, onCsv: saves.circularity }}
      />
      <LoadedSection
        load={loadEndOfLife}
        title={endOfLifeTexts.title}
        height={18 + 2 * rows}
        props={{ ...shared, id: END_OF_LIFE.id, place: 9, onOpen }}
      />
      <LoadedSection
        load={loadWater}
        title={waterTexts.title}
        height={16 + 2.5 * rows}
        props={{ ...shared, id: WATER.id, place: 10, onOpen }}
      />
      <LoadedSection
        load={loadProfiles}
        title={productProfilesTexts.title}
        height={7}
        props={{ ...shared, id: PRODUCTS.id, place: 8, onCsv: saves.profiles }}
      />
      {failed && <ErrorNotice title={resultsTexts.exports.failed} />}
    </>
  );
};
