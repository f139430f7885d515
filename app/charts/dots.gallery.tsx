import { narrow } from "../ui/gallery-entry/gallery-entry.css.ts";
import type { Gallery } from "../ui/gallery-entry/gallery-entry.ts";
import { type Band, bandPaint } from "../ui/score-bar/band.ts";
import { MarkLinesPicture, ScoreDotsPicture } from "./dots-picture.tsx";
import { MarkLines } from "./mark-lines.tsx";
import { ScoreDots, type ScoreDotsRow } from "./score-dots.tsx";
import { StepPath } from "./step-path.tsx";
import { ValueDots } from "./value-dots.tsx";

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

const dotsPictureLegend = ([1, 2, 3, 4, 5] as const).map((band) => ({ band: bandPaint(band), label: `Band ${band}` }));

const labels = { reusableLabel: "reusable at its usual number of uses", singleUseLabel: "single-use" };

const marks = ["default mix", "all landfilled", "all incinerated", "all recovered"];
const of = (...values: readonly (number | null)[]) =>
  values.map((value) => ({ value, shown: value === null ? "–" : String(value) }));

const step = (before: number, value: number) => ({
  value,
  label: `+${value - before} to ${value}`,
  shortLabel: String(value),
});
const three = [step(57, 66), step(66, 71), step(71, 74)];
const many = Array.from({ length: 24 }, (_, at) => step(40 + 2 * at, 42 + 2 * at));
const texts = { label: "Score after each change: 57, 66, 71, 74", first: 57, firstLabel: "57 today" };

export const gallery: Gallery = {
  "score-dots: with ranges": () => (
    <ScoreDots label="Results" rows={rows} legend={legend} note="Summary score, 1–100, higher is better." />
  ),
  "score-dots: ranges as text, and a bracket": () => (
    <ScoreDots
      label="Close"
      rows={rows.map((one, at) => ({ ...one, joined: at === 0 || at === 2 }))}
      legend={legend}
      rangeHead="5–95 %"
      bracketLabel="too close to call"
    />
  ),
  "score-dots: both ends, unknown, an admin's colour, a long name": () => (
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
  "score-dots: no rows": () => <ScoreDots label="Nothing" rows={[]} legend={legend} />,
  "dots-picture: scores": () => (
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
      legend={dotsPictureLegend}
    />
  ),
  "dots-picture: ranges as text, close rows joined": () => (
    <ScoreDotsPicture
      label="Summary scores"
      rows={[
        { name: "Tempered glass cup", reusable: true, score: 87, band: bandPaint(5), range: [84, 89], joined: true },
        { name: "Ceramic mug", reusable: true, score: 86, band: bandPaint(5), range: [80, 90], joined: true },
        { name: "Paper cup", score: 42, band: bandPaint(3), range: [37, 47] },
      ]}
      legend={dotsPictureLegend}
      rangeHead="5–95 %"
      bracketLabel="too close to call"
    />
  ),
  "dots-picture: marks on an axis": () => (
    <MarkLinesPicture
      label="Climate by end of life, g CO2e"
      marks={["mix", "landfilled", "incinerated", "recovered"]}
      rows={[
        { name: "Paper cup", marks: [{ value: 12 }, { value: 18 }, { value: 9 }, { value: -1 }] },
        { name: "Ceramic mug", marks: [{ value: 3 }, { value: null }, { value: 3.1 }, { value: 2.9 }] },
      ]}
    />
  ),
  "dots-picture: no rows": () => <ScoreDotsPicture label="Summary scores" rows={[]} legend={dotsPictureLegend} />,
  "value-dots: with ranges": () => (
    <ValueDots
      label="Climate impact per 350 ml serving in Europe, g CO2e"
      {...labels}
      note="Tare reference data 2026.11, screening estimates."
      rows={[
        { id: "pp", name: "PP returnable cup", reusable: true, value: 9.5, shown: "9", range: [7.6, 12.4] },
        { id: "glass", name: "Tempered glass cup", reusable: true, value: 11, shown: "11", range: [7.8, 16.4] },
        { id: "eps", name: "EPS foam cup", reusable: false, value: 13.3, shown: "13", range: [11.1, 16.8] },
        { id: "pe", name: "Paper cup, PE lined", reusable: false, value: 30.1, shown: "30" },
        { id: "pla", name: "Paper cup, PLA lined", reusable: false, value: 31.4, shown: "31", range: [28, 37] },
      ]}
    />
  ),
  "value-dots: tiny values, zero, a long name": () => (
    <ValueDots
      label="Plastic pollution, g"
      {...labels}
      rows={[
        { id: "none", name: "Nothing at all", reusable: true, value: 0, shown: "0" },
        {
          id: "tiny",
          name: "A product with a name that needs more than one line",
          reusable: false,
          value: 0.004,
          shown: "< 0.01",
        },
        { id: "most", name: "Most", reusable: false, value: 0.23, shown: "0.23" },
      ]}
    />
  ),
  "mark-lines: four marks, some missing": () => (
    <MarkLines
      label="Climate by end of life, g CO2e per serving"
      marks={marks}
      rows={[
        { id: "paper", name: "Paper cup, PE lined", marks: of(30, 34, 25, 24) },
        { id: "glass", name: "Tempered glass cup", marks: of(11, 11, null, 10.8) },
        { id: "fork", name: "A product with a name that needs more than one line", marks: of(6, 6.2, 9, null) },
      ]}
    />
  ),
  "mark-lines: nothing at all, and a credit": () => (
    <MarkLines
      label="Climate, g"
      marks={marks}
      rows={[
        { id: "none", name: "Nothing at all", marks: of(0, 0, 0, null) },
        { id: "credit", name: "A credit", marks: of(0.01, 0.02, -0.01, null) },
      ]}
    />
  ),
  "step-path: three steps": () => <StepPath {...texts} steps={three} />,
  "step-path: narrow: short labels": () => (
    <div className={narrow}>
      <StepPath {...texts} steps={[...three, step(74, 75), step(75, 76)]} />
    </div>
  ),
  "step-path: too many for labels": () => (
    <StepPath label="Score after each change" first={40} firstLabel="40 today" steps={many} />
  ),
  "step-path: at the end of the scale": () => (
    <StepPath label="Score after each change: 99, 100" first={99} firstLabel="99 today" steps={[step(99, 100)]} />
  ),
};
