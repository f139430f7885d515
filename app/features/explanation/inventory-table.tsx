import { Link } from "wouter";
import { type QuantMetricId, type Stage, STAGES } from "../../../edge-api/contract/metrics.ts";
import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import type { ExplainedLine } from "../../../workers/engine/analysis/explain-lines.ts";
import type { InventoryExplanation } from "../../../workers/engine/analysis/explanation.ts";
import { explanationTexts } from "../../text/en/explanation.ts";
import { formatNumber, formatPercent, formatSignificant } from "../../text/format.ts";
import { caption } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { Mark } from "../../ui/mark/mark.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import * as styles from "./explanation.css.ts";
import { valueDecimals } from "./number-head.ts";
import { qualityWord } from "./quality-note.tsx";
import { bareUnit, factorRow, shownAmount, shownFactor, sourceLine } from "./shown-amount.ts";

const { inventory: words, stages } = explanationTexts;

interface InventoryLineProps {
  readonly line: ExplainedLine;
  readonly decimals: number;
  readonly metric: QuantMetricId;
  readonly metricUnit: string;
  /** number of uses that share an item's life */
  readonly uses: number;
  /** sum of all lines */
  readonly whole: number;
  /** the largest line, by absolute value: its bar is full */
  readonly largest: number;
  /** of the reference data that the value was computed with */
  readonly version: string;
  /** shows the component; false if there is only one */
  readonly withComponent: boolean;
  /** name of the comparison's region; lines with its own figures link to the choice of region */
  readonly regionName: string;
  readonly isRegionOfUse: boolean;
  readonly onChangeRegion: () => void;
}

/** Component and transport leg of a line. */
const whereOf = ({ component_name, component_id, role, detail_name }: ExplainedLine, withComponent: boolean): string =>
  [withComponent && component_id !== "product" ? component_name : "", role === "transport" ? detail_name : ""]
    .filter((part) => part !== "")
    .join(" · ");

/** Address of the data row with the factor: the region's own row, or that of the base. */
const rowOf = ({ line, version, metric }: Pick<InventoryLineProps, "line" | "version" | "metric">): string =>
  factorRow(version, line.regional ? line.region_id : BASE_REGION, line.activity_id, metric);

/** How often the amount occurs; null = once for a product that is used once. */
const oftenOf = ({ stage }: ExplainedLine, uses: number): string | null => {
  if (uses === 1) return null;
  return stage === "washing" ? words.every : words.once(formatSignificant(uses, 6));
};

/** What the second line of a row has no space for: quality, stage, note, and the row of the reference data. */
const Rest = (props: InventoryLineProps) => {
  const { line, regionName, isRegionOfUse, onChangeRegion } = props;
  return (
    <div className={styles.rest}>
      <p>{words.stageAndQuality(stages[line.stage], qualityWord(line.quality))}</p>
      {line.plastic_share !== 1 && <p>{words.plasticShare(formatPercent(line.plastic_share))}</p>}
      {line.note !== "" && (
        <p>
          {words.sourceNote}: {line.note}
        </p>
      )}
      <p>
        <Link href={rowOf(props)}>{words.toRow}</Link>
      </p>
      {line.regional && isRegionOfUse && (
        <LinkLike aria-label={words.changeRegion(regionName)} onClick={onChangeRegion}>
          {words.ownFigure}
        </LinkLike>
      )}
    </div>
  );
};

/** One input in two lines: name and mark, then amount, factor and source; the rest opens on a click. */
export const InventoryLine = (props: InventoryLineProps) => {
  const { line, decimals, metricUnit, uses, whole, largest, withComponent } = props;
  const where = whereOf(line, withComponent);
  const product = words.product(shownAmount(line), shownFactor(line, metricUnit));
  const often = oftenOf(line, uses);
  const isEstimate = line.quality === "expert-estimate";
  return (
    <Row>
      <KeyCell className={styles.input}>
        <details>
          <summary className={styles.opener}>
            <span className={styles.swatch[line.stage]} />
            <span className={styles.name}>
              {line.activity_name} {isEstimate && <Mark kind="estimate" />}
              {line.missing && (
                <>
                  <Mark kind="assumed" /> {words.noFigure}
                </>
              )}
            </span>
            <span className={styles.second}>
              <WithUnits text={[product, often, where, sourceLine(line)].filter(Boolean).join(" · ")} />
            </span>
          </summary>
          <Rest {...props} />
        </details>
      </KeyCell>
      <NumberCell strong className={styles.value}>
        {formatNumber(line.contribution, decimals)}
        <span className={styles.track} aria-hidden="true">
          <span
            className={styles.inventoryBar}
            data-estimate={isEstimate}
            style={{ inlineSize: `${largest === 0 ? 0 : (100 * Math.abs(line.contribution)) / largest}%` }}
          />
        </span>
      </NumberCell>
      <NumberCell muted className={styles.share}>
        {whole > 0 && formatPercent(line.contribution / whole)}
      </NumberCell>
    </Row>
  );
};

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

interface InventoryTableProps {
  readonly explanation: InventoryExplanation;
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
          <Row className={styles.inventorySumRow}>
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
