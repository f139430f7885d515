import { impactStagesTexts } from "../../text/en/impact-stages.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { impactFinding } from "./impact-finding.ts";
import { OTHERS, WASHING, type Impact, type ImpactSeries, type Split } from "./impact-rows.ts";

const words = impactStagesTexts.sentence;

/** Name of a part for use in a sentence: "washing", "the body". */
const partInSentence = ({ id, label }: ImpactSeries, split: Split): string =>
  split === "stage" || id === WASHING || id === OTHERS ? inSentence(label) : words.component(inSentence(label));

/** The finding of the chart as a sentence; null = none. */
export const impactSentence = (impact: Impact, split: Split, shown: (value: number) => string): string | null => {
  const finding = impactFinding(impact);
  const part = (place: number): string => {
    const series = impact.series[place];
    return series ? partInSentence(series, split) : "";
  };
  const named = (name: string | null): string | null => (name === null ? null : inSentence(name));
  switch (finding?.kind) {
    case undefined:
      return null;
    case "nothing":
      return words.nothing;
    case "every":
      return words.everyProduct(part(finding.part));
    case "largest": {
      const { name, values, total } = finding.row;
      return words.largest(part(finding.part), inSentence(name), shown(values?.[finding.part] ?? 0), shown(total));
    }
    case "groups": {
      const { reusable, singleUse } = finding;
      const first = reusable && ({ kind: "reusable", name: named(reusable.name) } as const);
      const second = singleUse && ({ kind: "single_use", name: named(singleUse.name) } as const);
      if (first && second && reusable && singleUse) {
        return words.groups(first, part(reusable.part), second, part(singleUse.part));
      }
      if (first && reusable) return words.group(first, part(reusable.part));
      return second && singleUse ? words.group(second, part(singleUse.part)) : null;
    }
  }
};
