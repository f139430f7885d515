import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { Lead, PageTitle, SectionHeading } from "./page-title.tsx";
import { SegmentedControl } from "../segmented-control/segmented-control.tsx";

export const gallery: Gallery = {
  title: "PageTitle",
  states: {
    "a result": () => (
      <>
        <PageTitle kicker="Comparison, 7 products">
          The tempered glass cup scores best, 84 %, just ahead of the ceramic mug.
        </PageTitle>
        <Lead>To serve 350 ml of hot coffee with milk in Europe, one serving.</Lead>
      </>
    ),
    sections: () => (
      <>
        <SectionHeading title="Results" note="Summary score, 1–100, higher is better." />
        <SectionHeading
          title="Where the impact arises"
          level={3}
          actions={
            <SegmentedControl
              label="Metric"
              options={[
                { value: "climate", label: "Climate" },
                { value: "water", label: "Water" },
              ]}
              value="climate"
              onChange={() => undefined}
            />
          }
        />
      </>
    ),
  },
};
