import type { InventoryExplanation, ExplainedLine } from "../../../workers/engine/analysis/explanation.ts";
import { explanationTexts } from "../../text/en/explanation.ts";
import { formatNumber, formatPercent } from "../../text/format.ts";
import { caption } from "../../theme/text.css.ts";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import * as styles from "./inventory.css.ts";
import { InventoryLine } from "./inventory-line.tsx";
import { valueDecimals } from "./number-head.ts";
import { bareUnit } from "./shown-amount.ts";
import { STAGES, type Stage } from "../../../edge-api/contract/metrics.ts";

/** The sums of the life-cycle stages that have lines, in the order of the stages. */
export const stageSums = (lines: readonly ExplainedLine[]): { readonly stage: Stage; readonly sum: number }[] =>
  STAGES.flatMap((stage) => {
    const ofStage = lines.filter((line) => line.stage === stage);
    return ofStage.length === 0 ? [] : [{ stage, sum: ofStage.reduce((sum, line) => sum + line.contribution, 0) }];
  });

/** True if the rounded lines do not add up to the rounded sum. */
export const hasRoundingDifference = (lines: readonly ExplainedLine[], raw: number, decimals: number): boolean => {
  const step = 10 ** decimals;
  const rounded = lines.reduce((sum, { contribution }) => sum + Math.round(contribution * step), 0);
  return rounded !== Math.round(raw * step);
};

const { inventory: words, stages } = explanationTexts;

interface InventoryTableProps {
  readonly explanation: InventoryExplanation;
  /** the unit in the tables */
  readonly metricUnit: string;
  /** of the reference data that the value was computed with */
  readonly version: string;
  readonly region: { readonly region_id: string; readonly name: string };
  readonly onChangeRegion: () => void;
}

/** All inputs of a value, the largest first; the lines add up to the value. The key names the stages with their sums. */
export const InventoryTable = ({ explanation, metricUnit, version, region, onChangeRegion }: InventoryTableProps) => {
  const { uses, items, raw } = explanation;
  const lines = explanation.lines.toSorted((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution));
  const whole = raw ?? lines.reduce((sum, line) => sum + line.contribution, 0);
  const decimals = valueDecimals(whole);
  const withComponent = new Set(lines.map((line) => line.component_id).filter((id) => id !== "product")).size > 1;
  const shownUnit = bareUnit(metricUnit);
  if (lines.length === 0) return <p>{words.empty}</p>;
  return (
    <>
      <DataTable caption={words.caption} widths={["", "6.5rem", "3.5rem"]} className={styles.inventory}>
        <ColumnHeads
          text={[words.count(lines.length)]}
          numeric={[items === null ? words.perUse(shownUnit) : words.perServing(shownUnit), words.share]}
        />
        <tbody>
          {lines.map((line, at) => (
            <InventoryLine
              // The index makes the key unique: an activity may occur in several components and legs.
              key={`${line.activity_id} ${line.component_id} ${line.detail} ${at}`}
              {...{ line, decimals, metricUnit, uses, whole, version, withComponent, onChangeRegion }}
              metric={explanation.metric}
              largest={Math.abs(lines[0]?.contribution ?? 0)}
              regionName={region.name}
              isRegionOfUse={line.region_id === region.region_id}
            />
          ))}
        </tbody>
        <tfoot>
          <Row className={styles.sumRow}>
            <KeyCell>{words.sum}</KeyCell>
            <NumberCell strong>{formatNumber(whole, decimals)}</NumberCell>
            <NumberCell muted>{whole > 0 && formatPercent(1)}</NumberCell>
          </Row>
        </tfoot>
      </DataTable>
      <ul className={`${caption} ${styles.key}`} aria-label={words.byStage}>
        {stageSums(lines).map(({ stage, sum }) => (
          <li key={stage}>
            <span className={styles.swatch[stage]} /> {stages[stage]} {formatNumber(sum, decimals)}
          </li>
        ))}
      </ul>
      {hasRoundingDifference(lines, whole, decimals) && <p className={caption}>{words.rounded}</p>}
    </>
  );
};
