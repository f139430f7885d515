import type { CatalogueProduct } from "../../workers/engine/catalogue.ts";
import type { LawOfProducts } from "../../workers/engine/rules/market-rules.ts";
import { LawTag } from "../market-rules/law-tag.tsx";
import { choiceTexts } from "../text/en/choices.ts";
import { formatCount, productName } from "../text/format.ts";
import { group, small } from "../theme/text.css.ts";
import { Button, IconButton } from "../ui/button/button.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { ReusableMark } from "../ui/mark/mark.tsx";
import { canRemoveProduct, selectionProblem, toggled, type SelectionRule } from "./product-selection.ts";
import * as styles from "./product-picker.css.ts";

interface ChosenProductsProps {
  /** of the use case */
  readonly products: readonly CatalogueProduct[];
  readonly chosen: readonly string[];
  /** laws of the region of use on the products */
  readonly law: LawOfProducts;
  /** true if a saved document is edited, which must keep at least one product */
  readonly existing: boolean;
  readonly rule: SelectionRule;
  /** the reusable product that the button adds; null = no button */
  readonly typical: CatalogueProduct | null;
  readonly onAddTypical: () => void;
  readonly onChoose: (chosen: readonly string[]) => void;
}

const summaryOf = (rows: readonly CatalogueProduct[]): string => {
  const reusable = rows.filter((product) => product.reusable).length;
  if (rows.length === 0) return choiceTexts.selectionEmpty;
  if (rows.length === 1) return choiceTexts.selectionOne(reusable === 1);
  return choiceTexts.selectionCount(formatCount(rows.length), reusable, formatCount(reusable));
};

/** The side list: the selected products with remove buttons, and whether the selection meets its rule. */
export const ChosenProducts = (props: ChosenProductsProps) => {
  const { products, chosen, law, existing, rule, typical, onAddTypical, onChoose } = props;
  const rows = chosen.flatMap((id) => products.find((product) => product.prodsys_id === id) ?? []);
  const removable = canRemoveProduct(chosen, existing);
  const problem = selectionProblem(products, chosen, rule);
  return (
    <aside className={styles.aside} aria-label={choiceTexts.selectionTitle}>
      <h2 className={group}>{choiceTexts.selectionTitle}</h2>
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
                {product.reusable && <ReusableMark compact />}{" "}
                <LawTag product={name} rules={law.get(product.prodsys_id)} short />
              </span>
              <IconButton
                icon="close"
                label={choiceTexts.remove(name)}
                disabled={!removable}
                onClick={() => onChoose(toggled(chosen, product.prodsys_id))}
              />
            </li>
          );
        })}
      </ul>
      {!removable && <p className={small}>{choiceTexts.lastProduct}</p>}
      <div className={styles.verdict} aria-live="polite">
        {problem === null && rule === "with_reusable" && (
          <p className={`${small} ${styles.good}`}>
            <Icon name="check" size={16} />
            {choiceTexts.includesReusable}
          </p>
        )}
        {problem === "no_reusable" && (
          <>
            <p className={`${small} ${styles.problem}`}>{choiceTexts.needsReusable}</p>
            {typical && (
              <>
                <Button icon="plus" size="small" onClick={onAddTypical}>
                  {choiceTexts.addTypical}
                </Button>
                <p className={small}>
                  {choiceTexts.addTypicalIs(productName(typical.prodsys_name), formatCount(typical.uses))}
                </p>
              </>
            )}
          </>
        )}
      </div>
    </aside>
  );
};
