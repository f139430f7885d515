import type { CatalogueProduct } from "../../workers/engine/catalogue.ts";
import type { LawOfProducts } from "../../workers/engine/rules/market-rules.ts";
import { LawTag } from "../market-rules/law-tag.tsx";
import { choiceTexts } from "../text/en/choices.ts";
import { formatMass } from "../text/format-mass.ts";
import { formatCount, formatUnit, productName } from "../text/format.ts";
import { Checkbox } from "../ui/checkbox/checkbox.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../ui/data-table/data-table.tsx";
import { Mark, ReusableMark } from "../ui/mark/mark.tsx";
import * as styles from "./product-picker.css.ts";
import { named } from "../text/short-name.ts";

interface ProductTableProps {
  readonly products: readonly CatalogueProduct[];
  readonly chosen: readonly string[];
  /** market rules of the region of use */
  readonly law: LawOfProducts;
  readonly onToggle: (prodsys_id: string) => void;
}

const { columns } = choiceTexts;

/** One row per product, with a checkbox before its name. */
export const ProductTable = ({ products, chosen, law, onToggle }: ProductTableProps) => (
  <DataTable caption={choiceTexts.productsTable} inset>
    <ColumnHeads
      text={[
        { name: columns.product, className: styles.nameHead },
        { name: columns.material, className: styles.materialHead },
      ]}
      numeric={[
        { name: columns.mass(formatUnit("g")), className: styles.massHead },
        { name: columns.uses, className: styles.usesHead },
      ]}
      after={[{ name: columns.wash, className: styles.washHead }]}
    />
    <tbody>
      {products.map((product) => {
        const isChosen = chosen.includes(product.prodsys_id);
        return (
          <Row key={product.prodsys_id} selected={isChosen}>
            <KeyCell className={styles.keyCell}>
              <div className={styles.nameCell}>
                <Checkbox
                  className={styles.nameBox}
                  checked={isChosen}
                  {...named(productName(product.prodsys_name))}
                  onChange={() => onToggle(product.prodsys_id)}
                />
                {product.reusable && <ReusableMark />}
                {product.own && <Mark kind="yours" />}
                <LawTag product={productName(product.prodsys_name)} rules={law.get(product.prodsys_id)} />
              </div>
            </KeyCell>
            <Cell className={styles.valueCell} muted>
              {choiceTexts.materials(product.materials_short)}
            </Cell>
            <NumberCell className={styles.valueCell}>{formatMass(product.mass_grams)}</NumberCell>
            <NumberCell className={styles.valueCell}>{formatCount(product.uses)}</NumberCell>
            <Cell className={styles.valueCell} afterNumber muted={product.wash_system === null}>
              {product.wash_system ?? choiceTexts.notWashed}
            </Cell>
          </Row>
        );
      })}
    </tbody>
  </DataTable>
);
