import { narrow } from "../gallery-entry/gallery-entry.css.ts";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { AmountBar } from "./amount-bar.tsx";

export const gallery: Gallery = {
  "the largest, a part, none": () => (
    <div className={narrow}>
      {[1, 0.34, 0].map((share) => (
        <div key={share}>
          {share}
          <AmountBar share={share} />
        </div>
      ))}
    </div>
  ),
};
