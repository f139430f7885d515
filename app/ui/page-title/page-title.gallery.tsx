import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { SegmentedControl } from "../segmented-control/segmented-control.tsx";
import { Lead, SectionHeading } from "./page-title.tsx";
import { PageTitle } from "./title.tsx";

export const gallery: Gallery = {
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
  "title: a result": () => (
    <>
      <PageTitle kicker="Comparison, 7 products">
        The tempered glass cup scores best, 84 %, just ahead of the ceramic mug.
      </PageTitle>
      <Lead>Per serving: 350 ml of hot coffee with milk, Europe.</Lead>
    </>
  ),
};
