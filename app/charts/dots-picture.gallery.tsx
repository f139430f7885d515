import type { Gallery } from "../ui/gallery-entry/gallery-entry.ts";
import { bandPaint } from "../ui/score-bar/band.ts";
import { MarkLinesPicture, ScoreDotsPicture } from "./dots-picture.tsx";

const legend = ([1, 2, 3, 4, 5] as const).map((band) => ({ band: bandPaint(band), label: `Band ${band}` }));

export const gallery: Gallery = {
  scores: () => (
    <ScoreDotsPicture
      label="Summary scores"
      rows={[
        { name: "Ceramic mug", reusable: true, score: 91.2, band: bandPaint(5), range: [84, 95] },
        {
          name: "Expanded polystyrene cup with a lid of polystyrene and a paper sleeve",
          reusable: false,
          score: 12,
          band: bandPaint(1),
          remark: "not allowed on the EU market",
        },
        { name: "Unknown", reusable: false, score: null, band: bandPaint(3) },
      ]}
      legend={legend}
    />
  ),
  "ranges as text, close rows joined": () => (
    <ScoreDotsPicture
      label="Summary scores"
      rows={[
        { name: "Tempered glass cup", reusable: true, score: 87, band: bandPaint(5), range: [84, 89], joined: true },
        { name: "Ceramic mug", reusable: true, score: 86, band: bandPaint(5), range: [80, 90], joined: true },
        { name: "Paper cup", score: 42, band: bandPaint(3), range: [37, 47] },
      ]}
      legend={legend}
      rangeHead="5–95 %"
      bracketLabel="too close to call"
    />
  ),
  "marks on an axis": () => (
    <MarkLinesPicture
      label="Climate by end of life, g CO2e"
      marks={["mix", "landfilled", "incinerated", "recovered"]}
      rows={[
        { name: "Paper cup", marks: [{ value: 12 }, { value: 18 }, { value: 9 }, { value: -1 }] },
        { name: "Ceramic mug", marks: [{ value: 3 }, { value: null }, { value: 3.1 }, { value: 2.9 }] },
      ]}
    />
  ),
  "no rows": () => <ScoreDotsPicture label="Summary scores" rows={[]} legend={legend} />,
};
