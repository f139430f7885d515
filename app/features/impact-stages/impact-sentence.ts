import { impactStagesTexts } from "../../text/en/impact-stages.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { type Impact, type ImpactRow, OTHERS, WASHING, type ImpactSeries, type Split } from "./impact-rows.ts";

/** A part that makes up more than half of the impact of every product in a group. */
interface MostlyOnePart {
  /** index in the series */
  readonly part: number;
  /** the only product of the group; null = several products */
  readonly name: string | null;
}

/** A statement that holds for all products. */
export type ImpactFinding =
  | { readonly kind: "every"; readonly part: number }
  | { readonly kind: "groups"; readonly reusable: MostlyOnePart | null; readonly singleUse: MostlyOnePart | null }
  | { readonly kind: "largest"; readonly part: number; readonly row: ImpactRow & { readonly total: number } }
  | { readonly kind: "nothing" };

/** Index of the part above half of a product's total; null = none, or credits make shares meaningless. */
const mostOf = ({ values, total }: ImpactRow): number | null => {
  if (values === null || total === null || total <= 0 || values.some((value) => value < 0)) return null;
  const part = values.findIndex((value) => value > total / 2);
  return part < 0 ? null : part;
};

const ofGroup = (rows: readonly ImpactRow[]): MostlyOnePart | null => {
  const [first, ...others] = rows;
  const part = first ? mostOf(first) : null;
  if (first === undefined || part === null || others.some((row) => mostOf(row) !== part)) return null;
  return { part, name: others.length === 0 ? first.name : null };
};

/** The finding for one metric; null = no known values. */
export const impactFinding = ({ rows }: Impact): ImpactFinding | null => {
  const known = rows.filter((row) => row.total !== null);
  if (known.length === 0) return null;
  if (known.every(({ values }) => values?.every((value) => value === 0))) return { kind: "nothing" };
  const all = rows.length > 1 ? ofGroup(rows) : null;
  if (all !== null) return { kind: "every", part: all.part };
  const reusable = ofGroup(rows.filter((row) => row.reusable));
  const singleUse = ofGroup(rows.filter((row) => !row.reusable));
  if (reusable !== null || singleUse !== null) return { kind: "groups", reusable, singleUse };
  const parts = known.flatMap((row) => (row.values ?? []).map((value, part) => ({ row, part, value })));
  const largest = parts.reduce((most, one) => (one.value > most.value ? one : most));
  const { total } = largest.row;
  return total === null || largest.value <= 0
    ? null
    : { kind: "largest", part: largest.part, row: { ...largest.row, total } };
};

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
