import { bandPaint, type Band } from "../ui/score-bar/band.ts";
import type { Gallery } from "../ui/gallery-entry/gallery-entry.ts";
import { ScoreDots, type ScoreDotsRow } from "./score-dots.tsx";

const legend = ["very poor", "poor", "fair", "good", "very good"].map((label, at) => ({
  label,
  band: bandPaint((at + 1) as Band),
}));

const row = (name: string, reusable: boolean, score: number | null, band: Band): ScoreDotsRow => ({
  id: name,
  name,
  reusable,
  score,
  band: bandPaint(band),
});

const rows: readonly ScoreDotsRow[] = [
  { ...row("Tempered glass cup", true, 84.2, 5), range: [80.5, 86.5] },
  { ...row("Ceramic mug", true, 83.6, 5), range: [80, 86] },
  { ...row("PP returnable cup", true, 78.3, 4), range: [75.3, 80] },
  { ...row("Paper cup, PE lined", false, 44.1, 3), range: [41.2, 46] },
  { ...row("EPS foam cup", false, 36.5, 2), range: [31.4, 40.8], mark: " not allowed" },
  { ...row("Own double-wall cup, CPLA lid", false, 16, 1), onOpen: () => undefined },
];

export const gallery: Gallery = {
  "with ranges": () => (
    <ScoreDots label="Results" rows={rows} legend={legend} note="Summary score, 1–100, higher is better." />
  ),
  "ranges as text, and a bracket": () => (
    <ScoreDots
      label="Close"
      rows={rows.map((one, at) => ({ ...one, joined: at === 0 || at === 2 }))}
      legend={legend}
      rangeHead="5–95 %"
      bracketLabel="too close to call"
    />
  ),
  "both ends, unknown, an admin's colour, a long name": () => (
    <ScoreDots
      label="Ends"
      legend={legend}
      rows={[
        row("The best there can be", true, 100, 5),
        row("The worst there can be", false, 1, 1),
        row("Not scored", false, null, 3),
        { ...row("A product with a name that is long enough to need more than one line in any column", true, 60, 3) },
        { ...row("Painted by an admin", false, 50, 3), band: bandPaint(3, "#fff3b0") },
      ]}
    />
  ),
  "no rows": () => <ScoreDots label="Nothing" rows={[]} legend={legend} />,
};
