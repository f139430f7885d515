import { Link } from "wouter";
import type { QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import type { DecidingEstimate } from "../../../workers/engine/analysis/explanation.ts";
import { explanationTexts } from "../../text/en/explanation.ts";
import { formatCount, formatPercent } from "../../text/format.ts";
import { formatSignificant } from "../../text/significant.ts";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { factorRow, massRow } from "./data-row.ts";
import * as styles from "./estimates.css.ts";
import * as source from "./explanation.css.ts";
import { bareUnit } from "./shown-amount.ts";

const { estimates: words } = explanationTexts;

/** Smaller estimates share one row. */
const NAMED_FROM = 0.01;
const MAX_NAMED = 8;

interface EstimatesTableProps {
  /** the most influential first */
  readonly estimates: readonly DecidingEstimate[];
  readonly metricUnit: string;
  /** of the reference data that the value was computed with */
  readonly version: string;
  /** product of the value: masses are rows of its components */
  readonly prodsys_id: string;
  readonly metric: QuantMetricId;
}

const nameOf = ({ kind, name }: DecidingEstimate): string => (kind === "mass" ? words.mass(name) : name);

/** Address of the data row with the figure; that page shows its effect and how to replace it. */
const rowOf = (
  { kind, id, region_id }: DecidingEstimate,
  version: string,
  prodsys_id: string,
  metric: QuantMetricId,
): string => (kind === "mass" ? massRow(version, prodsys_id, id) : factorRow(version, region_id, id, metric));

/** The estimates behind a value: a bar of the whole with their parts, then each with what it adds and its share. */
export const EstimatesTable = ({ estimates, metricUnit, version, prodsys_id, metric }: EstimatesTableProps) => {
  const named = estimates.filter(({ share }, place) => place === 0 || (share >= NAMED_FROM && place < MAX_NAMED));
  const rest = estimates.slice(named.length);
  const sum = (of: (one: DecidingEstimate) => number): number => rest.reduce((total, one) => total + of(one), 0);
  const rows = [
    ...named.map((one) => ({
      ...one,
      key: `${one.kind} ${one.region_id} ${one.id}`,
      shown: nameOf(one),
      row: rowOf(one, version, prodsys_id, metric),
    })),
    ...(rest.length === 0
      ? []
      : [
          {
            key: "rest",
            row: null,
            shown: words.others(rest.length, formatCount(rest.length)),
            contribution: sum(({ contribution }) => contribution),
            share: sum(({ share }) => share),
          },
        ]),
  ];
  const largest = Math.max(...rows.map(({ share }) => share));
  return (
    <>
      <div className={styles.whole} aria-hidden="true">
        {rows.map(({ key, share }) => (
          <span key={key} className={styles.part} style={{ width: `${100 * share}%` }} />
        ))}
      </div>
      <DataTable caption={words.caption} className={styles.table}>
        <ColumnHeads
          text={[words.estimate, { name: "", className: styles.barHead }]}
          numeric={[
            { name: bareUnit(metricUnit), className: styles.valueHead },
            { name: words.share, className: styles.shareHead },
          ]}
        />
        <tbody>
          {rows.map(({ key, shown, row, contribution, share }) => (
            <Row key={key}>
              <KeyCell>
                {row === null ? (
                  shown
                ) : (
                  <Link href={row} className={source.sourceLink}>
                    {shown}
                  </Link>
                )}
              </KeyCell>
              <Cell className={styles.barCell}>
                <div className={styles.bar} style={{ width: `${(100 * share) / largest}%` }} aria-hidden="true" />
              </Cell>
              <NumberCell>{formatSignificant(contribution)}</NumberCell>
              <NumberCell strong>{formatPercent(share)}</NumberCell>
            </Row>
          ))}
        </tbody>
      </DataTable>
    </>
  );
};
