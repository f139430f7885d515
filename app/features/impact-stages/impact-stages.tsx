import { useAtomValue, useSetAtom } from "jotai";
import { useMemo, useState } from "react";
import { QUANT_METRIC_IDS, type QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import { SaveChart } from "../../charts/save-chart.tsx";
import { chartFactsAtom } from "../../exports/chart-facts.ts";
import { leftOutAtom } from "../../state/analysis/left-out-products.ts";
import { comparisonCatalogueAtom } from "../../state/analysis/pinned-catalogue.ts";
import type { OpenNumber, SectionProps } from "../../state/comparison/compared-product.ts";
import { contributionsAtom } from "../../state/comparison/comparison-parts.ts";
import { allowedAmong } from "../../state/core/left-out.ts";
import { retryEngineAtom } from "../../state/engine/question-atom.ts";
import { impactStagesTexts as words } from "../../text/en/impact-stages.ts";
import { formatNumber, sharedDecimals, shownUnit } from "../../text/format.ts";
import { wideOnly } from "../../theme/by-width.css.ts";
import { Button, LinkLike } from "../../ui/button/button.tsx";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { PhoneList } from "../../ui/data-table/phone-list.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import { ShortChoice } from "../../ui/short-choice/short-choice.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { type Impact, impactOf, type ImpactRow, type Split } from "./impact-rows.ts";
import { impactSentence } from "./impact-sentence.ts";
import * as styles from "./impact-stages.css.ts";
import { StagesChart } from "./stages-chart.tsx";

interface ImpactStagesProps extends SectionProps {
  readonly onOpen: OpenNumber;
  readonly onCsv: (table: "stages" | "components") => void;
}

/**
 * Contributions to the impact: stacked bars by stage or component and a sentence, of the products that charts are about;
 * and a table of all products.
 */
export default function ImpactStages(props: ImpactStagesProps) {
  const { id, comparison_id, products, onOpen, onCsv } = props;
  const { value: contributions, problem } = useAtomValue(contributionsAtom(comparison_id));
  const catalogue = useAtomValue(comparisonCatalogueAtom(comparison_id));
  const retry = useSetAtom(retryEngineAtom);
  const describe = useSetAtom(chartFactsAtom);
  const [metric, setMetric] = useState<QuantMetricId>("climate");
  const [split, setSplit] = useState<Split>("stage");
  const { unit, per } = shownUnit(catalogue?.metrics.find(({ metric_id }) => metric_id === metric)?.unit ?? "");
  const subject = useMemo(() => ({ kind: "comparison", id: comparison_id }) as const, [comparison_id]);
  const drawn = allowedAmong(products, useAtomValue(leftOutAtom(subject)));
  const all = impactOf(products, contributions ?? [], metric, split, per);
  const impact = drawn === products ? all : impactOf(drawn, contributions ?? [], metric, split, per);
  const decimals = sharedDecimals(all.rows.map(({ total }) => total));
  const shown = (value: number | null) => formatNumber(value, decimals);
  const sentence = impactSentence(impact, split, shown);
  const caption = words.chart[split](words.metrics[metric], unit);
  const open = (prodsys_id: string) => onOpen({ prodsys_id, metric });
  const chart = <StagesChart {...{ impact, shown }} label={caption} onOpen={open} />;
  return (
    <Section
      id={id}
      title={words.title}
      note={<WithUnits text={words.note[split](unit)} />}
      actions={
        <div className={styles.controls}>
          <ShortChoice
            label={words.by}
            options={[
              { value: "stage", label: words.bys.stage },
              { value: "component", label: words.bys.component },
            ]}
            value={split}
            onChange={setSplit}
          />
          <ShortChoice
            label={words.metric}
            options={QUANT_METRIC_IDS.map((value) => ({ value, label: words.metrics[value] }))}
            value={metric}
            onChange={setMetric}
          />
        </div>
      }
    >
      {problem && <ErrorNotice title={words.failed} onRetry={retry} />}
      {/* reserves the height of each bar, and space for the legend */}
      <div className={styles.place} style={{ minBlockSize: problem ? undefined : `${1.875 * drawn.length + 4}rem` }}>
        {sentence !== null && (
          <p className={styles.sentence}>
            <WithUnits text={sentence} />
          </p>
        )}
        {impact.rows.length > 0 && chart}
      </div>
      <div className={styles.table}>
        <Disclosure
          title={words.table}
          level={3}
          actions={
            <div className={styles.controls}>
              <SaveChart
                name="stages"
                draw={() => chart}
                facts={(name) => describe(subject, { chart: name, title: words.title, note: caption })}
              />
              <Button
                kind="quiet"
                size="small"
                icon="download"
                aria-label={words.csvLabel[split]}
                onClick={() => onCsv(split === "stage" ? "stages" : "components")}
              >
                {words.csv}
              </Button>
            </div>
          }
        >
          <ImpactTable caption={caption} metric={words.metrics[metric]} impact={all} shown={shown} onOpen={open} />
        </Disclosure>
      </div>
    </Section>
  );
}

interface ImpactTableProps {
  readonly caption: string;
  readonly metric: string;
  readonly impact: Impact;
  readonly shown: (value: number | null) => string;
  readonly onOpen: (prodsys_id: string) => void;
}

/** The numbers of the chart: a table, or a list of products on a phone. */
const ImpactTable = ({ caption, metric, impact, shown, onOpen }: ImpactTableProps) => {
  const total = (row: ImpactRow) => (
    <LinkLike
      className={styles.number}
      aria-label={words.openTotal(row.name, metric, shown(row.total))}
      onClick={() => onOpen(row.prodsys_id)}
    >
      {shown(row.total)}
    </LinkLike>
  );
  const part = (row: ImpactRow, label: string, place: number) => {
    const value = shown(row.values?.[place] ?? null);
    if (row.values === null) return value;
    return (
      <LinkLike
        className={styles.number}
        aria-label={words.openPart(row.name, label, metric, value)}
        onClick={() => onOpen(row.prodsys_id)}
      >
        {value}
      </LinkLike>
    );
  };
  return (
    <>
      <DataTable caption={caption} className={wideOnly} widths={["24%", ...impact.series.map(() => ""), ""]}>
        <ColumnHeads text={[words.product]} numeric={[...impact.series.map(({ label }) => label), words.total]} />
        <tbody>
          {impact.rows.map((row) => (
            <Row key={row.prodsys_id}>
              <KeyCell>{row.name}</KeyCell>
              {impact.series.map(({ id, label }, place) => (
                <NumberCell key={id}>{part(row, label, place)}</NumberCell>
              ))}
              <NumberCell strong>{total(row)}</NumberCell>
            </Row>
          ))}
        </tbody>
      </DataTable>
      <PhoneList
        items={impact.rows.map((row) => ({
          id: row.prodsys_id,
          name: row.name,
          total: total(row),
          facts: impact.series.map(({ label }, place) => [label, part(row, label, place)] as const),
        }))}
      />
    </>
  );
};
