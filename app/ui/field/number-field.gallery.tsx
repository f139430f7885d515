import { useState } from "react";
import { narrow } from "../gallery-entry/gallery-entry.css.ts";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { NumberField } from "./number-field.tsx";

export const gallery: Gallery = {
  states: () => {
    const [uses, setUses] = useState<number | null>(1250);
    const [rack, setRack] = useState<number | null>(25.6);
    return (
      <div className={narrow}>
        <NumberField label="Number of uses" unit="uses" value={uses} onChange={setUses} hint="Default 50, estimate" />
        <NumberField
          label="Rounded when left"
          unit="50 × 50 cm"
          value={rack}
          onChange={setRack}
          onSettle={(value) => setRack(value === null ? null : Math.max(1, Math.round(value)))}
        />
        <NumberField
          label="With less and more"
          value={uses}
          onChange={setUses}
          steps={{ less: "Fewer", more: "More", onStep: (by) => setUses((uses ?? 0) + by) }}
        />
        <NumberField label="Empty" value={null} onChange={() => undefined} error="Enter the mass." />
        <NumberField label="Negative" value={-0.5} onChange={() => undefined} mark="changed" />
        <NumberField label="Off" unit="g" value={12.1} onChange={() => undefined} disabled />
      </div>
    );
  },
};
