import { useState } from "react";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { ShortChoice } from "./short-choice.tsx";

const options = [
  { value: "climate", label: "Climate" },
  { value: "h2o", label: "Water" },
  { value: "plastic", label: "Plastic" },
  { value: "land", label: "Land" },
] as const;

export const gallery: Gallery = {
  "side by side; a list on a phone": () => {
    const [metric, setMetric] = useState<(typeof options)[number]["value"]>("h2o");
    return <ShortChoice label="Metric" options={options} value={metric} onChange={setMetric} />;
  },
};
