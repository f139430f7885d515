import { useAtomValue } from "jotai";
import { useState } from "react";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { EntryLine } from "../../../workers/engine/portfolio/entry-line.ts";
import { FoodList } from "../../choices/food-list.tsx";
import { ProductPicker } from "../../choices/product-picker.tsx";
import { productsOf } from "../../choices/product-selection.ts";
import { UseCaseList } from "../../choices/use-case-list.tsx";
import { HelpButton } from "../../help/help-button.tsx";
import { lawOfProductsAtom } from "../../state/market-rules.ts";
import { portfolioEditorTexts } from "../../text/en/portfolio-editor.ts";
import { formatCount } from "../../text/format.ts";
import { shortName } from "../../text/short-name.ts";
import { caption } from "../../theme/text.css.ts";
import { Dialog, type DialogAction } from "../../ui/dialog.tsx";
import { StepIndicator } from "../../ui/step-indicator.tsx";
import * as styles from "./editor.css.ts";

interface AddProductsProps {
  readonly catalogue: Catalogue;
  /** region of use of the portfolio */
  readonly region_id: string;
  /** one use of each product that was chosen */
  readonly onAdd: (lines: readonly EntryLine[]) => void;
  readonly onClose: () => void;
}

const STEPS = [1, 2, 3] as const;
type Step = (typeof STEPS)[number];

const words = portfolioEditorTexts.add;

/** Add Products to Portfolio: use case, food, products (specification section 2). Deciding a step goes on to the next. */
export const AddProducts = ({ catalogue, region_id, onAdd, onClose }: AddProductsProps) => {
  const [step, setStep] = useState<Step>(1);
  const [usecase_id, setUseCase] = useState<string | null>(null);
  const [food_id, setFood] = useState<string | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const law = useAtomValue(lawOfProductsAtom(region_id));
  const useCase = catalogue.use_cases.find((one) => one.usecase_id === usecase_id);
  const food = catalogue.foods.find((one) => one.food_id === food_id);
  const details = [useCase?.usecase_name, food && shortName(food.food_name)];

  const decideUseCase = (id: string) => {
    if (id !== usecase_id) setChosen([]);
    setUseCase(id);
    setStep(2);
  };
  const decideFood = (id: string) => {
    setFood(id);
    setStep(3);
  };
  const add = () => {
    if (usecase_id === null || food_id === null) return;
    onAdd(chosen.map((prodsys_id) => ({ usecase_id, prodsys_id, food_id, quantity: 1, label: "" })));
  };
  const actions: DialogAction[] = [
    { label: words.cancel, onAct: onClose },
    ...(step > 1 ? [{ label: words.back, onAct: () => setStep((step - 1) as Step) }] : []),
    ...(step === 2 ? [{ label: words.skip, onAct: () => decideFood(catalogue.default_food) }] : []),
    step === 3
      ? {
          label: chosen.length === 0 ? words.addNone : words.add(chosen.length, formatCount(chosen.length)),
          kind: "primary",
          disabled: chosen.length === 0,
          onAct: add,
        }
      : {
          label: words.next,
          kind: "primary",
          disabled: (step === 1 ? usecase_id : food_id) === null,
          onAct: () => setStep(step === 1 ? 2 : 3),
        },
  ];
  return (
    <Dialog title={words.title} onClose={onClose} actions={actions} wide>
      <div className={styles.addBody}>
        <div className={styles.addHead}>
          <StepIndicator
            label={words.progress}
            progress={words.stepOf(String(step), words.steps[step])}
            steps={STEPS.map((one) => {
              const state = one === step ? "current" : one < step ? "done" : "todo";
              const detail = details[one - 1];
              return {
                id: String(one),
                title: words.steps[one],
                ...(detail !== undefined && { detail }),
                state,
                stateText: words.stepState[state],
              };
            })}
            onChoose={(id) => setStep(STEPS.find((one) => String(one) === id) ?? step)}
          />
          <HelpButton slug="addportfolio_pophelp" subject={words.help} />
        </div>
        {step === 1 && (
          <UseCaseList
            usecases={catalogue.use_cases}
            usecase_id={usecase_id}
            onPick={setUseCase}
            onChoose={decideUseCase}
          />
        )}
        {step === 2 && <FoodList foods={catalogue.foods} food_id={food_id} onPick={setFood} onChoose={decideFood} />}
        {step === 3 && (
          <>
            <p className={caption}>{words.increments}</p>
            <ProductPicker
              products={productsOf(catalogue.products, usecase_id ?? "")}
              chosen={chosen}
              onChoose={setChosen}
              law={law}
              region={catalogue.regions.find((one) => one.region_id === region_id)?.region_name2 ?? region_id}
            />
          </>
        )}
      </div>
    </Dialog>
  );
};
