import type { BreakEvenPair } from "../../../workers/engine/analysis/break-even.ts";
import type { QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import type { ComparedProduct } from "../../state/comparison/compared-product.ts";

/** One reusable against one single-use product of the chart, on one metric. */
export interface Meeting {
  readonly reusable: ComparedProduct;
  readonly other: ComparedProduct;
  /** whole number of uses from which the reusable is ahead; null = never, or unknown */
  readonly uses: number | null;
  readonly crossing: number | null;
  readonly never: BreakEvenPair["by_metric"]["climate"]["never"];
  readonly life: number;
  readonly per_use: number;
  readonly other_per_use: number;
}

/** Pairs of the shown products, reusables and single-use products each in the order given. */
export const meetingsOf = (
  shown: readonly ComparedProduct[],
  pairs: readonly BreakEvenPair[],
  metric: QuantMetricId,
): readonly Meeting[] =>
  shown
    .filter(({ reusable }) => reusable)
    .flatMap((reusable) =>
      shown
        .filter((other) => !other.reusable)
        .flatMap((other): Meeting[] => {
          const pair = pairs.find(
            ({ reusable_id, other_id }) => reusable_id === reusable.prodsys_id && other_id === other.prodsys_id,
          );
          if (pair === undefined) return [];
          const { uses, crossing, never, life, per_use, other: other_per_use } = pair.by_metric[metric];
          return [{ reusable, other, uses, crossing, never, life, per_use, other_per_use }];
        }),
    );

/** What the title says of the first reusable. */
export type BreakEvenTitle =
  /** ahead of every single-use product of the chart from this many uses on */
  | { readonly kind: "all"; readonly name: string; readonly uses: number }
  /** ahead of one of them; of others never, or nobody knows */
  | { readonly kind: "one"; readonly name: string; readonly uses: number; readonly other: string }
  | { readonly kind: "never"; readonly name: string };

/** Null = there is no pair, or nothing is known of one. */
export const titleOf = (meetings: readonly Meeting[]): BreakEvenTitle | null => {
  const first = meetings[0]?.reusable;
  if (first === undefined) return null;
  const own = meetings.filter(({ reusable }) => reusable.prodsys_id === first.prodsys_id);
  const met = own.flatMap(({ uses, other }) => (uses === null ? [] : [{ uses, other }]));
  const [earliest] = met.toSorted((a, b) => a.uses - b.uses);
  if (earliest === undefined) {
    return own.every(({ never }) => never === "wash_costs_more") ? { kind: "never", name: first.name } : null;
  }
  return met.length === own.length
    ? { kind: "all", name: first.name, uses: Math.max(...met.map(({ uses }) => uses)) }
    : { kind: "one", name: first.name, uses: earliest.uses, other: earliest.other.name };
};

const NICE = [1, 1.2, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 7, 8, 9, 10];

/** The next round number of uses. */
const roundUp = (uses: number): number => {
  const power = 10 ** Math.floor(Math.log10(uses));
  return Math.ceil((NICE.find((nice) => nice * power >= uses) ?? 10) * power);
};

const FEWEST_USES = 10;
const ROOM_AFTER_CROSSING = 1.5;
/** A crossing this much later than the first would press the others into a corner: words and table say it. */
const LATEST_SHARE = 12;
/** The one that the title tells of has its place up to here, with less room behind it. */
const LATEST_TITLED = 40;
const ROOM_AFTER_TITLED = 1.15;
/** Up to this much more room is given so that the counted uses are in the picture. */
const ROOM_FOR_COUNTED = 2;

/** Uses at which the chart ends. */
export const lastUseOf = (meetings: readonly Meeting[]): number => {
  const crossings = meetings.flatMap(({ crossing }) => crossing ?? []).toSorted((a, b) => a - b);
  const counted = meetings.map(({ reusable }) => reusable.uses);
  if (crossings.length === 0) return roundUp(Math.max(FEWEST_USES, Math.min(...counted, 100)));
  const first = Math.max(crossings[0] ?? 0, 1);
  const latest = Math.max(...crossings.filter((crossing) => crossing <= first * LATEST_SHARE));
  const end = roundUp(Math.max(FEWEST_USES, latest * ROOM_AFTER_CROSSING));
  const reachable = counted.filter((uses) => uses <= end * ROOM_FOR_COUNTED);
  const title = titleOf(meetings);
  const titled = title === null || title.kind === "never" ? 0 : title.uses;
  const told = titled > end && titled <= first * LATEST_TITLED ? [roundUp(titled * ROOM_AFTER_TITLED)] : [];
  return Math.max(end, ...told, ...reachable.map((uses) => roundUp(uses * 1.05)));
};
