import { useAtomValue, useStore } from "jotai";
import { Fragment } from "react";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { PortfolioLine } from "../../../workers/engine/portfolio/portfolio-line.ts";
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
import { LinkLike } from "../../ui/button/button.tsx";
import { Dialog, type DialogAction } from "../../ui/dialog/dialog.tsx";
import { StepIndicator } from "../../ui/step-indicator/step-indicator.tsx";
import * as styles from "./editor.css.ts";
import { roundedQuantity } from "./quantity-rule.ts";

interface AddProductsProps {
  readonly id: string;
  readonly catalogue: Catalogue;
  /** region of use of the portfolio */
  readonly region_id: string;
  /** the chosen products with their quantities */
  readonly onAdd: (lines: readonly PortfolioLine[]) => void;
  readonly onClose: () => void;
}

const BLANK: Addition = { step: 1, usecase_id: null, food_id: null, lines: [] };
const STEPS = [1, 2, 3] as const;
type Step = (typeof STEPS)[number];

const words = portfolioEditorTexts.add;

/**
 * Dialog Add Products to Portfolio: use case, food, products with quantities (specification section 2), for as many use cases
 * as wanted. Choosing goes to the next step.
 */
export const AddProducts = ({ id, catalogue, region_id, onAdd, onClose }: AddProductsProps) => {
  const store = useStore();
  const draftAtom = additionDraftAtom(id);
  const { step, usecase_id, food_id, lines } = useAtomValue(draftAtom) ?? BLANK;
  const law = useAtomValue(lawOfProductsAtom(region_id));
  const useCase = catalogue.use_cases.find((one) => one.usecase_id === usecase_id);
  const food = catalogue.foods.find((one) => one.food_id === food_id);
  const here = lines.filter((line) => line.usecase_id === usecase_id);
  const others = catalogue.use_cases
    .filter((one) => one.usecase_id !== usecase_id)
    .map((one) => ({ ...one, count: lines.filter((line) => line.usecase_id === one.usecase_id).length }))
    .filter(({ count }) => count > 0);
  const details = [useCase?.usecase_name, food && shortName(food.food_name)];

  // one click calls both pick and decide: read the draft from the store, not from the last render
  const now = () => store.get(draftAtom) ?? BLANK;
  const enter = (changes: Partial<Addition>) => store.set(draftAtom, { ...now(), ...changes });
  const go = (next: Step) => enter({ step: next });
  const pickUseCase = (usecase: string) => {
    const earlier = now().lines.find((line) => line.usecase_id === usecase);
    enter({ usecase_id: usecase, ...(earlier && { food_id: earlier.food_id }) });
  };
  const decideUseCase = (usecase: string) => {
    pickUseCase(usecase);
    go(2);
  };
  /** All products of a use case have the same food. */
  const decideFood = (decided: string) =>
    enter({
      food_id: decided,
      step: 3,
      lines: now().lines.map((line) => (line.usecase_id === now().usecase_id ? { ...line, food_id: decided } : line)),
    });
  const choose = (products: readonly string[]) => {
    if (usecase_id === null || food_id === null) return;
    enter({
      lines: [
        ...lines.filter((line) => line.usecase_id !== usecase_id),
        ...products.map(
          (prodsys_id) =>
            here.find((line) => line.prodsys_id === prodsys_id) ?? { usecase_id, prodsys_id, food_id, quantity: 1 },
        ),
      ],
    });
  };
  const setQuantity = (prodsys_id: string, uses: number | null) =>
    enter({
      lines: now().lines.map((line) =>
        line.usecase_id === usecase_id && line.prodsys_id === prodsys_id
          ? { ...line, quantity: roundedQuantity(uses ?? 1) }
          : line,
      ),
    });
  const close = () => {
    store.set(draftAtom, null);
    onClose();
  };
  const add = () => {
    onAdd(lines.map((line) => ({ ...line, label: "" })));
    store.set(draftAtom, null);
  };
  const actions: DialogAction[] = [
    { label: words.cancel, onAct: close },
    ...(step > 1 ? [{ label: words.back, onAct: () => go(step === 3 ? 2 : 1) }] : []),
    ...(step === 3 && here.length > 0
      ? [{ label: words.another, onAct: () => enter({ step: 1, usecase_id: null }) }]
      : []),
    ...(step === 2 ? [{ label: words.skip, onAct: () => decideFood(catalogue.default_food) }] : []),
    step === 3
      ? {
          label: lines.length === 0 ? words.addNone : words.add(lines.length, formatCount(lines.length)),
          kind: "primary",
          disabled: lines.length === 0,
          onAct: add,
        }
      : {
          label: words.next,
          kind: "primary",
          disabled: (step === 1 ? usecase_id : food_id) === null,
          onAct: () => (step === 1 ? go(2) : food_id !== null && decideFood(food_id)),
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
        {others.length > 0 && (
          <p>
            {words.others}{" "}
            {others.map((one, at) => (
              <Fragment key={one.usecase_id}>
                {at > 0 && " · "}
                <LinkLike
                  onClick={() => {
                    pickUseCase(one.usecase_id);
                    go(3);
                  }}
                >
                  {words.other(one.usecase_name, one.count, formatCount(one.count))}
                </LinkLike>
              </Fragment>
            ))}
          </p>
        )}
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
              chosen={here.map(({ prodsys_id }) => prodsys_id)}
              onChoose={choose}
              quantity={{
                title: words.quantity,
                label: portfolioEditorTexts.quantityOf,
                of: (prodsys_id) => here.find((line) => line.prodsys_id === prodsys_id)?.quantity ?? null,
                onChange: setQuantity,
              }}
              law={law}
              region={catalogue.regions.find((one) => one.region_id === region_id)?.region_name2 ?? region_id}
            />
          </>
        )}
      </div>
    </Dialog>
  );
};
