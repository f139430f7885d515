import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { FoodEditor } from "../../features/food-editor/food-editor.tsx";
import { LeaveDialog } from "../../features/product-editor/leave-dialog.tsx";
import { ResumedNotice } from "../../features/product-editor/resumed-notice.tsx";
import { useLeaveGuard } from "../../features/product-editor/use-leave-guard.ts";
import {
  closeFoodDraftAtom,
  discardStoredFoodAtom,
  discardResumedFoodAtom,
  foodDraftingAtom,
  openFoodDraftAtom,
} from "../../state/editors/food-draft.ts";
import { foodAtom } from "../../state/work/foods.ts";
import { href } from "../../state/routes/href.ts";
import { foodTexts } from "../../text/en/foods.ts";
import { NotFound } from "../not-found.tsx";

interface FoodPageProps {
  /** null = a new one */
  readonly food_id: string | null;
  /** URL to return to without a saved food */
  readonly back: string;
  /** URL to return to with the saved food */
  readonly backWith: (food_id: string) => string;
}

/** The food editor of all its routes; returns to the calling flow. */
export const FoodPage = ({ food_id, back, backWith }: FoodPageProps) => {
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
        onSaved={(saved) => navigate(backWith(saved))}
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
};
