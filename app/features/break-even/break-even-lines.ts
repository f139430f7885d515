import type { QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import type { BreakEvenPair } from "../../../workers/engine/analysis/break-even.ts";
import type { BreakEvenCrossing, BreakEvenLine } from "../../charts/break-even-layout.ts";
import type { ComparedProduct } from "../../state/comparison/compared-product.ts";
import { breakEvenTexts } from "../../text/en/break-even.ts";
import { formatCount } from "../../text/format.ts";

/** One line per product with a known pair; `per` = data units per displayed unit. */
export const linesOf = (
  shown: readonly ComparedProduct[],
  meetings: readonly PairBreakEven[],
  per: number,
): BreakEvenLine[] =>
  shown.flatMap(({ prodsys_id, name, reusable }): BreakEvenLine[] => {
    const own = (product: ComparedProduct) => product.prodsys_id === prodsys_id;
    const meeting = meetings.find((one) => own(one.reusable) || own(one.other));
    if (meeting === undefined || meeting.never === "no_size" || meeting.never === "no_product") return [];
    const line = { id: prodsys_id, name, reusable, highlighted: own(meetings[0]?.reusable ?? meeting.other) };
    return [
      reusable
        ? { ...line, life: meeting.life / per, perUse: meeting.per_use / per }
        : { ...line, life: 0, perUse: meeting.other_per_use / per },
    ];
  });

/** The points from which a reusable is ahead; pairs without one are omitted. */
export const crossingsOf = (meetings: readonly PairBreakEven[]): BreakEvenCrossing[] =>
  meetings.flatMap(({ reusable, other, uses, crossing }) =>
    uses === null || crossing === null
      ? []
      : [
          {
            reusableId: reusable.prodsys_id,
            otherId: other.prodsys_id,
            uses,
            shownLabel: breakEvenTexts.crossing(uses),
          },
        ],
  );

/** The number of uses from which a reusable is ahead, as text for a cell. */
export const usesShown = ({ by_metric }: BreakEvenPair, metric: QuantMetricId): string => {
  const { uses, never } = by_metric[metric];
  if (uses !== null) return formatCount(uses);
  return never === "wash_costs_more" ? breakEvenTexts.neverCell : breakEvenTexts.unknownCell;
};

/** Most lines that are readable in one chart. */
export const MAX_LINES = 5;
const MAX_REUSABLES = 2;

/**
 * The best two reusables and the best single-use products; expects and keeps the order best first.
 *
 * @param hardest prodsys_id of the single-use product that the title is about: always among the lines
 */
export const defaultLines = (
  products: readonly ComparedProduct[],
  hardest: string | null = null,
): readonly string[] => {
  const reusables = products.filter(({ reusable }) => reusable).slice(0, MAX_REUSABLES);
  const others = products.filter(({ reusable }) => !reusable);
  const best = others.slice(0, MAX_LINES - reusables.length);
  const missing = others.filter(
    ({ prodsys_id }) => prodsys_id === hardest && !best.some((one) => one.prodsys_id === hardest),
  );
  const singleUse = [...best.slice(0, MAX_LINES - reusables.length - missing.length), ...missing];
  return [...reusables, ...singleUse].map(({ prodsys_id }) => prodsys_id);
};

/**
 * The chosen products that are still compared; the default lines of the allowed ones if there was no choice or none of it is
 * left.
 */
export const shownLines = (
  products: readonly ComparedProduct[],
  chosen: readonly string[] | null,
  allowed: readonly ComparedProduct[] = products,
  hardest: string | null = null,
): readonly ComparedProduct[] => {
  const of = (ids: readonly string[]) => products.filter(({ prodsys_id }) => ids.includes(prodsys_id));
  const kept = of(chosen ?? []);
  return kept.length > 0 || chosen?.length === 0 ? kept : of(defaultLines(allowed, hardest));
};

/** Break-even of one reusable with one single-use product of the chart, for one metric. */
export interface PairBreakEven {
  readonly reusable: ComparedProduct;
  readonly other: ComparedProduct;
  /** integer number of uses from which the reusable is ahead; null = never, or unknown */
  readonly uses: number | null;
  readonly crossing: number | null;
  readonly never: BreakEvenPair["by_metric"]["climate"]["never"];
  readonly life: number;
  readonly per_use: number;
  readonly other_per_use: number;
}

/** All pairs of the shown reusables and single-use products, in the given order. */
export const pairBreakEvens = (
  shown: readonly ComparedProduct[],
  pairs: readonly BreakEvenPair[],
  metric: QuantMetricId,
): readonly PairBreakEven[] =>
  shown
    .filter(({ reusable }) => reusable)
    .flatMap((reusable) =>
      shown
        .filter((other) => !other.reusable)
        .flatMap((other): PairBreakEven[] => {
          const pair = pairs.find(
            ({ reusable_id, other_id }) => reusable_id === reusable.prodsys_id && other_id === other.prodsys_id,
          );
          if (pair === undefined) return [];
          const { uses, crossing, never, life, per_use, other: other_per_use } = pair.by_metric[metric];
          return [{ reusable, other, uses, crossing, never, life, per_use, other_per_use }];
        }),
    );

/** The statement of the title about the first reusable. */
export type BreakEvenTitle =
  /** ahead of every single-use product from this number of uses */
  | { readonly kind: "all"; readonly name: string; readonly uses: number }
  /** ahead of at least one, never of the others */
  | { readonly kind: "one"; readonly name: string; readonly uses: number; readonly other: string }
  | { readonly kind: "never"; readonly name: string };

/** The title for the first reusable; null = no pair, or no known break-even. */
export const titleOf = (meetings: readonly PairBreakEven[]): BreakEvenTitle | null => {
  const first = meetings[0]?.reusable;
  if (first === undefined) return null;
  // an unknown break-even neither supports nor refutes
  const own = meetings.filter(
    ({ reusable, uses, never }) =>
      reusable.prodsys_id === first.prodsys_id && (uses !== null || never === "wash_costs_more"),
  );
  const crossed = own.flatMap(({ uses, other }) => (uses === null ? [] : [{ uses, other }]));
  const [earliest] = crossed.toSorted((a, b) => a.uses - b.uses);
  if (earliest === undefined) {
    return own.length > 0 ? { kind: "never", name: first.name } : null;
  }
  return crossed.length === own.length
    ? { kind: "all", name: first.name, uses: Math.max(...crossed.map(({ uses }) => uses)) }
    : { kind: "one", name: first.name, uses: earliest.uses, other: earliest.other.name };
};

const NICE = [1, 1.2, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 7, 8, 9, 10];

/** Rounds up to a number that is easy to read on an axis. */
const roundUp = (uses: number): number => {
  const power = 10 ** Math.floor(Math.log10(uses));
  return Math.ceil((NICE.find((nice) => nice * power >= uses) ?? 10) * power);
};

const MIN_USES = 10;
const ROOM_AFTER_CROSSING = 1.5;
/** Crossings beyond this multiple of the first would squeeze the chart: only the text and the table have them. */
const LATEST_SHARE = 12;
/** The crossing in the title stays on the chart up to this multiple, with a smaller margin after it. */
const LATEST_TITLED = 40;
const ROOM_AFTER_TITLED = 1.15;
/** The axis grows up to this factor to include the counted uses. */
const ROOM_FOR_COUNTED = 2;

/** The end of the chart's axis, in uses. */
export const lastUseOf = (meetings: readonly PairBreakEven[]): number => {
  const crossings = meetings.flatMap(({ crossing }) => crossing ?? []).toSorted((a, b) => a - b);
  const counted = meetings.map(({ reusable }) => reusable.uses);
  if (crossings.length === 0) return roundUp(Math.max(MIN_USES, Math.min(...counted, 100)));
  const first = Math.max(crossings[0] ?? 0, 1);
  const latest = Math.max(...crossings.filter((crossing) => crossing <= first * LATEST_SHARE));
  const end = roundUp(Math.max(MIN_USES, latest * ROOM_AFTER_CROSSING));
  const reachable = counted.filter((uses) => uses <= end * ROOM_FOR_COUNTED);
  const title = titleOf(meetings);
  const titled = title === null || title.kind === "never" ? 0 : title.uses;
  const titledEnd = titled > end && titled <= first * LATEST_TITLED ? [roundUp(titled * ROOM_AFTER_TITLED)] : [];
  return Math.max(end, ...titledEnd, ...reachable.map((uses) => roundUp(uses * 1.05)));
};
