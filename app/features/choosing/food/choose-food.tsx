import type { ReactNode } from "react";
import type { CatalogueFood, CatalogueUseCase } from "../../../../workers/engine/catalogue.ts";
import { FoodList } from "../../../choices/food-list.tsx";
import { choiceTexts } from "../../../text/en/choices.ts";
import { flowTexts } from "../../../text/en/flows.ts";
import { Button } from "../../../ui/button/button.tsx";
import { PageTitle } from "../../../ui/page-title/page-title.tsx";
import { ChoosingPage } from "../choosing-page.tsx";

interface ChooseFoodProps {
  readonly usecase: CatalogueUseCase;
  /** foods of the catalogue and the user's own */
  readonly foods: readonly CatalogueFood[];
  /** from the page address; null = none yet */
  readonly food_id: string | null;
  /** shown below the lead: the region */
  readonly settings?: ReactNode;
  readonly onPick: (food_id: string) => void;
  readonly onBack: () => void;
  readonly onSkip: () => void;
  readonly onDefine: () => void;
  readonly onSelect: (food_id: string) => void;
}

/** Page to choose a food: Back, Skip, Define New Food, Select Food (specification section 2). */
export const ChooseFood = (props: ChooseFoodProps) => {
  const { usecase, foods, food_id, settings, onPick, onBack, onSkip, onDefine, onSelect } = props;
  const chosen = foods.find((food) => food.food_id === food_id);
  return (
    <ChoosingPage
      title={<PageTitle>{flowTexts.food.title}</PageTitle>}
      lead={flowTexts.food.lead(usecase.usecase_name)}
      notice={food_id !== null && !chosen ? flowTexts.food.unknown(food_id) : undefined}
      {...{ settings, onBack }}
      missing={chosen ? null : flowTexts.food.nothing}
      further={
        <Button kind="quiet" title={flowTexts.food.skipHint} onClick={onSkip}>
          {flowTexts.food.skip}
        </Button>
      }
      doneLabel={flowTexts.food.select}
      onDone={() => chosen && onSelect(chosen.food_id)}
    >
      <FoodList
        foods={foods}
        fitting={usecase.foods}
        food_id={food_id}
        onPick={onPick}
        onChoose={onPick}
        actions={
          <Button icon="plus" onClick={onDefine}>
            {choiceTexts.defineFood}
          </Button>
        }
      />
    </ChoosingPage>
  );
};
