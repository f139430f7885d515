import type { UseCaseRecord } from "../tables/lookup-tables.ts";
import { finite } from "../tables/quantity.ts";
import { byCodeUnits } from "../tables/wire-value.ts";

interface Sized {
  readonly component_id: string;
  readonly main: boolean;
  readonly dimension: number | null;
  readonly mass_kg: number;
}

/**
 * Size of a product in the unit of its use case (method.md section 3): `dimension_prod` of the main component; if it has
 * none, or no component is flagged, of the heaviest component that has one; at equal mass, of the smaller id, so that
 * the order of components does not matter. Null = no component has a size.
 */
export const dimensionOf = (components: readonly Sized[]): number | null => {
  const sized = components.filter(({ dimension }) => dimension !== null && dimension > 0);
  const main = sized.filter((component) => component.main);
  const [first] = (main.length > 0 ? main : sized).toSorted(
    (a, b) => b.mass_kg - a.mass_kg || byCodeUnits(a.component_id, b.component_id),
  );
  return first?.dimension ?? null;
};

/** Size of a product in a use case: its own, or 1 in a count use case; null = unknown (method.md section 3). */
export const sizeIn = (
  product: { readonly dimension: number | null },
  useCase: Pick<UseCaseRecord, "type"> | undefined,
): number | null => product.dimension ?? (useCase?.type === "count" ? 1 : null);

/** Items per functional unit n = size_standard / s, fractions kept (method.md section 3); null = unknown. */
export const itemsPerUnit = (
  product: { readonly dimension: number | null },
  useCase: UseCaseRecord | undefined,
): number | null => {
  const size = sizeIn(product, useCase);
  const standard = useCase?.size_standard ?? null;
  return size === null || standard === null ? null : finite(standard / size);
};
