import { useAtomValue } from "jotai";
import { regionOrFirst } from "../choices/catalogue-lists.ts";
import { productsOf } from "../choices/product-selection.ts";
import { href } from "../state/routes/href.ts";
import { catalogueAtom } from "../state/work/catalogue.ts";
import { useRouteParts } from "./route-parts.ts";

/** Values in the URL of a page flow, looked up in the catalogue; null = missing or unknown. */
export const useFlowParts = () => {
  const catalogue = useAtomValue(catalogueAtom);
  const route = useRouteParts();
  const usecase_id = route.part("usecase_id") ?? "";
  const food_id = route.part("food_id") ?? route.query("food_id") ?? null;
  return {
    ...route,
    usecase_id,
    food_id,
    regions: catalogue?.regions ?? [],
    /** the region of the URL, else the first selectable one */
    region: regionOrFirst(catalogue?.regions ?? [], route.query("region_id")),
    usecase: catalogue?.use_cases.find((row) => row.usecase_id === usecase_id) ?? null,
    foods: catalogue?.foods ?? [],
    products: productsOf(catalogue?.products ?? [], usecase_id),
    reusableMinUses: catalogue?.reusable_min_uses ?? 1,
    defaultFood: catalogue?.default_food ?? "",
  };
};

/** URL of the first step of a flow: the choice of the use case. */
export const addressOfUseCases = (region_id: string): string => href("usecase-comparison", { query: { region_id } });
