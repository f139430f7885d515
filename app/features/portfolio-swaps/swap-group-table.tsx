import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { Grouping } from "../../../workers/engine/portfolio/line-groups.ts";
import type { ChangedGroup } from "../../state/portfolio/swap-groups.ts";
import { unitFor } from "../../text/amounts.ts";
import { portfolioBreakdownTexts } from "../../text/en/portfolio-breakdown.ts";
import { portfolioSwapsTexts as words } from "../../text/en/portfolio-swaps.ts";
import { formatCount, formatScore, sharedDecimals } from "../../text/format.ts";
import type { ShownUnit } from "../../text/units.ts";
import { caption } from "../../theme/text.css.ts";
import { AmountBar } from "../../ui/data-table/amount-bar.tsx";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { pointsShown, rawChange, signed } from "./swap-words.ts";
import * as styles from "./swaps.css.ts";

interface SwapGroupTableProps {
  readonly groups: readonly ChangedGroup[];
  readonly by: Grouping;
  readonly catalogue: Catalogue;
  readonly nameOf: (key: string) => string;
}

/** Rows in the table; the file has all. */
const MAX_ROWS = 40;

const climateOf = (group: ChangedGroup): number => rawChange(group, "climate") ?? 0;
const massOf = ({ before, after }: ChangedGroup): number => after.kpis.mass_kg - before.kpis.mass_kg;
const plasticOf = ({ before, after }: ChangedGroup): number => after.kpis.plastic_mass_kg - before.kpis.plastic_mass_kg;
const pointsOf = ({ before, after }: ChangedGroup): number => (after.summary ?? 0) - (before.summary ?? 0);

/** A column of changes in one unit and precision, each with a bar of its share of the largest. */
function changesIn(groups: readonly ChangedGroup[], dataUnit: string, of: (group: ChangedGroup) => number) {
  const largest = Math.max(0, ...groups.map((group) => Math.abs(of(group))));
  const unit: ShownUnit = unitFor(dataUnit, largest);
  const decimals = sharedDecimals([largest / unit.per]);
  return {
    unit: unit.unit,
    cell: (group: ChangedGroup) => (
      <>
        {signed(of(group) / unit.per, decimals)}
        <AmountBar share={largest === 0 ? 0 : Math.abs(of(group)) / largest} />
      </>
    ),
  };
}

/** The groups that swaps change: scores before and after, points, and what they save. */
export const SwapGroupTable = ({ groups, by, catalogue, nameOf }: SwapGroupTableProps) => {
  const unitOfClimate = catalogue.metrics.find(({ metric_id }) => metric_id === "climate")?.unit ?? "";
  const climate = changesIn(groups, unitOfClimate, climateOf);
  const mass = changesIn(groups, "kg", massOf);
  const plastic = changesIn(groups, "kg", plasticOf);
  const mostPoints = Math.max(0, ...groups.map((group) => Math.abs(pointsOf(group))));
  const more = groups.length - MAX_ROWS;
  return (
    <>
      <DataTable caption={words.groups.table(portfolioBreakdownTexts.bys[by].toLowerCase())}>
        <ColumnHeads
          text={[portfolioBreakdownTexts.bys[by]]}
          numeric={[
            { name: words.groups.lines, className: `${styles.groupColumns.lines} ${styles.wide}` },
            { name: words.groups.score, className: styles.groupColumns.score },
            { name: words.columns.gain, className: styles.groupColumns.points },
            {
              name: <WithUnits text={portfolioBreakdownTexts.climate(climate.unit)} />,
              className: styles.groupColumns.climate,
            },
            { name: words.groups.mass(mass.unit), className: `${styles.groupColumns.mass} ${styles.wide}` },
            { name: words.groups.plastic(plastic.unit), className: `${styles.groupColumns.mass} ${styles.wide}` },
          ]}
        />
        <tbody>
          {groups.slice(0, MAX_ROWS).map((group) => (
            <Row key={group.key}>
              <KeyCell title={nameOf(group.key)}>{nameOf(group.key)}</KeyCell>
              <NumberCell className={styles.wide}>{formatCount(group.lines)}</NumberCell>
              <NumberCell>
                {words.groups.fromTo(formatScore(group.before.summary), formatScore(group.after.summary))}
              </NumberCell>
              <NumberCell strong>
                {pointsShown(group.before.summary ?? 0, group.after.summary ?? 0)}
                <AmountBar share={mostPoints === 0 ? 0 : Math.abs(pointsOf(group)) / mostPoints} />
              </NumberCell>
              <NumberCell>{climate.cell(group)}</NumberCell>
              <NumberCell className={styles.wide}>{mass.cell(group)}</NumberCell>
              <NumberCell className={styles.wide}>{plastic.cell(group)}</NumberCell>
            </Row>
          ))}
        </tbody>
      </DataTable>
      <p className={caption}>
        {words.groups.about} {more > 0 && portfolioBreakdownTexts.more(more, formatCount(more))}
      </p>
    </>
  );
};
