import { type ReactNode, useState } from "react";
import type { CatalogueProduct } from "../../workers/engine/catalogue.ts";
import type { LawOfProducts } from "../../workers/engine/rules/market-rules.ts";
import { LawNote } from "../market-rules/law-note.tsx";
import { LawTag } from "../market-rules/law-tag.tsx";
import { choiceTexts } from "../text/en/choices.ts";
import { formatCount, formatMass, formatUnit, productName } from "../text/format.ts";
import { named } from "../text/short-name.ts";
import { Button } from "../ui/button/button.tsx";
import { Checkbox } from "../ui/checkbox/checkbox.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../ui/data-table/data-table.tsx";
import { NumberField } from "../ui/field/number-field.tsx";
import { SearchField } from "../ui/field/search-field.tsx";
import { Mark, ReusableMark } from "../ui/mark/mark.tsx";
import { SegmentedControl } from "../ui/segmented-control/segmented-control.tsx";
import * as styles from "./product-picker.css.ts";
import {
  type ProductFilter,
  type ProductView,
  toggled,
  visibleProducts,
  WHOLE_LIST,
  withAll,
} from "./product-selection.ts";

interface ProductTableProps {
  readonly products: readonly CatalogueProduct[];
  readonly chosen: readonly string[];
  /** market rules of the region of use */
  readonly law: LawOfProducts;
  readonly onToggle: (prodsys_id: string) => void;
  readonly quantity: ProductPickerProps["quantity"];
}

const { columns } = choiceTexts;

/** One row per product, with a checkbox before its name. */
const ProductTable = ({ products, chosen, law, onToggle, quantity }: ProductTableProps) => (
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
      after={[
        // the field takes the space of the washing
        quantity
          ? { name: quantity.title, className: styles.quantityHead }
          : { name: columns.wash, className: styles.washHead },
      ]}
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
            {quantity ? (
              <Cell className={styles.keyCell} afterNumber>
                {isChosen && (
                  <NumberField
                    label={quantity.label(productName(product.prodsys_name))}
                    hideLabel
                    value={quantity.of(product.prodsys_id)}
                    onChange={(typed) => quantity.onChange(product.prodsys_id, typed)}
                  />
                )}
              </Cell>
            ) : (
              <Cell className={styles.valueCell} afterNumber muted={product.wash_system === null}>
                {product.wash_system ?? choiceTexts.notWashed}
              </Cell>
            )}
          </Row>
        );
      })}
    </tbody>
  </DataTable>
);

interface ProductPickerProps {
  /** of the use case */
  readonly products: readonly CatalogueProduct[];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
  /** market rules of the region of use */
  readonly law: LawOfProducts;
  /** name of the region for use in a sentence */
  readonly region: string;
  /** a last column with a field for each chosen product */
  readonly quantity?: {
    readonly title: string;
    /** name of the field of a product */
    readonly label: (product: string) => string;
    readonly of: (prodsys_id: string) => number | null;
    readonly onChange: (prodsys_id: string, typed: number | null) => void;
  };
  /** shown below the table, for example a link to create a product */
  readonly actions?: ReactNode;
}

const FILTERS: readonly ProductFilter[] = ["all", "reusable", "single_use"];

/** The table of products with filter, search and commands. */
export const ProductPicker = ({ products, chosen, onChoose, law, region, quantity, actions }: ProductPickerProps) => {
  const [view, setView] = useState<ProductView>(WHOLE_LIST);
  const shown = visibleProducts(products, view, chosen);
  const isWhole = view.filter === "all" && view.search === "" && !view.chosen_only;
  const count = (filter: ProductFilter) => formatCount(visibleProducts(products, { ...WHOLE_LIST, filter }, []).length);

  return (
    <div>
      <div className={styles.toolbar}>
        <SearchField
          className={styles.search}
          label={choiceTexts.searchProducts}
          placeholder={choiceTexts.searchProducts}
          value={view.search}
          onChange={(search) => setView({ ...view, search })}
        />
        <SegmentedControl
          className={styles.filter}
          wide
          label={choiceTexts.filterLabel}
          options={FILTERS.map((filter) => ({ value: filter, label: choiceTexts.filters[filter](count(filter)) }))}
          value={view.filter}
          onChange={(filter) => setView({ ...view, filter })}
        />
        <div className={styles.commands}>
          {isWhole ? (
            <Button
              kind="quiet"
              disabled={chosen.length === 0}
              onClick={() => setView({ ...WHOLE_LIST, chosen_only: true })}
            >
              {choiceTexts.viewChosen}
            </Button>
          ) : (
            <Button kind="quiet" onClick={() => setView(WHOLE_LIST)}>
              {choiceTexts.viewAll}
            </Button>
          )}
          <Button kind="quiet" disabled={shown.length === 0} onClick={() => onChoose(withAll(chosen, shown))}>
            {choiceTexts.selectAll}
          </Button>
          <Button kind="quiet" disabled={chosen.length === 0} onClick={() => onChoose([])}>
            {choiceTexts.reset}
          </Button>
        </div>
      </div>
      {shown.length === 0 ? (
        <output className={styles.nothing}>
          {products.length === 0 ? choiceTexts.noProductForUseCase : choiceTexts.noProductFound}
        </output>
      ) : (
        <ProductTable
          products={shown}
          {...{ chosen, law, quantity }}
          onToggle={(id) => onChoose(toggled(chosen, id))}
        />
      )}
      <LawNote
        products={products.map(({ prodsys_id, prodsys_name }) => ({ prodsys_id, name: productName(prodsys_name) }))}
        law={law}
        region={region}
      />
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
};
