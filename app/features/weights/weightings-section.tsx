import { useAtomValue, useSetAtom } from "jotai";
import { weightedScore } from "../../../workers/engine/analysis/weightings.ts";
import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import { rankedNameAtom, subjectCatalogueAtom, subjectSettingsAtom } from "../../state/analysis/subject-settings.ts";
import { retryEngineAtom } from "../../state/engine/engine-tries.ts";
import { downloadWeightingsAtom, type WeightingsTable } from "../../state/files/weightings-csv.ts";
import { drawAgainAtom, weightingsAtom, type WeightingsState } from "../../state/analysis/weightings.ts";
import { weightsTexts } from "../../text/en/weights.ts";
import { formatCount, formatNumber } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { caption, group } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import { useSettled } from "../../scheduling/use-settled.ts";
import { FlipTable } from "./flip-table.tsx";
import { flipSentences, shareShown } from "./weightings-words.ts";
import * as styles from "./weights.css.ts";
import type { Subject } from "../../state/core/subject.ts";
import type { RankStability } from "../../../workers/engine/analysis/rank-stability.ts";
import { formatSummary } from "../../text/shares.ts";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";

interface ShareTableProps {
  readonly stability: RankStability;
  readonly subject: "comparison" | "portfolio";
  readonly nameOf: (id: string) => string;
  /** summary (0-100) under the weights in force */
  readonly summaryOf: (id: string) => number | null;
}

/** The share of draws in which each comes first, highest first, with its summary under the weights in force. */
const ShareTable = ({ stability, subject, nameOf, summaryOf }: ShareTableProps) => {
  const words = weightsTexts.section;
  return (
    <DataTable caption={words.shares} widths={["", "34%", "20%"]}>
      <ColumnHeads text={[words.subject[subject], words.first]} numeric={[words.summary]} />
      <tbody>
        {stability.shares
          .toSorted((a, b) => b.first - a.first)
          .map(({ id, first }) => (
            <Row key={id}>
              <KeyCell>{nameOf(id)}</KeyCell>
              <Cell>
                {formatNumber(100 * first, first < 1 && first >= 0.995 ? 2 : 0)}
                <span className={styles.bar} style={{ backgroundSize: `${100 * first}% 100%` }} aria-hidden="true" />
              </Cell>
              <NumberCell muted>{formatSummary(summaryOf(id))}</NumberCell>
            </Row>
          ))}
      </tbody>
    </DataTable>
  );
};

interface WeightingsSectionProps {
  /** id of the heading */
  readonly id: string;
  readonly subject: Subject;
}

/** The sentence under the title: the share of draws in which the first stays first. */
const sentenceOf = ({ stability, flips }: WeightingsState, inWords: (id: string) => string) => {
  const words = weightsTexts.section;
  const first = stability?.shares.find(({ id }) => id === flips?.first_id);
  if (!stability || !first) return null;
  return words.sentence(stability.draws, stability.metrics.length, inWords(first.id), shareShown(first.first));
};

const titleOf = ({ stability, flips }: WeightingsState): string => {
  const words = weightsTexts.section;
  const first = stability?.shares.find(({ id }) => id === flips?.first_id);
  if (!first || !flips) return words.loading;
  return flips.is_tie ? words.tie : words.stays(shareShown(first.first));
};

/** Stability of the first place under other weights, where the first two swap, and the metrics that the first loses. */
export default function WeightingsSection({ id, subject }: WeightingsSectionProps) {
  const words = weightsTexts.section;
  const nameOf = useAtomValue(rankedNameAtom(subject));
  const inWords = (of: string): string =>
    subject.kind === "comparison" ? words.product(inSentence(nameOf(of))) : words.portfolio(nameOf(of));
  const isOwn = useAtomValue(subjectSettingsAtom(subject))?.weights !== undefined;
  const live = useAtomValue(weightingsAtom(subject));
  const shown = useSettled(live, !live.isReady && live.problem === null);
  const state = shown.isReady ? shown : live;
  const { weighed, stability, flips, problem } = state;
  const catalogue = useAtomValue(subjectCatalogueAtom(subject));
  const retry = useSetAtom(retryEngineAtom);
  const again = useSetAtom(drawAgainAtom);
  const download = useSetAtom(downloadWeightingsAtom);
  const metricName = (metric: MetricId): string =>
    catalogue?.metrics.find(({ metric_id }) => metric_id === metric)?.metric_name ?? metric;
  const tableHead = (title: string, csvLabel: string, table: WeightingsTable) => (
    <div className={styles.tableHead}>
      <h3 className={group}>{title}</h3>
      <CsvButton label={csvLabel} onSave={() => download({ subject, table })} />
    </div>
  );
  const sentence = sentenceOf(state, inWords);
  const hasNothing = state.isReady && stability === null;
  return (
    <Section id={id} title={titleOf(state)} note={words.note(isOwn ? weightsTexts.own : "")}>
      {problem && <ErrorNotice title={words.failed} onRetry={retry} />}
      {hasNothing && <EmptyState>{words.needsTwo[subject.kind]}</EmptyState>}
      {weighed && stability && flips && (
        <>
          <p className={styles.sentences}>
            {[sentence, ...flipSentences(flips, { of: inWords, metric: metricName })].join(" ")}
          </p>
          <div className={styles.tables}>
            <div>
              {tableHead(words.shares, words.sharesCsv, "shares")}
              <ShareTable
                stability={stability}
                subject={subject.kind}
                nameOf={nameOf}
                summaryOf={(of) => {
                  const one = weighed.contest.ranked.find((ranked) => ranked.id === of);
                  return one === undefined ? null : weightedScore(one, weighed.weights);
                }}
              />
              <p className={`${caption} ${styles.foot}`}>
                {words.seed(formatCount(stability.seed))}
                <LinkLike onClick={again}>{words.again}</LinkLike>
              </p>
            </div>
            <div>
              {tableHead(words.metrics, words.metricsCsv, "flips")}
              <FlipTable {...{ flips, nameOf, metricName }} />
            </div>
          </div>
        </>
      )}
    </Section>
  );
}
