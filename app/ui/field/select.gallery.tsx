import { useState } from "react";
import { narrow } from "../gallery-entry/gallery-entry.css.ts";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { Select } from "./select.tsx";

const options = [
  { value: "climate", label: "Climate" },
  { value: "water", label: "Water use" },
  { value: "long", label: "A metric with a name that is longer than the field which has to show it", disabled: true },
];

export const gallery: Gallery = {
  states: () => {
    const [metric, setMetric] = useState("climate");
    return (
      <div className={narrow}>
        <Select label="Metric" value={metric} onChange={setMetric} options={options} />
        <Select label="Wrong" value="water" onChange={() => undefined} options={options} error="Choose another" />
        <Select label="Off" value="long" onChange={() => undefined} options={options} disabled />
      </div>
    );
  },
};
