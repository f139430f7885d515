import type { EndOfLifeMarks } from "../../../workers/engine/analysis/end-of-life-marks.ts";
import type { ComparedProduct } from "../../state/comparison/compared-product.ts";

export const FATES = [
  "mix",
  "landfilled",
  "incinerated",
  "recovered",
] as const satisfies readonly (keyof EndOfLifeMarks)[];

/** One product with its marks in the displayed unit. */
export interface MarkedProduct {
  readonly prodsys_id: string;
  readonly name: string;
  readonly marks: EndOfLifeMarks;
}

/** The marks of the products, in order; omits products without marks. `per` = data units per displayed unit. */
export const marksOf = (
  products: readonly Pick<ComparedProduct, "prodsys_id" | "name">[],
  currentProductIds: readonly string[],
  marks: readonly (EndOfLifeMarks | null)[],
  per: number,
): readonly MarkedProduct[] =>
  products.flatMap(({ prodsys_id, name }) => {
    const own = marks[currentProductIds.indexOf(prodsys_id)];
    if (!own) return [];
    const inUnit = (value: number | null): number | null => (value === null ? null : value / per);
    const { mix, landfilled, incinerated, recovered } = own;
    return [
      {
        prodsys_id,
        name,
        marks: {
          mix: mix / per,
          landfilled: inUnit(landfilled),
          incinerated: inUnit(incinerated),
          recovered: inUnit(recovered),
        },
      },
    ];
  });

/** The product with the largest range of marks; null = all ranges are 0. */
export const widest = (rows: readonly MarkedProduct[]): { readonly name: string; readonly width: number } | null => {
  let most: { readonly name: string; readonly width: number } | null = null;
  for (const { name, marks } of rows) {
    const values = FATES.flatMap((fate) => marks[fate] ?? []);
    const width = Math.max(...values) - Math.min(...values);
    if (width > (most?.width ?? 0)) most = { name, width };
  }
  return most;
};
