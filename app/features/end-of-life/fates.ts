import type { EndOfLifeMarks } from "../../../workers/engine/analysis/end-of-life-marks.ts";
import type { ComparedProduct } from "../../state/comparison/compared-product.ts";
import { endOfLifeTexts as words } from "../../text/en/end-of-life.ts";

export const FATES = [
  "mix",
  "landfilled",
  "incinerated",
  "recovered",
] as const satisfies readonly (keyof EndOfLifeMarks)[];

/** A product or a portfolio with its marks in the displayed unit. */
export interface MarkedRow {
  /** prodsys_id of a product */
  readonly id: string;
  readonly name: string;
  readonly marks: EndOfLifeMarks;
}

/** Marks in a displayed unit of `per` data units. */
export const inUnit = ({ mix, landfilled, incinerated, recovered }: EndOfLifeMarks, per: number): EndOfLifeMarks => {
  const divided = (value: number | null): number | null => (value === null ? null : value / per);
  return {
    mix: mix / per,
    landfilled: divided(landfilled),
    incinerated: divided(incinerated),
    recovered: divided(recovered),
  };
};

/** The marks of the products, in order; omits products without marks. `per` = data units per displayed unit. */
export const marksOf = (
  products: readonly Pick<ComparedProduct, "prodsys_id" | "name">[],
  currentProductIds: readonly string[],
  marks: readonly (EndOfLifeMarks | null)[],
  per: number,
): readonly MarkedRow[] =>
  products.flatMap(({ prodsys_id, name }) => {
    const own = marks[currentProductIds.indexOf(prodsys_id)];
    return own ? [{ id: prodsys_id, name, marks: inUnit(own, per) }] : [];
  });

/** The product with the largest range of marks; null = all ranges are 0. */
export const widest = (rows: readonly MarkedRow[]): { readonly name: string; readonly width: number } | null => {
  let most: { readonly name: string; readonly width: number } | null = null;
  for (const { name, marks } of rows) {
    const values = FATES.flatMap((fate) => marks[fate] ?? []);
    const width = Math.max(...values) - Math.min(...values);
    if (width > (most?.width ?? 0)) most = { name, width };
  }
  return most;
};

/** Whether a row has no figure for a fate. */
export const lacksMarks = (rows: readonly MarkedRow[]): boolean =>
  rows.some(({ marks }) => FATES.some((fate) => marks[fate] === null));

/** The marks of rows as the chart `MarkLines` takes them. */
export const fatesChart = (rows: readonly MarkedRow[], label: string, shown: (amount: number | null) => string) => ({
  label,
  marks: FATES.map((fate) => words.fates[fate]),
  rows: rows.map(({ id, name, marks }) => ({
    id,
    name,
    marks: FATES.map((fate) => ({ value: marks[fate], shown: shown(marks[fate]) })),
  })),
});
