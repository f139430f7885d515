import type { LawOfProducts } from "../../../workers/engine/rules/market-rules.ts";
import { forbidding, markOf, today } from "../../market-rules/law-words.ts";
import type { PortfolioNames } from "../../state/portfolio/portfolio-names.ts";
import { reportTexts } from "../../text/en/report.ts";
import { formatMass } from "../../text/format-mass.ts";
import { formatCount, formatPercent, formatUnit, productName } from "../../text/format.ts";
import { formatSignificant } from "../../text/significant.ts";
import { ReportTable } from "./report-table.tsx";
import * as styles from "./report.css.ts";

/** A product of a portfolio and its number of uses. */
export interface ReportedUse {
  readonly prodsys_id: string;
  readonly usecase_id: string;
  readonly uses: number;
}

interface ProductsTableProps {
  /** most used first */
  readonly uses: readonly ReportedUse[];
  readonly names: PortfolioNames;
  readonly law: LawOfProducts;
  /** uses of the whole portfolio */
  readonly total: number;
}

/** Listed products; the CSV has all. */
const MAX_ROWS = 40;

/** The products of a portfolio, most used first; a note counts the omitted products. */
export const ProductsTable = ({ uses, names, law, total }: ProductsTableProps) => {
  const shown = uses.slice(0, MAX_ROWS);
  const rest = uses.slice(MAX_ROWS).reduce((sum, one) => sum + one.uses, 0);
  const day = today();
  return (
    <>
      <ReportTable
        label={reportTexts.titles.products}
        text={[reportTexts.product, reportTexts.usecase]}
        numeric={[reportTexts.uses, reportTexts.perPiece, reportTexts.pieceMass(formatUnit("g"))]}
      >
        {shown.map(({ prodsys_id, usecase_id, uses: count }) => {
          const product = names.product(prodsys_id);
          const rule = forbidding(law.get(prodsys_id) ?? []);
          return (
            <tr key={prodsys_id}>
              <th scope="row">
                {productName(product.name)}{" "}
                {product.reusable && <span className={styles.sign}>{reportTexts.reusableSign}</span>}
                {rule && <span className={styles.sign}> {reportTexts.inBrackets(markOf(rule, day, false))}</span>}
              </th>
              <td>{names.usecase(usecase_id)}</td>
              <td className={styles.number}>{formatCount(count)}</td>
              <td className={styles.number}>{formatSignificant(product.uses)}</td>
              <td className={styles.number}>{formatMass(product.mass_grams)}</td>
            </tr>
          );
        })}
      </ReportTable>
      <p className={styles.caption}>
        {uses.length > MAX_ROWS &&
          reportTexts.someProducts(
            formatCount(MAX_ROWS),
            formatCount(uses.length),
            formatPercent(total > 0 ? rest / total : null, 1),
          )}{" "}
        {shown.some(({ prodsys_id }) => names.product(prodsys_id).reusable) && reportTexts.reusableKey}
      </p>
    </>
  );
};
