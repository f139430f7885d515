import { useSetAtom } from "jotai";
import { useLocation } from "wouter";
import { RegionSelect } from "../../choices/region-list.tsx";
import { ChooseFood } from "../../features/choosing/food/choose-food.tsx";
import { calledEditorAtom } from "../../state/routes/calling-flow.ts";
import { href } from "../../state/routes/href.ts";
import { flowTexts } from "../../text/en/flows.ts";
import { addressOfUseCases, useFlowParts } from "../flow-parts.ts";
import { NotFound } from "../not-found.tsx";

/** The routes of the two flows: a comparison, and products that are added to a portfolio. */
const FLOWS = {
  "select-food": { define: "create-food", next: "select-products" },
  "select-portfolio-food": { define: "create-portfolio-food", next: "select-portfolio-products" },
} as const;

/** `/select-food/{usecase_id}` and `/select-portfolio-food/{usecase_id}`: the food of a flow; the URL holds the choice. */
export default function FoodPage() {
  const { route, usecase, usecase_id, foods, food_id, regions, region, defaultFood, query } = useFlowParts();
  const [, navigate] = useLocation();
  const callEditor = useSetAtom(calledEditorAtom);
  if (!region) return null;
  const { region_id } = region;
  const here = route === "select-portfolio-food" ? route : "select-food";
  const portfolio_id = route === "select-portfolio-food" ? query("portfolio_id") : undefined;
  const back =
    portfolio_id === undefined ? addressOfUseCases(region_id) : href("portfolio-mode", { query: { portfolio_id } });
  if (!usecase) {
    const { title, text, choose } = flowTexts.unknownUseCase;
    return <NotFound title={title} text={text(usecase_id)} ways={[{ label: choose, address: back }]} />;
  }
  const kept = { region_id, ...(portfolio_id !== undefined && { portfolio_id }) };
  const chosen = (other: { readonly region_id?: string; readonly food_id?: string }) =>
    href(here, { usecase_id, query: { ...kept, ...(food_id !== null && { food_id }), ...other } });
  const next = (food: string) => href(FLOWS[here].next, { usecase_id, food_id: food, query: kept });
  return (
    <ChooseFood
      usecase={usecase}
      foods={foods}
      food_id={food_id}
      settings={
        <RegionSelect
          regions={regions}
          region_id={region_id}
          onChange={(other) => navigate(chosen({ region_id: other }), { replace: true })}
        />
      }
      onPick={(picked) => navigate(chosen({ food_id: picked }), { replace: true })}
      onBack={() => navigate(back)}
      onSkip={() => navigate(next(defaultFood))}
      onDefine={() => {
        const editor = href(FLOWS[here].define, { usecase_id, query: kept });
        callEditor({ editor, caller: chosen({}) });
        navigate(editor);
      }}
      onSelect={(selected) => navigate(next(selected))}
    />
  );
}
