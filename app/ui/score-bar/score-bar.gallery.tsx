import { bandPaint, type Band } from "./band.ts";
import { narrow } from "../gallery-entry/gallery-entry.css.ts";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { Mark } from "../mark/mark.tsx";
import { ScoreBar, ScoreTrack } from "./score-bar.tsx";

const bands: readonly [number, Band][] = [
  [11, 1],
  [31, 2],
  [48, 3],
  [72, 4],
  [91, 5],
];

export const gallery: Gallery = {
  bands: () => (
    <div className={narrow}>
      {bands.map(([score, band]) => (
        <ScoreBar key={band} score={score} band={bandPaint(band)} />
      ))}
    </div>
  ),
  "both ends, marks, unknown, an admin's colour": () => (
    <div className={narrow}>
      <ScoreBar score={1} band={bandPaint(1)}>
        <Mark kind="below_scale" />
      </ScoreBar>
      <ScoreBar score={100} band={bandPaint(5)} />
      <ScoreBar score={null} band={bandPaint(3)}>
        <Mark kind="assumed" />
      </ScoreBar>
      <ScoreBar score={60} band={bandPaint(3, "#ffe066")} />
      <ScoreTrack score={43} band={bandPaint(3)} />
    </div>
  ),
};
