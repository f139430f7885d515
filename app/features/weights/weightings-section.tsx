import { useAtomValue, useSetAtom } from "jotai";
import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { FlipWeight, FlipWeights } from "../../../workers/engine/analysis/flip-weight.ts";
import type { RankStability } from "../../../workers/engine/analysis/rank-stability.ts";
import { type Contest, scoreOf, weightedScore } from "../../../workers/engine/analysis/weightings.ts";
import { downloadWeightingsAtom, type WeightingsTable } from "../../exports/weighting-files.ts";
import { useSettled } from "../../scheduling/use-settled.ts";
import { rankedNameAtom, subjectCatalogueAtom, subjectSettingsAtom } from "../../state/analysis/subject-settings.ts";
import { drawAgainAtom, type Weightings, weightingsAtom } from "../../state/analysis/weightings.ts";
import type { Subject } from "../../state/core/subject.ts";
import { retryEngineAtom } from "../../state/engine/question-atom.ts";
import { pageSectionsTexts } from "../../text/en/page-sections.ts";
import { weightsTexts } from "../../text/en/weights.ts";
import { formatCount, formatNumber, formatPercent, formatScore, shownScore } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { formatSummary } from "../../text/shares.ts";
import { caption, group } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import * as styles from "./weights.css.ts";

/** Most flips named in the sentence; the table has all. */
const MAX_NAMED = 2;

/** True if another has a better displayed score in the metric than the first. */
const isLost = ({ best, first }: FlipWeight): boolean => shownScore(best) > shownScore(first);

/** True if another is better in the metric, but the displayed scores are equal. */
const isNearlyLost = (row: FlipWeight, { first_id }: FlipWeights): boolean => !isLost(row) && row.best_id !== first_id;

/** Decimals of a share (0-1) as percent: one near 0 and 1, to avoid "more than 100 %". */
const flipDecimals = (share: number): number => (share < 0.005 || share > 0.995 ? 1 : 0);

/** A share (0-1) of random weightings as percent; never 100 %, because a sample proves no "always". */
const shareShown = (share: number): string =>
  share >= 0.995 ? weightsTexts.section.moreThan(formatPercent(0.99)) : formatPercent(share);

interface Names {
  /** name for a sentence: "the paper cup", or a portfolio's name in quotation marks */
  readonly of: (id: string) => string;
  readonly metric: (id: MetricId) => string;
}

/** Single weights that would put the second first, smallest change first; then the metrics that the first loses. */
export const flipSentences = (flips: FlipWeights, names: Names): readonly string[] => {
  const words = weightsTexts.section;
  const [first, second] = [names.of(flips.first_id), names.of(flips.second_id)];
  const turning = flips.metrics
    .flatMap(({ metric, share, flips_at }) => (flips_at === null ? [] : [{ metric, share, flips_at }]))
    .toSorted((a, b) => Math.abs(a.flips_at - a.share) - Math.abs(b.flips_at - b.share))
    .slice(0, MAX_NAMED)
    .map(({ metric, share, flips_at }) => ({
      name: inSentence(names.metric(metric)),
      shown: (flips_at > share ? words.above : words.below)(formatPercent(flips_at, flipDecimals(flips_at))),
    }));
  const namesOf = (rows: readonly FlipWeight[]) => rows.map(({ metric }) => inSentence(names.metric(metric)));
  const lost = flips.metrics.filter(isLost);
  const nearly = flips.metrics.filter((row) => isNearlyLost(row, flips));
  const behind = () => {
    if (lost.length > 0) return words.loses(first, namesOf(lost));
    return nearly.length > 0 ? words.losesNearly(first, namesOf(nearly)) : words.losesNone(first);
  };
  return [
    ...(flips.is_tie
      ? []
      : [turning.length === 0 ? words.neverFlips(first, second) : words.flips(first, second, turning)]),
    behind(),
  ];
};

interface FlipTableProps {
  readonly flips: FlipWeights;
  readonly contest: Contest;
  readonly nameOf: (id: string) => string;
  readonly metricName: (id: MetricId) => string;
}

interface BestProps extends Pick<FlipTableProps, "flips" | "contest" | "nameOf"> {
  readonly row: FlipWeight;
}

/** The best in a metric by displayed score, or how many share it; marks that the first loses here. */
const Best = ({ row, flips, contest, nameOf }: BestProps) => {
  const words = weightsTexts.section;
  const first = nameOf(flips.first_id);
  const top = contest.ranked.filter((one) => shownScore(scoreOf(one, row.metric)) === shownScore(row.best));
  const best =
    top.length > 1 ? words.shared(formatScore(row.best), formatCount(top.length)) : nameOf(top[0]?.id ?? row.best_id);
  if (!isLost(row)) return best;
  return (
    <>
      {top.length > 1 ? best : words.bestOf(formatScore(row.best), best)}
      <span className={styles.lost}>{words.lostBy(first)}</span>
    </>
  );
};

/** Per metric: its weight, the weight at which the first two swap places, and who is best in it. */
const FlipTable = ({ flips, contest, nameOf, metricName }: FlipTableProps) => {
  const words = weightsTexts.section;
  return (
    <DataTable caption={words.metrics} widths={["", "15%", "15%", "10%", "10%", "30%"]} className={styles.flips}>
      <ColumnHeads
        text={[words.metric]}
        numeric={[words.share, words.flipsAt, words.firstScore, words.secondScore]}
        after={[words.best]}
      />
      <tbody>
        {flips.metrics.map((row) => (
          <Row key={row.metric}>
            <KeyCell>{metricName(row.metric)}</KeyCell>
            <NumberCell>{formatNumber(100 * row.share)}</NumberCell>
            <NumberCell strong={row.flips_at !== null} muted={row.flips_at === null}>
              {row.flips_at === null ? words.never : formatNumber(100 * row.flips_at, flipDecimals(row.flips_at))}
            </NumberCell>
            <NumberCell>{formatScore(row.first)}</NumberCell>
            <NumberCell>{formatScore(row.second)}</NumberCell>
            <Cell afterNumber>
              <Best {...{ row, flips, contest, nameOf }} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  );
};

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
  const never = stability.shares.filter(({ first }) => first === 0);
  return (
    <>
      <DataTable caption={words.shares} widths={["", "34%", "20%"]}>
        <ColumnHeads text={[words.subject[subject], words.first]} numeric={[words.summary]} />
        <tbody>
          {stability.shares
            .filter(({ first }) => first > 0)
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
      {never.length > 0 && <p className={caption}>{words.neverFirst(never.map(({ id }) => nameOf(id)))}</p>}
    </>
  );
};

interface WeightingsSectionProps {
  readonly id: string;
  readonly subject: Subject;
}

/** The sentence under the title: the share of draws in which the first stays first. */
const sentenceOf = (value: Weightings | null, inWords: (id: string) => string) => {
  const words = weightsTexts.section;
  const { stability, flips } = value ?? {};
  const first = stability?.shares.find(({ id }) => id === flips?.first_id);
  if (!stability || !first) return null;
  return words.sentence(stability.draws, stability.metrics.length, inWords(first.id), shareShown(first.first));
};

const titleOf = (value: Weightings | null): string => {
  const words = weightsTexts.section;
  const { stability, flips } = value ?? {};
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
  const shown = useSettled(live, live.isAsking);
  const { value, problem } = shown.value === null ? live : shown;
  const { weighed, stability, flips } = value ?? {};
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
  const sentence = sentenceOf(value, inWords);
  const hasNothing = stability === null;
  return (
    <Section id={id} title={titleOf(value)} note={words.note(isOwn ? weightsTexts.own : "")}>
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
              <Disclosure title={pageSectionsTexts.analysts} level={4}>
                <p className={`${caption} ${styles.foot}`}>
                  {words.seed(formatCount(stability.seed))}
                  <LinkLike onClick={again}>{words.again}</LinkLike>
                </p>
              </Disclosure>
            </div>
            <div>
              {tableHead(words.metrics, words.metricsCsv, "flips")}
              <FlipTable {...{ flips, nameOf, metricName }} contest={weighed.contest} />
            </div>
          </div>
        </>
      )}
    </Section>
  );
}
