import { formatNumber } from "../text/format.ts";
import { narrow } from "../ui/gallery-entry/gallery-entry.css.ts";
import type { Gallery } from "../ui/gallery-entry/gallery-entry.ts";
import { shadePaint, STAGE_PAINT } from "./segment-paint.ts";
import type { StageBarsRow } from "./stage-bars-layout.ts";
import { StageBars } from "./stage-bars.tsx";

const STAGES = [
  ["materials", "Materials"],
  ["forming", "Forming"],
  ["transport", "Transport"],
  ["washing", "Washing"],
  ["end_of_life", "End of life"],
] as const;
const legend = STAGES.map(([id, label]) => ({ label, paint: STAGE_PAINT[id] }));
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
  "seven cups by stage": () => (
    <StageBars label="g CO2e per serving, by stage" rows={cups} legend={legend} onOpen={onOpen} />
  ),
  "by component": () => (
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
  "thin segments, a long name, credits, zero, unknown": () => (
    <StageBars label="Awkward rows" rows={awkward} legend={legend} onOpen={onOpen} />
  ),
  "all zero": () => (
    <StageBars
      label="All zero"
      rows={[row("None", [0, 0, 0, 0, 0]), row("Neither", [0, 0, 0, 0, 0])]}
      legend={legend}
      onOpen={onOpen}
    />
  ),
  "one product": () => (
    <StageBars
      label="One product"
      rows={[row("Paper cup", [18.3, 3.1, 2.4, 0, 6.3])]}
      legend={legend}
      onOpen={onOpen}
    />
  ),
  "a narrow container": () => (
    <div className={narrow}>
      <StageBars label="Narrow" rows={cups} legend={legend} onOpen={onOpen} />
    </div>
  ),
  "a narrow container, long totals": () => (
    <div className={narrow}>
      <StageBars
        label="Narrow with long totals"
        rows={cups.slice(0, 3).map((cup) => ({ ...cup, totalShown: `${cup.totalShown} g CO2e per serving` }))}
        legend={legend}
        onOpen={onOpen}
      />
    </div>
  ),
  "twenty products": () => (
    <StageBars
      label="Twenty"
      rows={Array.from({ length: 20 }, (_, at) =>
        row(`Product ${at + 1}`, [1 + at, (at * 3) % 7, (at * 5) % 4, (at * 7) % 9, (at * 2) % 5]),
      )}
      legend={legend}
      onOpen={onOpen}
    />
  ),
  "no products": () => <StageBars label="None" rows={[]} legend={legend} onOpen={onOpen} />,
};
