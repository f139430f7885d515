import { useState } from "react";
import { AmountField } from "./amount-field.tsx";
import { narrow } from "../gallery-entry/gallery-entry.css.ts";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";

export const gallery: Gallery = {
  states: () => {
    const [grams, setGrams] = useState<number | null>(12.1);
    const [size, setSize] = useState<number | null>(350);
    return (
      <div className={narrow}>
        <AmountField label="Mass" unit="g" value={grams} onChange={setGrams} hint="Of one piece" />
        <AmountField label="Product size" unit="ml" whole value={size} onChange={setSize} />
        <AmountField label="Empty" unit="km" value={null} onChange={() => undefined} error="Enter a distance." />
      </div>
    );
  },
};
