import { useAtomValue } from "jotai";
import { callerOfAtom, withParameter } from "../../state/routes/calling-flow.ts";
import { href } from "../../state/routes/href.ts";
import { useRouteParts } from "../route-parts.ts";
import { FoodPage } from "./food-page.tsx";

/** `/create-food[/{usecase_id}]`: a new food; returns to the calling flow, to the foods of the use case, or to home. */
export default function CreateFoodPage() {
  const { address, part, query } = useRouteParts();
  const caller = useAtomValue(callerOfAtom)(address);
  const usecase_id = part("usecase_id");
  const region_id = query("region_id");
  const flow =
    usecase_id === undefined
      ? href("home")
      : href("select-food", { usecase_id, query: region_id === undefined ? {} : { region_id } });
  const back = caller ?? flow;
  const returns = caller !== null || usecase_id !== undefined;
  return (
    <FoodPage
      food_id={null}
      back={back}
      backWith={(food_id) => (returns ? withParameter(back, "food_id", food_id) : back)}
    />
  );
}
