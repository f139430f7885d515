import type { ScarcityPart, WaterFigures } from "../../../workers/engine/analysis/water-figures.ts";
import { waterTexts } from "../../text/en/water.ts";
import { formatWithUnit, shownUnit } from "../../text/format.ts";
import { formatSignificant } from "../../text/significant.ts";
import { group, small } from "../../theme/text.css.ts";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import * as styles from "./explanation.css.ts";

const { explained: words, ...texts } = waterTexts;
const LITRES_PER_M3 = 1000;

interface WaterScarcityProps {
  readonly water: WaterFigures;
  /** the metric's unit in the tables */
  readonly metricUnit: string;
}

/** The litres of a product by the region that they are consumed in, each × its AWARE factor; beside the metric, not in it. */
export const WaterScarcity = ({ water, metricUnit }: WaterScarcityProps) => {
  const { production, use, scarcity, withdrawn_by_washing } = water;
  const { unit, per } = shownUnit(metricUnit);
  const parts = [
    { part: production, name: words.made(production.region_name) },
    { part: use, name: words.used(use.region_name) },
  ];
  const valueOf = ({ litres, factor }: ScarcityPart): number | null =>
    litres === 0 ? 0 : factor === null ? null : (litres * factor) / per;
  const monthsOf = ({ factor_lowest_month: low, factor_highest_month: high }: ScarcityPart): string | null =>
    low === null || high === null ? null : words.months(formatSignificant(low), formatSignificant(high));
  const sources = [
    ...new Set(
      [production, use].flatMap(({ source, source_year }) =>
        source === "" ? [] : [words.source(source, source_year === null ? "" : String(source_year))],
      ),
    ),
  ];
  return (
    <section className={styles.section}>
      <h3 className={group}>{texts.title}</h3>
      <p className={small}>{texts.lead}</p>
      <DataTable caption={words.caption} className={styles.small} widths={["", "22%", "18%", "24%"]}>
        <ColumnHeads text={[words.region]} numeric={[words.litres(unit), words.factor, words.value(unit)]} />
        <tbody>
          {parts.map(({ part, name }) => (
            <Row key={name}>
              <KeyCell>
                {name}
                {monthsOf(part) !== null && <span className={styles.source}>{monthsOf(part)}</span>}
              </KeyCell>
              <NumberCell>{formatSignificant(part.litres / per)}</NumberCell>
              <NumberCell>{part.factor === null ? words.none : formatSignificant(part.factor)}</NumberCell>
              <NumberCell>{valueOf(part) === null ? texts.none : formatSignificant(valueOf(part))}</NumberCell>
            </Row>
          ))}
        </tbody>
        <tfoot>
          <Row className={styles.sumRow}>
            <KeyCell colSpan={3}>{words.sum}</KeyCell>
            <NumberCell strong>
              {scarcity === null ? texts.none : formatSignificant((scarcity * LITRES_PER_M3) / per)}
            </NumberCell>
          </Row>
        </tfoot>
      </DataTable>
      {sources.map((source) => (
        <p key={source} className={small}>
          {source}
        </p>
      ))}
      <p className={small}>
        {withdrawn_by_washing !== null &&
          `${words.drawn(formatWithUnit(formatSignificant(withdrawn_by_washing / per), unit))} `}
        {texts.drawnNote}
      </p>
    </section>
  );
};
