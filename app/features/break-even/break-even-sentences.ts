import type { QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import { breakEvenTexts } from "../../text/en/break-even.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { titleOf, type PairBreakEven } from "./break-even-finding.ts";

const named = ({ name }: { readonly name: string }): string => inSentence(name);

/** The title about the first reusable, on a metric. */
export const titleSentence = (meetings: readonly PairBreakEven[], metric: QuantMetricId): string => {
  const title = titleOf(meetings);
  const on = breakEvenTexts.on[metric];
  switch (title?.kind) {
    case undefined:
      return breakEvenTexts.title;
    case "all":
      return breakEvenTexts.titleAll(named(title), title.uses, on);
    case "one":
      return breakEvenTexts.titleOne(named(title), title.uses, inSentence(title.other), on);
    case "never":
      return breakEvenTexts.titleNever(named(title), on);
  }
};

/** All crossings as sentences, by single-use product; then the pairs that never cross, with the reason. */
export const meetingSentences = (meetings: readonly PairBreakEven[], metric: QuantMetricId): readonly string[] => {
  const on = breakEvenTexts.on[metric];
  const others = [...new Set(meetings.map(({ other }) => other))];
  const ahead = others.flatMap((other) => {
    const crossed = meetings.flatMap(({ reusable, other: against, uses }) =>
      against === other && uses !== null ? [{ name: named(reusable), uses }] : [],
    );
    return crossed.length === 0
      ? []
      : [
          breakEvenTexts.ahead(
            named(other),
            crossed.toSorted((a, b) => a.uses - b.uses),
            on,
          ),
        ];
  });
  const never = [...new Set(meetings.map(({ reusable }) => reusable))].flatMap((reusable) => {
    const missed = meetings.filter((one) => one.reusable === reusable && one.never === "wash_costs_more");
    const [first, ...more] = missed.map(({ other }) => named(other));
    if (first === undefined) return [];
    return more.length === 0
      ? [breakEvenTexts.neverOne(named(reusable), first, on)]
      : [breakEvenTexts.neverMany(named(reusable), [first, ...more], on)];
  });
  return [...ahead, ...never];
};
