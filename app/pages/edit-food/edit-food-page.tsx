import { useAtomValue } from "jotai";
import { callerOfAtom } from "../../state/routes/calling-flow.ts";
import { href } from "../../state/routes/href.ts";
import { FoodPage } from "../create-food/food-page.tsx";
import { useRouteParts } from "../route-parts.ts";

/** `/edit-food/{food_id}`: edits a custom food; comparisons and portfolios that use it are scored again. */
export default function EditFoodPage() {
  const { address, part } = useRouteParts();
  const back = useAtomValue(callerOfAtom)(address) ?? href("home");
  return <FoodPage food_id={part("food_id") ?? ""} back={back} backWith={() => back} />;
}
