import { bandPaint } from "../ui/score-bar/band.ts";
import { narrow } from "../ui/gallery-entry/gallery-entry.css.ts";
import type { Gallery } from "../ui/gallery-entry/gallery-entry.ts";
import { ScoreBars } from "./score-bars.tsx";

export const gallery: Gallery = {
  "a small ranking": () => (
    <div className={narrow}>
      <ScoreBars
        label="Hot coffee in Europe"
        rows={[
          { id: "glass", name: "Tempered glass cup", score: 84, band: bandPaint(5) },
          { id: "pp", name: "PP returnable cup", score: 78, band: bandPaint(4) },
          { id: "pe", name: "Paper cup, PE lined", score: 44, band: bandPaint(3) },
          { id: "own", name: "Own double-wall cup with CPLA lid and a sleeve", score: 16, band: bandPaint(1) },
          { id: "none", name: "Not scored", score: null, band: bandPaint(3) },
        ]}
      />
    </div>
  ),
};
