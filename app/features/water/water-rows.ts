import type { WaterFigures } from "../../../workers/engine/analysis/water-figures.ts";
import type { ComparedProduct } from "../../state/comparison/compared-product.ts";

/** The water figures of one product in the displayed unit; null = no figure. */
export interface WaterRow {
  readonly prodsys_id: string;
  readonly name: string;
  readonly consumed: number;
  readonly scarcity: number | null;
  readonly withdrawn: number | null;
  /** names of regions with water use but without a scarcity factor */
  readonly lacking: readonly string[];
}

const LITRES_PER_M3 = 1000;

/** The rows of the products, in order; omits products without figures. `per` = litres per displayed unit. */
export const waterRows = (
  products: readonly Pick<ComparedProduct, "prodsys_id" | "name">[],
  currentProductIds: readonly string[],
  figures: readonly (WaterFigures | null)[],
  per: number,
): readonly WaterRow[] =>
  products.flatMap(({ prodsys_id, name }) => {
    const own = figures[currentProductIds.indexOf(prodsys_id)];
    if (!own) return [];
    const { production, use, scarcity, withdrawn_by_washing } = own;
    return [
      {
        prodsys_id,
        name,
        consumed: (production.litres + use.litres) / per,
        scarcity: scarcity === null ? null : (scarcity * LITRES_PER_M3) / per,
        withdrawn: withdrawn_by_washing === null ? null : withdrawn_by_washing / per,
        lacking: [production, use]
          .filter(({ litres, factor }) => litres !== 0 && factor === null)
          .map(({ region_name }) => region_name),
      },
    ];
  });
