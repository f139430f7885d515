import { href } from "../../state/routes/href.ts";
import { useRouteParts } from "../route-parts.ts";
import { addressOfUseCases } from "../flow-parts.ts";
import { FoodPage } from "./food-page.tsx";

/** `/select-portfolio-food/{usecase_id}`: the food of products that are added to a portfolio. */
export default function SelectPortfolioFoodPage() {
  const portfolio_id = useRouteParts().query("portfolio_id");
  const kept = portfolio_id === undefined ? {} : { portfolio_id };
  const flow = {
    here: (usecase_id: string, query: { readonly region_id: string; readonly food_id?: string }) =>
      href("select-portfolio-food", { usecase_id, query: { ...query, ...kept } }),
    back: (region_id: string) =>
      portfolio_id === undefined ? addressOfUseCases(region_id) : href("portfolio-mode", { query: { portfolio_id } }),
    define: (usecase_id: string, region_id: string) =>
      href("create-portfolio-food", { usecase_id, query: { region_id, ...kept } }),
    next: (usecase_id: string, food_id: string, region_id: string) =>
      href("select-portfolio-products", { usecase_id, food_id, query: { region_id, ...kept } }),
  };
  return <FoodPage flow={flow} />;
}
