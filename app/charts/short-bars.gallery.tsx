import type { Gallery } from "../ui/gallery-entry/gallery-entry.ts";
import { STAGE_PAINT } from "./segment-paint.ts";
import { ShortBars } from "./short-bars.tsx";

const bar = (materials: number, washing: number, end_of_life: number) =>
  [
    { id: "materials", value: materials, said: `Materials ${materials}`, paint: STAGE_PAINT.materials },
    { id: "washing", value: washing, said: `Washing ${washing}`, paint: STAGE_PAINT.washing },
    { id: "end_of_life", value: end_of_life, said: `End of life ${end_of_life}`, paint: STAGE_PAINT.end_of_life },
  ] as const;

const legend = [
  { label: "Materials", paint: STAGE_PAINT.materials },
  { label: "Washing", paint: STAGE_PAINT.washing },
  { label: "End of life", paint: STAGE_PAINT.end_of_life },
];

export const gallery: Gallery = {
  "before and now": () => (
    <div style={{ maxWidth: "26rem" }}>
      <ShortBars
        label="Climate"
        legend={legend}
        rows={[
          { id: "before", name: "before", segments: bar(2.5, 6.5, 1.2), total: 10.2, totalShown: "10.2" },
          { id: "now", name: "now", segments: bar(1.6, 6.2, 0.7), total: 8.5, totalShown: "8.5", strong: true },
        ]}
      />
    </div>
  ),
  "a credit, zero, and unknown": () => (
    <div style={{ maxWidth: "26rem" }}>
      <ShortBars
        label="Plastic"
        legend={legend}
        rows={[
          { id: "credit", name: "credit", segments: bar(3, 0, -1), total: 2, totalShown: "2" },
          { id: "nothing", name: "nothing", segments: bar(0, 0, 0), total: 0, totalShown: "0" },
          { id: "unknown", name: "unknown", segments: bar(1, 1, 1), total: null, totalShown: "unknown" },
        ]}
      />
    </div>
  ),
};
