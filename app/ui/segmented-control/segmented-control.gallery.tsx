import { useState } from "react";
import { narrow } from "../gallery-entry/gallery-entry.css.ts";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { SegmentedControl } from "./segmented-control.tsx";

const options = [
  { value: "all", label: "All 13" },
  { value: "reusable", label: "Reusable 5" },
  { value: "single", label: "Single-use 8" },
] as const;

export const gallery: Gallery = {
  "beside others, as wide as the column": () => {
    const [kind, setKind] = useState<(typeof options)[number]["value"]>("all");
    return (
      <div className={narrow}>
        <SegmentedControl label="Kind of product" options={options} value={kind} onChange={setKind} />
        <SegmentedControl label="Kind of product, wide" options={options} value={kind} onChange={setKind} wide />
      </div>
    );
  },
};
