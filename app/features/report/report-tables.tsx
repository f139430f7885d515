import { useMemo } from "react";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import type { Contribution, PortfolioContributions } from "../../../workers/engine/portfolio/portfolio-result.ts";
import type { LawOfProducts } from "../../../workers/engine/rules/market-rules.ts";
import { forbidding, markOf, today } from "../../market-rules/law-words.ts";
import { metricTotals } from "../../score-tables/raw-in-words.tsx";
import type { PortfolioNames } from "../../state/portfolio/portfolio-names.ts";
import { lineDetailTexts } from "../../text/en/line-details.ts";
import { reportTexts } from "../../text/en/report.ts";
import {
  formatCount,
  formatMass,
  formatPercent,
  formatSignificant,
  formatUnit,
  productName,
} from "../../text/format.ts";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { ReportTable } from "./report-table.tsx";
import * as styles from "./report.css.ts";

/** Indices of the `most` largest quantities, largest first, ties by index. One pass that never sorts all 100,000. */
export const largestLines = (quantities: ArrayLike<number>, most: number): readonly number[] => {
  const before = (a: number, b: number): number => (quantities[b] ?? 0) - (quantities[a] ?? 0) || a - b;
  let kept: number[] = [];
  for (let place = 0; place < quantities.length; place++) {
    kept.push(place);
    if (kept.length >= 8 * most) kept = kept.toSorted(before).slice(0, most);
  }
  return kept.toSorted(before).slice(0, most);
};

/** Details that have a column if a listed line has one. */
const LISTED = ["site", "order_number"] as const;

/** Listed lines, about two pages; the CSV has all. */
const MAX_ROWS = 60;

/** The lines of a portfolio with the most uses; a note counts the omitted lines. */
export const LinesTable = ({ table, names }: { readonly table: LineTable; readonly names: PortfolioNames }) => {
  const places = useMemo(() => largestLines(table.columns.quantity, MAX_ROWS), [table]);
  const lines = places.map((place) => table.line(place));
  const shown = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const details = LISTED.filter((detail) => lines.some((line) => (line[detail] ?? "") !== ""));
  const hasLabels = lines.some(({ label }) => label !== "");
  return (
    <>
      <ReportTable
        label={reportTexts.titles.lines}
        text={[
          reportTexts.usecase,
          reportTexts.product,
          reportTexts.food,
          ...(hasLabels ? [reportTexts.lineLabel] : []),
          ...details.map((detail) => lineDetailTexts.names[detail]),
        ]}
        numeric={[reportTexts.uses]}
      >
        {lines.map((line, at) => (
          <tr key={places[at]}>
            <td>{names.usecase(line.usecase_id)}</td>
            <th scope="row">{productName(names.product(line.prodsys_id).name)}</th>
            <td>{names.food(line.food_id)}</td>
            {hasLabels && <td className={styles.label}>{line.label}</td>}
            {details.map((detail) => (
              <td key={detail} className={styles.label}>
                {line[detail]}
              </td>
            ))}
            <td className={styles.number}>{formatCount(line.quantity)}</td>
          </tr>
        ))}
      </ReportTable>
      <p className={styles.caption}>
        {table.length > lines.length
          ? reportTexts.someLines(
              formatCount(lines.length),
              formatCount(table.length),
              formatPercent(table.uses > 0 ? 1 - shown / table.uses : null, 1),
            )
          : reportTexts.allLines}
      </p>
    </>
  );
};

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
const MAX_PRODUCTS = 40;

/** The products of a portfolio, most used first; a note counts the omitted products. */
export const ProductsTable = ({ uses, names, law, total }: ProductsTableProps) => {
  const shown = uses.slice(0, MAX_PRODUCTS);
  const rest = uses.slice(MAX_PRODUCTS).reduce((sum, one) => sum + one.uses, 0);
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
        {uses.length > MAX_PRODUCTS &&
          reportTexts.someProducts(
            formatCount(MAX_PRODUCTS),
            formatCount(uses.length),
            formatPercent(total > 0 ? rest / total : null, 1),
          )}{" "}
        {shown.some(({ prodsys_id }) => names.product(prodsys_id).reusable) && reportTexts.reusableKey}
      </p>
    </>
  );
};

interface PartsTablesProps {
  /** null = not yet computed */
  readonly contributions: PortfolioContributions | null;
  readonly catalogue: Catalogue;
  readonly names: PortfolioNames;
}

/** Listed parts per table; the rest is summed in one row. */
const MAX_PARTS = 12;

/** The climate total by stage, use case and product, largest first, each with its share as percent and bar. */
export const PartsTables = ({ contributions, catalogue, names }: PartsTablesProps) => {
  if (contributions === null) return <p>{reportTexts.preparing}</p>;
  const total = contributions.stages.reduce((sum, { raw }) => sum + raw.climate, 0);
  const { unit, shown: amount } = metricTotals(catalogue, "climate", total);
  const stageName = (id: string): string =>
    Object.entries(reportTexts.stages).find(([stage]) => stage === id)?.[1] ?? id;
  const cuts: readonly (readonly [head: string, parts: readonly Contribution[], nameOf: (id: string) => string])[] = [
    [reportTexts.stage, contributions.stages, stageName],
    [reportTexts.usecase, contributions.use_cases, names.usecase],
    [reportTexts.product, contributions.products, (id) => productName(names.product(id).name)],
  ];
  const shareOf = (value: number): number | null => (total > 0 ? value / total : null);
  return (
    <>
      <p>
        <WithUnits text={reportTexts.arisesNote(unit.unit)} />
      </p>
      {cuts.map(([head, parts, nameOf]) => {
        const sorted = parts.toSorted((a, b) => b.raw.climate - a.raw.climate);
        const shown = sorted.length > MAX_PARTS + 1 ? sorted.slice(0, MAX_PARTS) : sorted;
        const rest = sorted.slice(shown.length);
        const rows = [
          ...shown.map(({ id, raw }) => ({ id, name: nameOf(id), value: raw.climate })),
          ...(rest.length === 0
            ? []
            : [
                {
                  id: "",
                  name: reportTexts.others(formatCount(rest.length)),
                  value: rest.reduce((sum, { raw }) => sum + raw.climate, 0),
                },
              ]),
        ];
        return (
          <table key={head} className={`${styles.table} ${styles.parts}`} aria-label={head}>
            <thead>
              <tr>
                <th scope="col" className={styles.barName}>
                  {head}
                </th>
                <th scope="col" className={styles.number}>
                  <WithUnits text={unit.unit} />
                </th>
                <th scope="col" className={styles.number}>
                  {reportTexts.share}
                </th>
                <td className={styles.shareCell} aria-hidden="true" />
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, name, value }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td className={styles.number}>{amount(value)}</td>
                  <td className={styles.number}>{formatPercent(shareOf(value), 1)}</td>
                  <td className={styles.shareCell} aria-hidden="true">
                    <span
                      className={styles.shareBar}
                      style={{ width: `${100 * Math.min(1, Math.max(0, shareOf(value) ?? 0))}%` }}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
    </>
  );
};
