import { href } from "../../state/routes/href.ts";
import { addressOfUseCases } from "../flow-parts.ts";
import { FoodPage } from "./food-page.tsx";

const FLOW = {
  here: (usecase_id: string, query: { readonly region_id: string; readonly food_id?: string }) =>
    href("select-food", { usecase_id, query }),
  back: addressOfUseCases,
  define: (usecase_id: string, region_id: string) => href("create-food", { usecase_id, query: { region_id } }),
  next: (usecase_id: string, food_id: string, region_id: string) =>
    href("select-products", { usecase_id, food_id, query: { region_id } }),
};

/** `/select-food/{usecase_id}`: the food of a comparison. */
const SelectFoodPage = () => <FoodPage flow={FLOW} />;

export default SelectFoodPage;
