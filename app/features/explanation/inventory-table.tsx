import type { InventoryExplanation } from "../../../workers/engine/analysis/explanation.ts";
import { explanationTexts } from "../../text/en/explanation.ts";
import { formatNumber, formatUnit } from "../../text/format.ts";
import { formatSignificant } from "../../text/significant.ts";
import { caption } from "../../theme/text.css.ts";
import { Cell, DataTable, Head, HeadRow, KeyCell, Row } from "../../ui/data-table/data-table.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import * as styles from "./explanation.css.ts";
import { InventoryLine } from "./inventory-line.tsx";
import { Unused } from "./unused-cells.tsx";
import { valueDecimals } from "./number-head.ts";
import { bareUnit } from "./shown-amount.ts";
import { hasRoundingDifference, stageGroups } from "./stage-groups.ts";

const { inventory: words, stages } = explanationTexts;

interface InventoryTableProps {
  readonly explanation: InventoryExplanation;
  readonly metricUnit: string;
  /** of the reference data that the value was computed with */
  readonly version: string;
  readonly region: { readonly region_id: string; readonly name: string };
  readonly onChangeRegion: () => void;
}

/** All inputs of a value, by stage; the lines add up to the value. */
export const InventoryTable = ({ explanation, metricUnit, version, region, onChangeRegion }: InventoryTableProps) => {
  const { lines, uses, items, raw } = explanation;
  const whole = raw ?? lines.reduce((sum, line) => sum + line.contribution, 0);
  const decimals = valueDecimals(whole);
  const withComponent = new Set(lines.map((line) => line.component_id).filter((id) => id !== "product")).size > 1;
  const shownUnit = bareUnit(metricUnit);
  if (lines.length === 0) return <p>{words.empty}</p>;
  return (
    <>
      <DataTable caption={words.caption} className={styles.inventory}>
        <thead>
          <HeadRow>
            <Head className={styles.inputHead}>{words.input}</Head>
            <Head numeric className={`${styles.wideOnly} ${styles.amountHead}`}>
              {words.amount}
            </Head>
            <Head numeric className={`${styles.wideOnly} ${styles.factorHead}`}>
              <WithUnits text={formatUnit(metricUnit).includes("CO2e") ? `CO2e ${words.each}` : words.factor} />
            </Head>
            <Head className={styles.quality}>{words.quality}</Head>
            <Head numeric className={styles.valueHead}>
              {items === null ? words.perUse(shownUnit) : words.perServing(shownUnit)}
            </Head>
          </HeadRow>
        </thead>
        {stageGroups(lines).map((group) => (
          <tbody key={group.stage}>
            <tr className={styles.stageRow}>
              <th scope="rowgroup" colSpan={2} className={styles.stageName}>
                <span className={styles.swatch[group.stage]} />
                {stages[group.stage]}{" "}
                <span className={styles.often}>
                  {group.stage === "washing" || uses === 1 ? words.every : words.once(formatSignificant(uses, 6))}
                </span>
              </th>
              <Unused columns={2} />
              <td className={styles.stageSum}>{formatNumber(group.sum, decimals)}</td>
            </tr>
            {group.lines.map((line, at) => (
              <InventoryLine
                // The index makes the key unique: an activity may occur in several components and legs.
                key={`${line.activity_id} ${line.component_id} ${line.detail} ${at}`}
                line={line}
                decimals={decimals}
                metric={explanation.metric}
                metricUnit={metricUnit}
                version={version}
                withComponent={withComponent}
                regionName={region.name}
                isRegionOfUse={line.region_id === region.region_id}
                onChangeRegion={onChangeRegion}
              />
            ))}
          </tbody>
        ))}
        <tfoot>
          <Row className={styles.sumRow}>
            <KeyCell colSpan={2}>{words.sum}</KeyCell>
            <Unused columns={2} />
            <Cell numeric strong>
              {formatNumber(whole, decimals)}
            </Cell>
          </Row>
        </tfoot>
      </DataTable>
      {hasRoundingDifference(lines, whole, decimals) && <p className={`${caption} ${styles.note}`}>{words.rounded}</p>}
    </>
  );
};
