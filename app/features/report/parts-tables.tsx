import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { Contribution, PortfolioContributions } from "../../../workers/engine/portfolio/portfolio-result.ts";
import type { PortfolioNames } from "../../state/portfolio/portfolio-names.ts";
import { metricTotals } from "../../score-tables/raw-in-words.ts";
import { reportTexts } from "../../text/en/report.ts";
import { formatCount, formatPercent, productName } from "../../text/format.ts";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import * as styles from "./report.css.ts";

interface PartsTablesProps {
  /** null = not yet computed */
  readonly contributions: PortfolioContributions | null;
  readonly catalogue: Catalogue;
  readonly names: PortfolioNames;
}

/** Listed parts per table; the rest is summed in one row. */
const MAX_ROWS = 12;

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
        const shown = sorted.length > MAX_ROWS + 1 ? sorted.slice(0, MAX_ROWS) : sorted;
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
