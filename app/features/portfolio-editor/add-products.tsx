import { useAtomValue, useStore } from "jotai";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { EntryLine } from "../../../workers/engine/portfolio/entry-line.ts";
import { FoodList } from "../../choices/food-list.tsx";
import { ProductPicker } from "../../choices/product-picker.tsx";
import { productsOf } from "../../choices/product-selection.ts";
import { UseCaseList } from "../../choices/use-case-list.tsx";
import { HelpButton } from "../../help/help-button.tsx";
import { additionDraftAtom, type Addition } from "../../state/core/dialog-drafts.ts";
import { lawOfProductsAtom } from "../../state/analysis/market-rules.ts";
import { portfolioEditorTexts } from "../../text/en/portfolio-editor.ts";
import { formatCount } from "../../text/format.ts";
import { shortName } from "../../text/short-name.ts";
import { caption } from "../../theme/text.css.ts";
import { Dialog, type DialogAction } from "../../ui/dialog/dialog.tsx";
import { StepIndicator } from "../../ui/step-indicator/step-indicator.tsx";
import * as styles from "./editor.css.ts";

interface AddProductsProps {
  readonly id: string;
  readonly catalogue: Catalogue;
  /** region of use of the portfolio */
  readonly region_id: string;
  /** one use of each product that was chosen */
  readonly onAdd: (lines: readonly EntryLine[]) => void;
  readonly onClose: () => void;
}

const BLANK: Addition = { step: 1, usecase_id: null, food_id: null, chosen: [] };
const STEPS = [1, 2, 3] as const;
type Step = (typeof STEPS)[number];

const words = portfolioEditorTexts.add;

/** Dialog Add Products to Portfolio: use case, food, products (specification section 2). Choosing goes to the next step. */
export const AddProducts = ({ id, catalogue, region_id, onAdd, onClose }: AddProductsProps) => {
  const store = useStore();
  const draftAtom = additionDraftAtom(id);
  const { step, usecase_id, food_id, chosen } = useAtomValue(draftAtom) ?? BLANK;
  const law = useAtomValue(lawOfProductsAtom(region_id));
  const useCase = catalogue.use_cases.find((one) => one.usecase_id === usecase_id);
  const food = catalogue.foods.find((one) => one.food_id === food_id);
  const details = [useCase?.usecase_name, food && shortName(food.food_name)];

  // one click calls both pick and decide: read the draft from the store, not from the last render
  const enter = (changes: Partial<Addition>) =>
    store.set(draftAtom, { ...(store.get(draftAtom) ?? BLANK), ...changes });
  const go = (next: Step) => enter({ step: next });
  const pickUseCase = (usecase: string) => {
    // products belong to a use case: another one clears the choice
    if (usecase !== (store.get(draftAtom) ?? BLANK).usecase_id) enter({ usecase_id: usecase, chosen: [] });
  };
  const decideUseCase = (usecase: string) => {
    pickUseCase(usecase);
    go(2);
  };
  const decideFood = (decided: string) => enter({ food_id: decided, step: 3 });
  const close = () => {
    store.set(draftAtom, null);
    onClose();
  };
  const add = () => {
    if (usecase_id === null || food_id === null) return;
    onAdd(chosen.map((prodsys_id) => ({ usecase_id, prodsys_id, food_id, quantity: 1, label: "" })));
    store.set(draftAtom, null);
  };
  const actions: DialogAction[] = [
    { label: words.cancel, onAct: close },
    ...(step > 1 ? [{ label: words.back, onAct: () => go(step === 3 ? 2 : 1) }] : []),
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
          onAct: () => go(step === 1 ? 2 : 3),
        },
  ];
  return (
    <Dialog title={words.title} onClose={close} actions={actions} wide>
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
            onChoose={(chosenStep) => go(STEPS.find((one) => String(one) === chosenStep) ?? step)}
          />
          <HelpButton slug="addportfolio_pophelp" subject={words.help} />
        </div>
        {step === 1 && (
          <UseCaseList
            usecases={catalogue.use_cases}
            usecase_id={usecase_id}
            onPick={pickUseCase}
            onChoose={decideUseCase}
          />
        )}
        {step === 2 && (
          <FoodList
            foods={catalogue.foods}
            fitting={catalogue.use_cases.find((one) => one.usecase_id === usecase_id)?.foods ?? []}
            food_id={food_id}
            onPick={(picked) => enter({ food_id: picked })}
            onChoose={decideFood}
          />
        )}
        {step === 3 && (
          <>
            <p className={caption}>{words.increments}</p>
            <ProductPicker
              products={productsOf(catalogue.products, usecase_id ?? "")}
              chosen={chosen}
              onChoose={(products) => enter({ chosen: products })}
              law={law}
              region={catalogue.regions.find((one) => one.region_id === region_id)?.region_name2 ?? region_id}
            />
          </>
        )}
      </div>
    </Dialog>
  );
};
