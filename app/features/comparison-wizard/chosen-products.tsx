import type { CatalogueProduct } from "../../../workers/engine/catalogue.ts";
import { wizardTexts } from "../../text/en/wizard.ts";
import { formatCount, productName } from "../../text/format.ts";
import { group, small } from "../../theme/text.css.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ReusableMark } from "../../ui/mark.tsx";
import { canRemoveProduct, selectionProblem, toggled } from "./product-selection.ts";
import * as styles from "./product-step.css.ts";

interface ChosenProductsProps {
  /** of the use case */
  readonly products: readonly CatalogueProduct[];
  readonly chosen: readonly string[];
  /** the comparison exists already: it keeps at least one product */
  readonly existing: boolean;
  /** the reusable that the button would add */
  readonly typical: CatalogueProduct | null;
  readonly onAddTypical: () => void;
  readonly onChoose: (chosen: readonly string[]) => void;
}

const summaryOf = (rows: readonly CatalogueProduct[]): string => {
  const reusable = rows.filter((product) => product.reusable).length;
  if (rows.length === 0) return wizardTexts.selectionEmpty;
  if (rows.length === 1) return wizardTexts.selectionOne(reusable === 1);
  return wizardTexts.selectionCount(formatCount(rows.length), formatCount(reusable));
};

/** The side list of step 5: what is chosen, each with its way out, and whether the reusable rule is met. */
export const ChosenProducts = (props: ChosenProductsProps) => {
  const { products, chosen, existing, typical, onAddTypical, onChoose } = props;
  const rows = chosen.flatMap((id) => products.find((product) => product.prodsys_id === id) ?? []);
  const removable = canRemoveProduct(chosen, existing);
  const problem = selectionProblem(products, chosen);
  return (
    <aside className={styles.aside} aria-label={wizardTexts.selectionTitle}>
      <h2 className={group}>{wizardTexts.selectionTitle}</h2>
      <p className={small} aria-live="polite">
        {summaryOf(rows)}
      </p>
      <ul className={styles.chosenList}>
        {rows.map((product) => {
          const name = productName(product.prodsys_name);
          return (
            <li key={product.prodsys_id} className={styles.chosenRow}>
              <span className={styles.chosenName}>
                {name}
                {product.reusable && <ReusableMark compact />}
              </span>
              <IconButton
                icon="close"
                label={wizardTexts.remove(name)}
                disabled={!removable}
                onClick={() => onChoose(toggled(chosen, product.prodsys_id))}
              />
            </li>
          );
        })}
      </ul>
      {!removable && <p className={small}>{wizardTexts.lastProduct}</p>}
      <div className={styles.verdict} aria-live="polite">
        {problem === null && (
          <p className={`${small} ${styles.good}`}>
            <Icon name="check" size={16} />
            {wizardTexts.includesReusable}
          </p>
        )}
        {problem === "no_reusable" && (
          <>
            <p className={`${small} ${styles.problem}`}>{wizardTexts.needsReusable}</p>
            {typical && (
              <>
                <Button icon="plus" size="small" onClick={onAddTypical}>
                  {wizardTexts.addTypical}
                </Button>
                <p className={small}>
                  {wizardTexts.addTypicalIs(productName(typical.prodsys_name), formatCount(typical.uses))}
                </p>
              </>
            )}
          </>
        )}
      </div>
    </aside>
  );
};
