import { useId, type ReactNode, type ComponentProps } from "react";
import { ChosenProducts } from "../../../choices/chosen-products.tsx";
import { ProductPicker } from "../../../choices/product-picker.tsx";
import { selectionProblem, typicalReusable } from "../../../choices/product-selection.ts";
import * as styles from "../../../choices/step-layout.css.ts";
import { choiceTexts } from "../../../text/en/choices.ts";
import { flowTexts } from "../../../text/en/flows.ts";
import { formatCount } from "../../../text/format.ts";
import { ActionBar } from "../../../ui/action-bar/action-bar.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { ErrorNotice } from "../../../ui/error-notice/error-notice.tsx";
import { Lead, PageTitle } from "../../../ui/page-title/page-title.tsx";

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
  const { title, lead, notice, settings, products, chosen, rule, existing, doneLabel, busy, failed } = props;
  const { onChoose, onBack, onDefine, onDone } = props;
  const reasonId = useId();
  const problem = selectionProblem(products, chosen, rule);
  const typical = typicalReusable(products, props.reusableMinUses);
  const reusable = products.filter((one) => one.reusable && chosen.includes(one.prodsys_id)).length;
  return (
    <div className={styles.frame}>
      <div className={styles.flowPage}>
        <div className={styles.flowWithAside}>
          <div>
            <PageTitle>{title}</PageTitle>
            <Lead>{lead}</Lead>
            {notice !== undefined && (
              <div className={styles.notices}>
                <p role="alert" className={styles.notice}>
                  {notice}
                </p>
              </div>
            )}
            {failed && <ErrorNotice title={flowTexts.products.failed} />}
            {settings}
            <ProductPicker
              products={products}
              chosen={chosen}
              onChoose={onChoose}
              law={props.law}
              region={props.region}
              actions={
                <Button icon="plus" onClick={onDefine}>
                  {choiceTexts.defineProduct}
                </Button>
              }
            />
          </div>
          <ChosenProducts
            law={props.law}
            products={products}
            chosen={chosen}
            existing={existing}
            rule={rule}
            typical={typical}
            onAddTypical={() => {
              if (typical) onChoose([...chosen, typical.prodsys_id]);
            }}
            onChoose={onChoose}
          />
        </div>
      </div>
      <ActionBar
        start={
          <Button icon="chevronLeft" onClick={onBack}>
            {flowTexts.back}
          </Button>
        }
        note={
          <>
            <span className={styles.phoneOnly}>
              {choiceTexts.selectionShort(chosen.length, reusable, formatCount(chosen.length), formatCount(reusable))}
            </span>
            <span id={reasonId} className={problem === null ? undefined : styles.strip}>
              {problem !== null && flowTexts.products.problems[problem]}
            </span>
          </>
        }
        end={
          <Button kind="primary" disabled={problem !== null} aria-describedby={reasonId} busy={busy} onClick={onDone}>
            {doneLabel}
          </Button>
        }
      />
    </div>
  );
};
