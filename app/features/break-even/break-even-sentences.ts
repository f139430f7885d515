import { breakEvenTexts } from "../../text/en/break-even.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { titleOf, type Meeting } from "./break-even-finding.ts";

const named = ({ name }: { readonly name: string }): string => inSentence(name);

export const titleSentence = (meetings: readonly Meeting[]): string => {
  const title = titleOf(meetings);
  switch (title?.kind) {
    case undefined:
      return breakEvenTexts.title;
    case "all":
      return breakEvenTexts.titleAll(named(title), title.uses);
    case "one":
      return breakEvenTexts.titleOne(named(title), title.uses, inSentence(title.other));
    case "never":
      return breakEvenTexts.titleNever(named(title));
  }
};

/** All crossings as sentences, by single-use product; then the pairs that never cross, with the reason. */
export const meetingSentences = (meetings: readonly Meeting[]): readonly string[] => {
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
          ),
        ];
  });
  const never = [...new Set(meetings.map(({ reusable }) => reusable))].flatMap((reusable) => {
    const missed = meetings.filter((one) => one.reusable === reusable && one.never === "wash_costs_more");
    const [first, ...more] = missed.map(({ other }) => named(other));
    if (first === undefined) return [];
    return more.length === 0
      ? [breakEvenTexts.neverOne(named(reusable), first)]
      : [breakEvenTexts.neverMany(named(reusable), [first, ...more])];
  });
  // a reusable scored with fewer uses than its break-even looks worse than it can be: say so
  const late = [...new Set(meetings.map(({ reusable }) => reusable))].flatMap((reusable) => {
    const needed = Math.max(...meetings.flatMap((one) => (one.reusable === reusable ? (one.uses ?? 0) : 0)));
    return needed > reusable.uses ? [breakEvenTexts.late(named(reusable), needed, reusable.uses)] : [];
  });
  return [...ahead, ...never, ...late];
};
