import { useAtomValue } from "jotai";
import { callerOfAtom, withParameter } from "../../state/routes/calling-flow.ts";
import { href } from "../../state/routes/href.ts";
import { useRouteParts } from "../route-parts.ts";
import { FoodPage } from "./food-page.tsx";

/** `/create-portfolio-food/{usecase_id}`: a new food for products that are added to a portfolio. */
export default function CreatePortfolioFoodPage() {
  const { address, part, query } = useRouteParts();
  const caller = useAtomValue(callerOfAtom)(address);
  const [region_id, portfolio_id] = [query("region_id"), query("portfolio_id")];
  const back =
    caller ??
    href("select-portfolio-food", {
      usecase_id: part("usecase_id") ?? "",
      query: { ...(region_id !== undefined && { region_id }), ...(portfolio_id !== undefined && { portfolio_id }) },
    });
  return <FoodPage food_id={null} back={back} backWith={(food_id) => withParameter(back, "food_id", food_id)} />;
}
