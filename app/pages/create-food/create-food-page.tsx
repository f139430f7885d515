import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { FoodEditor } from "../../features/food-editor/food-editor.tsx";
import { ResumedNotice } from "../../features/product-editor/held-by-component.tsx";
import { LeaveDialog, useLeaveGuard } from "../../features/product-editor/leave-guard.tsx";
import {
  closeFoodDraftAtom,
  discardResumedFoodAtom,
  discardStoredFoodAtom,
  foodDraftingAtom,
  openFoodDraftAtom,
} from "../../state/editors/food-draft.ts";
import { callerOfAtom, withParameter } from "../../state/routes/calling-flow.ts";
import { href } from "../../state/routes/href.ts";
import { foodAtom } from "../../state/work/foods.ts";
import { foodTexts } from "../../text/en/foods.ts";
import { NotFound } from "../not-found.tsx";
import { useRouteParts } from "../route-parts.ts";

/** URL of the foods of the use case in the path; null = the path has none. */
const foodsAddress = ({ route, part, query }: ReturnType<typeof useRouteParts>): string | null => {
  const [usecase_id, region_id, portfolio_id] = [part("usecase_id"), query("region_id"), query("portfolio_id")];
  if (usecase_id === undefined) return null;
  return href(route === "create-portfolio-food" ? "select-portfolio-food" : "select-food", {
    usecase_id,
    query: { ...(region_id !== undefined && { region_id }), ...(portfolio_id !== undefined && { portfolio_id }) },
  });
};

/**
 * `/create-food[/{usecase_id}]`, `/create-portfolio-food/{usecase_id}` and `/edit-food/{food_id}`: the food editor. Returns to
 * the calling flow, else to the foods of the use case, else to home.
 */
export default function FoodPage() {
  const parts = useRouteParts();
  const food_id = parts.part("food_id") ?? null;
  const flow = useAtomValue(callerOfAtom)(parts.address) ?? foodsAddress(parts);
  const back = flow ?? href("home");
  const [, navigate] = useLocation();
  const drafting = useAtomValue(foodDraftingAtom);
  const open = useSetAtom(openFoodDraftAtom);
  const close = useSetAtom(closeFoodDraftAtom);
  const drop = useSetAtom(discardStoredFoodAtom);
  const dropResumed = useSetAtom(discardResumedFoodAtom);
  const stored = useAtomValue(foodAtom(food_id ?? ""));
  const [pendingLeave, setPendingLeave] = useState<(() => void) | null>(null);
  const isHere = food_id === null || stored !== null;

  useEffect(() => {
    if (isHere) open(food_id);
    return close;
  }, [food_id, isHere, open, close]);
  useLeaveGuard(drafting?.changed === true, (leave) => setPendingLeave(() => leave));

  if (!isHere) {
    const { title, text, define } = foodTexts.gone;
    return <NotFound title={title} text={text} ways={[{ label: define, address: href("create-food") }]} />;
  }
  if (drafting === null) return null;
  const leave = () => navigate(back);
  return (
    <>
      <FoodEditor
        drafting={drafting}
        name={stored?.food.food_name ?? ""}
        notice={drafting.resumed && <ResumedNotice onDrop={dropResumed} />}
        onCancel={() => (drafting.changed ? setPendingLeave(() => leave) : leave())}
        onSaved={(saved) => navigate(flow && food_id === null ? withParameter(flow, "food_id", saved) : back)}
      />
      {pendingLeave && (
        <LeaveDialog
          onStay={() => setPendingLeave(null)}
          onLeave={() => {
            setPendingLeave(null);
            drop();
            pendingLeave();
          }}
        />
      )}
    </>
  );
}
