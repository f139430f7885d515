import { useState } from "react";
import { importComponentTexts as words } from "../../text/en/import-components.ts";
import { formatCount, formatTyped } from "../../text/format.ts";
import { caption } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { ComboBox, type ComboBoxOption } from "../../ui/combo-box/combo-box.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, Row } from "../../ui/data-table/data-table.tsx";
import type { ComponentReview, ReviewedProduct } from "./component-review.ts";
import * as styles from "./import.css.ts";

interface ComponentTableProps {
  readonly review: ComponentReview;
  /** false = the products have just been created */
  readonly isNew: boolean;
  readonly nameOf: (prodsys_id: string) => string;
  readonly options: readonly ComboBoxOption[];
  readonly onLike: (place: number, like: string) => void;
}

const MAX_SHOWN = 100;

/** The products of a component list, each with its most similar catalogue product and its faults. */
export const ComponentTable = ({ review, isNew, nameOf, options, onLike }: ComponentTableProps) => {
  const [changing, setChanging] = useState<number | null>(null);
  const shown = review.products.slice(0, MAX_SHOWN);
  const like = ({ place, listed, like: id }: ReviewedProduct) =>
    changing === place ? (
      <ComboBox
        label={words.likeOf(listed.name)}
        hideLabel
        value={id}
        onChange={(next) => {
          if (next === null) return;
          setChanging(null);
          onLike(place, next);
        }}
        options={options}
      />
    ) : (
      <>
        {id === null ? <span className={styles.warning}>{words.noLike}</span> : nameOf(id)}{" "}
        <LinkLike aria-label={words.changeOf(listed.name)} onClick={() => setChanging(place)}>
          {words.change}
        </LinkLike>
      </>
    );
  return (
    <div className={styles.scroll}>
      <DataTable caption={words.title} className={styles.sampleTable} widths={["26%", "26%", "", "20%"]}>
        <ColumnHeads text={[words.product, words.like, words.components, words.state]} />
        <tbody>
          {shown.map((product) => {
            const { place, listed, isThere, faults } = product;
            return (
              <Row key={place}>
                <KeyCell>
                  {listed.name}
                  {listed.gtin_wrong && listed.gtin !== null && (
                    <span className={`${caption} ${styles.warning}`}> {words.gtinWrong(listed.gtin)}</span>
                  )}
                </KeyCell>
                <Cell>{like(product)}</Cell>
                <Cell muted>
                  {listed.components.map(({ row, component, material, mass_grams, from_case }) => (
                    <div key={row}>
                      {words.component(
                        component || formatCount(row),
                        material,
                        mass_grams === null ? "?" : formatTyped(mass_grams),
                      )}
                      {from_case && ` (${words.fromCase})`}
                    </div>
                  ))}
                </Cell>
                <Cell className={faults.length > 0 ? styles.warning : ""}>
                  {faults.length === 0 ? words.ready : faults.map((fault) => <div key={fault}>{fault}</div>)}
                  {isThere && isNew && <div className={styles.warning}>{words.isThere}</div>}
                </Cell>
              </Row>
            );
          })}
        </tbody>
      </DataTable>
      {review.products.length > shown.length && (
        <p className={caption}>{words.shownOf(formatCount(shown.length), formatCount(review.products.length))}</p>
      )}
    </div>
  );
};
