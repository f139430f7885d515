import { Link } from "wouter";
import type { QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import type { DecidingEstimate } from "../../../workers/engine/analysis/estimates.ts";
import type { InventoryExplanation } from "../../../workers/engine/analysis/explanation.ts";
import { explanationTexts } from "../../text/en/explanation.ts";
import { formatCount, formatPercent, formatSignificant } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";
import { group, small } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { Mark } from "../../ui/mark/mark.tsx";
import * as styles from "./explanation.css.ts";
import { bareUnit, factorRow, massRow } from "./shown-amount.ts";

const { quality: words } = explanationTexts;

interface QualityNoteProps {
  /** in the units that are shown */
  readonly explanation: InventoryExplanation;
  readonly metricUnit: string;
  /** of the reference data that the value was computed with */
  readonly version: string;
}

/** The share of a value based on estimates (masses included), the estimates, and the data qualities of its factors. */
export const QualityNote = ({ explanation, metricUnit, version }: QualityNoteProps) => {
  const { quality, estimated, estimated_parts: parts, estimates } = explanation;
  if (estimated === null) return null;
  const defined = quality.find((one) => one.quality === "definition")?.share ?? 0;
  const ranked = quality.filter((one) => one.quality !== "definition");
  const mix = formatList(ranked.map((one) => words.part(qualityWord(one.quality), formatPercent(one.share))));
  return (
    <section className={styles.section}>
      {estimates.length === 0 ? (
        <>
          <h3 className={group}>{words.title}</h3>
          <p className={small}>{words.none}</p>
        </>
      ) : (
        <>
          <h3 className={group}>{words.share(formatPercent(estimated))}</h3>
          {parts !== null && (
            <p className={small}>{words.parts(formatPercent(parts.factors), formatPercent(parts.masses))}</p>
          )}
          <EstimatesTable
            {...{ estimates, metricUnit, version }}
            prodsys_id={explanation.prodsys_id}
            metric={explanation.metric}
          />
          <p className={small}>{words.meaning}</p>
        </>
      )}
      {ranked.length === 0 ? null : <p className={small}>{words.bestToWorst(mix)}</p>}
      {defined === 0 ? null : <p className={small}>{words.definition(formatPercent(defined))}</p>}
    </section>
  );
};

interface RestsOnEstimatesProps {
  readonly explanation: InventoryExplanation;
  /** opens the tab with the estimates */
  readonly onUncertainty: () => void;
}

/** Below the inputs: the share of the value that rests on estimates, with the way to replace one. */
export const RestsOnEstimates = ({ explanation, onUncertainty }: RestsOnEstimatesProps) => {
  const { estimated, estimates } = explanation;
  if (estimated === null || estimates.length === 0) return null;
  return (
    <p className={small}>
      {words.share(formatPercent(estimated))}. <LinkLike onClick={onUncertainty}>{words.replace}</LinkLike>
    </p>
  );
};

const { estimates: estimatesTableWords } = explanationTexts;

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

const nameOf = ({ kind, name }: DecidingEstimate): string => (kind === "mass" ? estimatesTableWords.mass(name) : name);

/** Address of the data row with the figure; that page shows its effect and how to replace it. */
const rowOf = (
  { kind, id, region_id }: DecidingEstimate,
  version: string,
  prodsys_id: string,
  metric: QuantMetricId,
): string => (kind === "mass" ? massRow(version, prodsys_id, id) : factorRow(version, region_id, id, metric));

/** The estimates behind a value: a bar of the whole with their parts, then each with what it adds and its share. */
const EstimatesTable = ({ estimates, metricUnit, version, prodsys_id, metric }: EstimatesTableProps) => {
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
            shown: estimatesTableWords.others(rest.length, formatCount(rest.length)),
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
      <DataTable caption={estimatesTableWords.caption} className={styles.table}>
        <ColumnHeads
          text={[estimatesTableWords.estimate, { name: "", className: styles.barHead }]}
          numeric={[
            { name: bareUnit(metricUnit), className: styles.estimatesTableValueHead },
            { name: estimatesTableWords.share, className: styles.estimatesTableShareHead },
          ]}
        />
        <tbody>
          {rows.map(({ key, shown, row, contribution, share }) => (
            <Row key={key}>
              <KeyCell>
                {row === null ? (
                  shown
                ) : (
                  <Link href={row} className={styles.sourceLink}>
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

const WORDS: Readonly<Record<string, string>> = explanationTexts.qualities;

/** Label of a data quality. */
export const qualityWord = (quality: string): string => WORDS[quality] ?? explanationTexts.qualities[""];

/** Data quality of a figure; an estimate is highlighted by a mark. */
export const QualityCell = ({ quality }: { readonly quality: string }) =>
  quality === "expert-estimate" ? <Mark kind="estimate" /> : qualityWord(quality);
