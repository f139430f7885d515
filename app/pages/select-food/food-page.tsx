import { useSetAtom } from "jotai";
import { useLocation } from "wouter";
import { RegionSelect } from "../../choices/region-select.tsx";
import { ChooseFood } from "../../features/choosing/food/choose-food.tsx";
import { callEditorAtom } from "../../state/routes/calling-flow.ts";
import { flowTexts } from "../../text/en/flows.ts";
import { useFlowParts } from "../flow-parts.ts";
import { NotFound } from "../not-found.tsx";

/** Query parameters of a food page. */
interface FoodQuery {
  readonly region_id: string;
  readonly food_id?: string;
}

/** URLs of a food page and of its neighbours in the flow. */
interface FoodFlow {
  readonly here: (usecase_id: string, query: FoodQuery) => string;
  readonly back: (region_id: string) => string;
  readonly define: (usecase_id: string, region_id: string) => string;
  readonly next: (usecase_id: string, food_id: string, region_id: string) => string;
}

/** Chooses the food in a page flow; the URL holds the choice. */
export const FoodPage = ({ flow }: { readonly flow: FoodFlow }) => {
  const { usecase, usecase_id, foods, food_id, regions, region, defaultFood } = useFlowParts();
  const [, navigate] = useLocation();
  const callEditor = useSetAtom(callEditorAtom);
  if (!region) return null;
  const { region_id } = region;
  if (!usecase) {
    const { title, text, choose } = flowTexts.unknownUseCase;
    return <NotFound title={title} text={text(usecase_id)} ways={[{ label: choose, address: flow.back(region_id) }]} />;
  }
  const here = (query: Partial<FoodQuery>) =>
    flow.here(usecase_id, { region_id, ...(food_id !== null && { food_id }), ...query });
  return (
    <ChooseFood
      usecase={usecase}
      foods={foods}
      food_id={food_id}
      settings={
        <RegionSelect
          regions={regions}
          region_id={region_id}
          onChange={(other) => navigate(here({ region_id: other }), { replace: true })}
        />
      }
      onPick={(picked) => navigate(here({ food_id: picked }), { replace: true })}
      onBack={() => navigate(flow.back(region_id))}
      onSkip={() => navigate(flow.next(usecase_id, defaultFood, region_id))}
      onDefine={() => {
        const editor = flow.define(usecase_id, region_id);
        callEditor({ editor, caller: here({}) });
        navigate(editor);
      }}
      onSelect={(selected) => navigate(flow.next(usecase_id, selected, region_id))}
    />
  );
};
