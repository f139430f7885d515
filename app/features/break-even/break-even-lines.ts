import type { BreakEvenCrossing, BreakEvenLine } from "../../charts/break-even-layout.ts";
import type { ComparedProduct } from "../../state/comparison/compared-product.ts";
import { breakEvenTexts } from "../../text/en/break-even.ts";
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
