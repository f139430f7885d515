import { useState } from "react";
import { narrow } from "../gallery-entry/gallery-entry.css.ts";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { Slider } from "./slider.tsx";

export const gallery: Gallery = {
  "plain, with marks, disabled": () => {
    const [weight, setWeight] = useState(4);
    const scale = { min: 0, max: 10, step: 0.5, value: weight, valueText: String(weight), onChange: setWeight };
    return (
      <div className={narrow}>
        <Slider label="Weight of climate" {...scale} />
        <Slider
          label="Uses"
          {...scale}
          marks={[
            { value: 4, kind: "usual" },
            { value: 7.3, kind: "change" },
            { value: 10, kind: "change" },
          ]}
        />
        <Slider label="Weight of water" {...scale} disabled />
      </div>
    );
  },
};
