import { useId, type ReactNode } from "react";
import type { CatalogueFood, CatalogueUseCase } from "../../../../workers/engine/catalogue.ts";
import { FoodList } from "../../../choices/food-list.tsx";
import * as styles from "../../../choices/step-layout.css.ts";
import { choiceTexts } from "../../../text/en/choices.ts";
import { flowTexts } from "../../../text/en/flows.ts";
import { ActionBar } from "../../../ui/action-bar/action-bar.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Lead, PageTitle } from "../../../ui/page-title/page-title.tsx";

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
  const reasonId = useId();
  const chosen = foods.find((food) => food.food_id === food_id);
  return (
    <div className={styles.frame}>
      <div className={styles.flowPage}>
        <PageTitle>{flowTexts.food.title}</PageTitle>
        <Lead>{flowTexts.food.lead(usecase.usecase_name)}</Lead>
        {food_id !== null && !chosen && (
          <div className={styles.notices}>
            <p role="alert" className={styles.notice}>
              {flowTexts.food.unknown(food_id)}
            </p>
          </div>
        )}
        {settings}
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
      </div>
      <ActionBar
        start={
          <Button icon="chevronLeft" onClick={onBack}>
            {flowTexts.back}
          </Button>
        }
        note={<span id={reasonId}>{!chosen && flowTexts.food.nothing}</span>}
        end={
          <span className={styles.endButtons}>
            <Button kind="quiet" title={flowTexts.food.skipHint} onClick={onSkip}>
              {flowTexts.food.skip}
            </Button>
            <Button
              kind="primary"
              disabled={!chosen}
              aria-describedby={reasonId}
              onClick={() => {
                if (chosen) onSelect(chosen.food_id);
              }}
            >
              {flowTexts.food.select}
            </Button>
          </span>
        }
      />
    </div>
  );
};
