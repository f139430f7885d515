import { Link } from "wouter";
import type { QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import type { ExplainedLine } from "../../../workers/engine/analysis/explanation.ts";
import { explanationTexts } from "../../text/en/explanation.ts";
import { formatNumber, formatPercent } from "../../text/format.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { Cell, KeyCell, Row } from "../../ui/data-table/data-table.tsx";
import { Mark } from "../../ui/mark/mark.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { factorRow } from "./data-row.ts";
import * as styles from "./explanation.css.ts";
import { QualityCell } from "./quality-cell.tsx";
import { shownAmount, shownFactor } from "./shown-amount.ts";
import { sourceLine } from "./source-line.ts";

const { inventory: words } = explanationTexts;

interface InventoryLineProps {
  readonly line: ExplainedLine;
  readonly decimals: number;
  readonly metric: QuantMetricId;
  readonly metricUnit: string;
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

/** One input: activity, amount, impact factor, data quality, contribution. */
export const InventoryLine = (props: InventoryLineProps) => {
  const { line, decimals, metricUnit, withComponent, regionName, isRegionOfUse, onChangeRegion } = props;
  const where = whereOf(line, withComponent);
  const [amount, factor] = [shownAmount(line), shownFactor(line, metricUnit)];
  return (
    <Row>
      <KeyCell className={styles.inputCell}>
        <span className={styles.inputName}>{line.activity_name}</span>
        {where !== "" && <span className={styles.source}>{where}</span>}
        <span className={styles.source}>
          <Link href={rowOf(props)} className={styles.sourceLink}>
            {sourceLine(line) || words.toRow}
          </Link>
        </span>
        {line.note !== "" && (
          <details className={styles.source}>
            <summary className={styles.howOpener}>{words.sourceNote}</summary>
            <p className={styles.how}>{line.note}</p>
          </details>
        )}
        {line.plastic_share !== 1 && (
          <span className={styles.source}>{words.plasticShare(formatPercent(line.plastic_share))}</span>
        )}
        {line.regional && isRegionOfUse && (
          <LinkLike className={styles.source} aria-label={words.changeRegion(regionName)} onClick={onChangeRegion}>
            {words.ownFigure}
          </LinkLike>
        )}
        <span className={styles.onPhone}>{words.product(amount, factor)}</span>
      </KeyCell>
      <Cell numeric className={styles.wideOnly}>
        {amount}
      </Cell>
      <Cell numeric className={styles.wideOnly}>
        <WithUnits text={factor} />
      </Cell>
      <Cell muted className={styles.quality}>
        <QualityCell quality={line.quality} />
        {line.missing && (
          <span className={styles.missing}>
            <Mark kind="assumed" /> {words.noFigure}
          </span>
        )}
      </Cell>
      <Cell numeric>{formatNumber(line.contribution, decimals)}</Cell>
    </Row>
  );
};
