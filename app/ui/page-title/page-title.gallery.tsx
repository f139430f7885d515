import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { SectionHeading } from "./page-title.tsx";
import { SegmentedControl } from "../segmented-control/segmented-control.tsx";

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
};
