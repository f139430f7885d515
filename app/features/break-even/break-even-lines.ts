import type { QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import type { BreakEvenPair } from "../../../workers/engine/analysis/break-even.ts";
import type { BreakEvenCrossing, BreakEvenLine } from "../../charts/break-even-layout.ts";
import type { ComparedProduct } from "../../state/comparison/compared-product.ts";
import { breakEvenTexts } from "../../text/en/break-even.ts";
import { formatCount } from "../../text/format.ts";
import type { PairBreakEven } from "./break-even-finding.ts";

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
