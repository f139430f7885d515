import { formatNumber } from "../text/format.ts";
import { narrow } from "../ui/gallery-entry/gallery-entry.css.ts";
import type { Gallery } from "../ui/gallery-entry/gallery-entry.ts";
import { bandPaint } from "../ui/score-bar/band.ts";
import { type DayBar, DayBars } from "./day-bars.tsx";
import { ScoreBars } from "./score-bars.tsx";
import { shadePaint, STAGE_PAINT } from "./segment-paint.ts";
import { ShortBars } from "./short-bars.tsx";
import type { StageBarsRow } from "./stage-bars-layout.ts";
import { StageBars } from "./stage-bars.tsx";

const bar = (materials: number, washing: number, end_of_life: number) =>
  [
    { id: "materials", value: materials, said: `Materials ${materials}`, paint: STAGE_PAINT.materials },
    { id: "washing", value: washing, said: `Washing ${washing}`, paint: STAGE_PAINT.washing },
    { id: "end_of_life", value: end_of_life, said: `End of life ${end_of_life}`, paint: STAGE_PAINT.end_of_life },
  ] as const;

const legend = [
  { label: "Materials", paint: STAGE_PAINT.materials },
  { label: "Washing", paint: STAGE_PAINT.washing },
  { label: "End of life", paint: STAGE_PAINT.end_of_life },
];

const days = (count: number, of: (at: number) => number): readonly DayBar[] =>
  Array.from({ length: count }, (_, at) => {
    const day = new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
    return { day, count: of(at), said: `${day}: ${of(at)}` };
  });

const chart = (shown: readonly DayBar[]) => (
  <DayBars
    label="Results opened a day"
    days={shown}
    ends={[shown[0]?.day ?? "", shown.at(-1)?.day ?? ""]}
    most={String(Math.max(1, ...shown.map(({ count }) => count)))}
    summary="Choose a bar to list that day alone."
    onOpen={() => undefined}
  />
);

const STAGES = [
  ["materials", "Materials"],
  ["forming", "Forming"],
  ["transport", "Transport"],
  ["washing", "Washing"],
  ["end_of_life", "End of life"],
] as const;
const stageBarsLegend = STAGES.map(([id, label]) => ({ label, paint: STAGE_PAINT[id] }));
const onOpen = () => undefined;

const shown = (value: number) => formatNumber(value, 1);

const row = (name: string, values: readonly (number | null)[], unit = ""): StageBarsRow => {
  const total = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  return {
    id: name,
    name,
    segments: STAGES.map(([id, label], at) => {
      const value = values[at] ?? 0;
      return { id, label, value, shown: shown(value), paint: STAGE_PAINT[id] };
    }),
    total,
    totalShown: shown(total) + unit,
  };
};

const cups = [
  row("Tempered glass cup", [0.8, 0.2, 0.2, 9.7, 0.1]),
  row("Ceramic mug", [2.1, 0.1, 0.1, 9.7, 0.1]),
  row("PP returnable cup", [1.5, 0.4, 0.2, 6.4, 1]),
  row("Paper cup, PE lined", [18.3, 3.1, 2.4, 0, 6.3]),
  row("Paper cup, PLA lined", [19.4, 3.2, 2.5, 0, 6.3]),
  row("EPS foam cup", [6.3, 2.8, 0.4, 0, 3.8]),
  row("Own double-wall cup, CPLA lid", [35.1, 6.2, 5.5, 0, 9]),
];

const parts = ["Cup", "Lid", "Sleeve", "Stirrer", "Wash", "Crate"];
const component = (name: string, values: readonly number[]): StageBarsRow => ({
  id: name,
  name,
  segments: values.map((value, at) => ({
    id: parts[at] ?? "",
    label: parts[at] ?? "",
    value,
    shown: value.toFixed(1),
    paint: shadePaint(at, parts.length),
  })),
  total: values.reduce((sum, value) => sum + value, 0),
  totalShown: values.reduce((sum, value) => sum + value, 0).toFixed(1),
});

const awkward: readonly StageBarsRow[] = [
  row("Slivers, each far under a pixel or two", [0.01, 0.02, 0.1, 30, 0.05], " g CO2e"),
  row(
    "A product with a name that is long enough to need more than one line in any column of any chart",
    [8, 4, 3, 2, 1],
  ),
  row("A credit at the end of its life", [12, 3, 2, 0, -6.5]),
  row("Only a credit", [0, 0, 0, 0, -4]),
  row("Nothing at all", [0, 0, 0, 0, 0]),
  { ...row("Not known", [3, null, 2, 0, 1]), total: null, totalShown: "unknown" },
];

export const gallery: Gallery = {
  "short-bars: before and now": () => (
    <div style={{ maxWidth: "26rem" }}>
      <ShortBars
        label="Climate"
        legend={legend}
        rows={[
          { id: "before", name: "before", segments: bar(2.5, 6.5, 1.2), total: 10.2, totalShown: "10.2" },
          { id: "now", name: "now", segments: bar(1.6, 6.2, 0.7), total: 8.5, totalShown: "8.5", strong: true },
        ]}
      />
    </div>
  ),
  "short-bars: a credit, zero, and unknown": () => (
    <div style={{ maxWidth: "26rem" }}>
      <ShortBars
        label="Plastic"
        legend={legend}
        rows={[
          { id: "credit", name: "credit", segments: bar(3, 0, -1), total: 2, totalShown: "2" },
          { id: "nothing", name: "nothing", segments: bar(0, 0, 0), total: 0, totalShown: "0" },
          { id: "unknown", name: "unknown", segments: bar(1, 1, 1), total: null, totalShown: "unknown" },
        ]}
      />
    </div>
  ),
  "score-bars: a small ranking": () => (
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
  "day-bars: empty days, and one much larger than the others": () => chart(days(30, (at) => (at === 9 ? 400 : at % 4))),
  "day-bars: a single day": () => chart(days(1, () => 3)),
  "day-bars: more than a year": () => chart(days(400, (at) => 5 + ((at * 7) % 13))),
  "day-bars: all zero": () => chart(days(30, () => 0)),
  "stage-bars: seven cups by stage": () => (
    <StageBars label="g CO2e per serving, by stage" rows={cups} legend={stageBarsLegend} onOpen={onOpen} />
  ),
  "stage-bars: by component": () => (
    <StageBars
      label="g CO2e per serving, by component"
      legend={parts.map((label, at) => ({ label, paint: shadePaint(at, parts.length) }))}
      rows={[
        component("Paper cup, PE lined", [18.3, 6.1, 4.4, 1.3]),
        component("PP returnable cup", [2, 1.4, 0, 0, 5.1, 1]),
        component("All the same", [5, 5, 5, 5, 5, 5]),
      ]}
      onOpen={onOpen}
    />
  ),
  "stage-bars: thin segments, a long name, credits, zero, unknown": () => (
    <StageBars label="Awkward rows" rows={awkward} legend={stageBarsLegend} onOpen={onOpen} />
  ),
  "stage-bars: all zero": () => (
    <StageBars
      label="All zero"
      rows={[row("None", [0, 0, 0, 0, 0]), row("Neither", [0, 0, 0, 0, 0])]}
      legend={stageBarsLegend}
      onOpen={onOpen}
    />
  ),
  "stage-bars: one product": () => (
    <StageBars
      label="One product"
      rows={[row("Paper cup", [18.3, 3.1, 2.4, 0, 6.3])]}
      legend={stageBarsLegend}
      onOpen={onOpen}
    />
  ),
  "stage-bars: a narrow container": () => (
    <div className={narrow}>
      <StageBars label="Narrow" rows={cups} legend={stageBarsLegend} onOpen={onOpen} />
    </div>
  ),
  "stage-bars: a narrow container, long totals": () => (
    <div className={narrow}>
      <StageBars
        label="Narrow with long totals"
        rows={cups.slice(0, 3).map((cup) => ({ ...cup, totalShown: `${cup.totalShown} g CO2e per serving` }))}
        legend={stageBarsLegend}
        onOpen={onOpen}
      />
    </div>
  ),
  "stage-bars: twenty products": () => (
    <StageBars
      label="Twenty"
      rows={Array.from({ length: 20 }, (_, at) =>
        row(`Product ${at + 1}`, [1 + at, (at * 3) % 7, (at * 5) % 4, (at * 7) % 9, (at * 2) % 5]),
      )}
      legend={stageBarsLegend}
      onOpen={onOpen}
    />
  ),
  "stage-bars: no products": () => <StageBars label="None" rows={[]} legend={stageBarsLegend} onOpen={onOpen} />,
};
