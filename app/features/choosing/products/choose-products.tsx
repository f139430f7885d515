import type { ComponentProps, ReactNode } from "react";
import { ChosenProducts } from "../../../choices/chosen-products.tsx";
import { ProductPicker } from "../../../choices/product-picker.tsx";
import { selectionProblem, typicalReusable } from "../../../choices/product-selection.ts";
import { phoneOnly } from "../../../choices/step-layout.css.ts";
import { choiceTexts } from "../../../text/en/choices.ts";
import { flowTexts } from "../../../text/en/flows.ts";
import { formatCount } from "../../../text/format.ts";
import { Button } from "../../../ui/button/button.tsx";
import { ErrorNotice } from "../../../ui/error-notice/error-notice.tsx";
import { PageTitle } from "../../../ui/page-title/page-title.tsx";
import { ChoosingPage } from "../choosing-page.tsx";

interface ChooseProductsProps extends Omit<ComponentProps<typeof ChosenProducts>, "typical" | "onAddTypical"> {
  readonly title: string;
  readonly lead: string;
  /** a problem with the page address */
  readonly notice?: string | undefined;
  /** shown below the lead: the region, if it can still be changed */
  readonly settings?: ReactNode;
  /** name of the region, as used in a sentence */
  readonly region: string;
  /** from the reference data: uses from which a product counts as reusable in ratings */
  readonly reusableMinUses: number;
  readonly doneLabel: string;
  readonly busy: boolean;
  readonly failed: boolean;
  readonly onBack: () => void;
  readonly onDefine: () => void;
  readonly onDone: () => void;
}

/** Page to choose products: Back, the picker, Define New Product, Compare or Done. */
export const ChooseProducts = (props: ChooseProductsProps) => {
  const { title, lead, notice, settings, products, law, chosen, rule, existing, doneLabel, busy, failed } = props;
  const { onChoose, onBack, onDefine, onDone } = props;
  const problem = selectionProblem(products, chosen, rule);
  const typical = typicalReusable(products, props.reusableMinUses);
  const reusable = products.filter((one) => one.reusable && chosen.includes(one.prodsys_id)).length;
  return (
    <ChoosingPage
      title={<PageTitle>{title}</PageTitle>}
      {...{ lead, notice, doneLabel, busy, onBack, onDone }}
      settings={
        <>
          {failed && <ErrorNotice title={flowTexts.products.failed} />}
          {settings}
        </>
      }
      aside={
        <ChosenProducts
          {...{ law, products, chosen, existing, rule, typical, onChoose }}
          onAddTypical={() => {
            if (typical) onChoose([...chosen, typical.prodsys_id]);
          }}
        />
      }
      summary={
        <span className={phoneOnly}>
          {choiceTexts.selectionShort(chosen.length, reusable, formatCount(chosen.length), formatCount(reusable))}
        </span>
      }
      missing={problem === null ? null : flowTexts.products.problems[problem]}
    >
      <ProductPicker
        {...{ products, chosen, law, onChoose }}
        region={props.region}
        actions={
          <Button icon="plus" onClick={onDefine}>
            {choiceTexts.defineProduct}
          </Button>
        }
      />
    </ChoosingPage>
  );
};
