import { narrow } from "../ui/gallery-entry/gallery-entry.css.ts";
import type { Gallery } from "../ui/gallery-entry/gallery-entry.ts";
import { BreakEvenChart } from "./break-even-chart.tsx";
import type { BreakEvenCrossing, BreakEvenLine } from "./break-even-layout.ts";

const reusable = (name: string, life: number, perUse: number, highlighted = false): BreakEvenLine => ({
  id: name,
  name,
  reusable: true,
  highlighted,
  life,
  perUse,
});
const singleUse = (name: string, perUse: number): BreakEvenLine => ({ ...reusable(name, 0, perUse), reusable: false });
const crossing = (reusableId: string, otherId: string, uses: number): BreakEvenCrossing => ({
  reusableId,
  otherId,
  uses,
  shownLabel: `${uses} uses`,
});

const axes = {
  rangeLabel: (from: number, to: number) => `${from}–${to} uses`,
  usesLabel: "servings from one reusable cup, or that many single-use cups",
  valueLabel: "g CO2e, cumulative",
  formatValue: (value: number) => `${value.toFixed(1)} g CO2e`,
};
const pp = reusable("PP returnable cup", 153.4, 6.4, true);
const glass = reusable("Tempered glass cup", 411, 9.7);
const paper = singleUse("Paper cup, PE lined", 30.1);
const eps = singleUse("EPS foam cup", 13.3);

const fourCups = {
  ...axes,
  label: "Cumulative g CO2e against uses",
  lines: [pp, glass, paper, eps],
  crossings: [crossing(pp.id, paper.id, 7), crossing(glass.id, paper.id, 21), crossing(pp.id, eps.id, 23)],
  defaultUses: [{ id: pp.id, uses: 30, label: "30 by default" }],
  domain: [0, 40],
} as const;

const long = "A product with a name that is long enough to need more than one line at the end of its line";

export const gallery: Gallery = {
  "four cups": () => <BreakEvenChart {...fourCups} />,
  "a narrow container, with buttons": () => (
    <div className={narrow}>
      <BreakEvenChart {...fourCups} onOpen={() => undefined} />
    </div>
  ),
  "one pair": () => (
    <BreakEvenChart
      {...fourCups}
      lines={[pp, paper]}
      crossings={[crossing(pp.id, paper.id, 7)]}
      defaultUses={[{ id: pp.id, uses: 8, label: "8 by default" }]}
      domain={[0, 12]}
    />
  ),
  "a crossing outside the domain, and lines that never cross": () => (
    <BreakEvenChart
      {...fourCups}
      lines={[pp, eps, singleUse("A cup of almost nothing", 2)]}
      crossings={[crossing(pp.id, eps.id, 23)]}
      domain={[0, 15]}
    />
  ),
  "overlapping names and points": () => (
    <BreakEvenChart
      {...fourCups}
      lines={[
        pp,
        reusable("Nearly the same cup", 160, 6.3),
        reusable(long, 150, 6.5),
        singleUse("Paper", 13.3),
        singleUse("Foam", 13.4),
        singleUse("Pulp", 13.5),
        singleUse("Wood", 13.6),
      ]}
      crossings={["Paper", "Foam", "Pulp", "Wood"].map((id, at) => crossing(pp.id, id, 23 - at))}
      defaultUses={[
        { id: pp.id, uses: 22, label: "22 by default" },
        { id: long, uses: 22, label: "22 by default" },
      ]}
    />
  ),
  "small values, a credit each use": () => (
    <BreakEvenChart
      {...fourCups}
      valueLabel="m²·a, cumulative"
      lines={[reusable("Wooden bowl", 0.0021, -0.0001, true), singleUse("Leaf", 0.0002)]}
      crossings={[crossing("Wooden bowl", "Leaf", 7)]}
      defaultUses={[]}
      domain={[0, 30]}
    />
  ),
  "all zero": () => (
    <BreakEvenChart
      {...fourCups}
      lines={[reusable("Nothing", 0, 0, true), singleUse("Nothing either", 0)]}
      crossings={[]}
      defaultUses={[]}
    />
  ),
  "twenty products": () => (
    <BreakEvenChart
      {...fourCups}
      lines={Array.from({ length: 20 }, (_, at) =>
        at % 3 === 0
          ? reusable(`Reusable ${at + 1}`, 60 * (at + 1), at / 2)
          : singleUse(`Single-use ${at + 1}`, 4 * at),
      )}
      crossings={[]}
      defaultUses={[]}
    />
  ),
  "no products": () => <BreakEvenChart {...fourCups} lines={[]} crossings={[]} defaultUses={[]} />,
};
