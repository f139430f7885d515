import type { ComponentProps } from "react";
import type { ExplainedSubject } from "../../../workers/engine/analysis/explanation.ts";
import { InventoryView } from "./inventory-view.tsx";
import { RatingView } from "./rating-view.tsx";
import { SummaryView } from "./summary-view.tsx";
import { WhatDecides } from "./what-decides.tsx";

interface ExplanationBodyProps extends ComponentProps<typeof WhatDecides> {
  /** true if the opened number is per use */
  readonly perUse: boolean;
  readonly onSubject: (subject: ExplainedSubject) => void;
  /** opens the tab with the estimates */
  readonly onUncertainty: () => void;
}

const View = (props: ExplanationBodyProps) => {
  const { comparison, catalogue, explanation, perUse, onSubject, onUncertainty, onChange } = props;
  const { region_use } = comparison;
  if (explanation.kind === "summary") {
    const metrics = catalogue.metrics.toSorted((a, b) => a.order - b.order);
    const hasOwnWeights = comparison.weights !== undefined;
    return <SummaryView {...{ explanation, metrics, hasOwnWeights }} onOpen={onSubject} />;
  }
  if (explanation.kind === "rating") {
    return <RatingView explanation={explanation} minUses={catalogue.reusable_min_uses} version={catalogue.version} />;
  }
  const metric = catalogue.metrics.find(({ metric_id }) => metric_id === explanation.metric);
  const name = catalogue.regions.find((row) => row.region_id === region_use)?.region_name ?? region_use;
  return (
    <InventoryView
      explanation={explanation}
      perUse={perUse}
      metricUnit={metric?.unit ?? ""}
      accounting={metric?.accounting ?? ""}
      version={catalogue.version}
      region={{ region_id: region_use, name }}
      onUncertainty={onUncertainty}
      onChangeRegion={() => onChange("region")}
    />
  );
};

/** The explanation of any kind of number, and the facts that can be changed. */
export const ExplanationBody = (props: ExplanationBodyProps) => (
  <>
    <View {...props} />
    <WhatDecides {...props} />
  </>
);
