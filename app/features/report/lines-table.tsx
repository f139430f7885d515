import { useMemo } from "react";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import type { PortfolioNames } from "../../state/portfolio/portfolio-names.ts";
import { lineDetailTexts } from "../../text/en/line-details.ts";
import { reportTexts } from "../../text/en/report.ts";
import { formatCount, formatPercent, productName } from "../../text/format.ts";
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
export const LinesTable = ({ table, names }: { readonly table: EntryTable; readonly names: PortfolioNames }) => {
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
