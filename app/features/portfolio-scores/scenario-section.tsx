import { useAtomValue, useSetAtom } from "jotai";
import { useMemo } from "react";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { PortfolioLine } from "../../../workers/engine/portfolio/portfolio-line.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { lineChanges } from "../../../workers/engine/portfolio/line-changes.ts";
import { exportProgressAtom, stopExportAtom } from "../../exports/portfolio-export.ts";
import { downloadLineChangesAtom, downloadScenarioScoresAtom } from "../../exports/scenario.ts";
import { amountDifference, ratingDifference, scoreDifference } from "../../score-tables/difference.ts";
import { metricColumns } from "../../score-tables/metric-columns.ts";
import { RawAmount, rawInWords } from "../../score-tables/raw-in-words.tsx";
import { portfolioNamesOf } from "../../state/portfolio/portfolio-names.ts";
import { portfolioScoresAtom } from "../../state/portfolio/portfolio-scores.ts";
import { portfolioTableAtom } from "../../state/portfolio/portfolio-table.ts";
import { portfolioScenarioTexts as words } from "../../text/en/portfolio-scenario.ts";
import { tableTexts } from "../../text/en/table.ts";
import { formatCount, productName } from "../../text/format.ts";
import { formatOf100 } from "../../text/shares.ts";
import { shortName } from "../../text/short-name.ts";
import { caption } from "../../theme/text.css.ts";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import * as styles from "./scores.css.ts";

interface ScenarioSectionProps {
  /** id of the heading */
  readonly id: string;
  readonly portfolio: PortfolioHead;
  readonly table: LineTable;
  /** the portfolio that this one is a scenario of */
  readonly origin: PortfolioHead;
  readonly catalogue: Catalogue;
}

/** Number of lines shown; the editor has all. */
const MAX_ROWS = 100;

/** Before and after: changes of the scores in words, and the changed lines. */
export const ScenarioSection = ({ id, portfolio, table, origin, catalogue }: ScenarioSectionProps) => {
  const names = portfolioNamesOf(catalogue);
  const originTable = useAtomValue(portfolioTableAtom(origin.portfolio_id));
  const { scores: before } = useAtomValue(portfolioScoresAtom(origin.portfolio_id));
  const { scores: now } = useAtomValue(portfolioScoresAtom(portfolio.portfolio_id));
  const saveScores = useSetAtom(downloadScenarioScoresAtom);
  const saveLines = useSetAtom(downloadLineChangesAtom);
  const writing = useAtomValue(exportProgressAtom);
  const stop = useSetAtom(stopExportAtom);
  const changes = useMemo(() => (originTable === null ? null : lineChanges(originTable, table)), [originTable, table]);
  if (before === null || now === null || changes === null) return <Spinner label={words.opening} />;
  const difference = scoreDifference(now.summary, before.summary);
  const counts = [
    ...(changes.changed > 0 ? [words.linesChanged(changes.changed, formatCount(changes.changed))] : []),
    ...(changes.added > 0 ? [words.linesAdded(changes.added, formatCount(changes.added))] : []),
    ...(changes.removed > 0 ? [words.linesRemoved(changes.removed, formatCount(changes.removed))] : []),
  ];
  const all = changes.length;
  const shown = Array.from({ length: Math.min(all, MAX_ROWS) }, (_, at) => changes.change(at));
  const lineWords = (line: PortfolioLine | null): string =>
    line === null
      ? words.nothing
      : words.line(
          productName(names.product(line.prodsys_id).name),
          line.food_id === catalogue.default_food ? words.highestRisk : shortName(names.food(line.food_id)),
          words.uses(line.quantity, formatCount(line.quantity)),
        );
  return (
    <Section
      id={id}
      className={styles.section}
      title={words.title}
      note={words.note(origin.portfolio_name)}
      actions={<CsvButton label={words.scoresCsv} onSave={() => saveScores(portfolio.portfolio_id)} />}
    >
      <p className={styles.sentence}>
        {difference === null
          ? ""
          : difference === tableTexts.difference.same
            ? words.sentenceSame(formatOf100(now.summary))
            : words.sentence(difference, formatOf100(before.summary), formatOf100(now.summary))}{" "}
        {counts.length === 0 ? words.noLines : words.sentenceOf(counts)}
      </p>
      <DataTable caption={words.metrics} widths={["26%", "", "", "24%", "24%"]}>
        <ColumnHeads text={[words.metric]} numeric={[words.before, words.now, words.score, words.raw]} />
        <tbody>
          {metricColumns(catalogue, portfolio.weights).map((column) => {
            const { metric_id, name, isRating } = column;
            const raws = [now.raw[metric_id], before.raw[metric_id]] as const;
            return (
              <Row key={metric_id}>
                <KeyCell>{name}</KeyCell>
                <NumberCell muted>
                  <RawAmount {...rawInWords(catalogue, column, before.raw[metric_id])} />
                </NumberCell>
                <NumberCell>
                  <RawAmount {...rawInWords(catalogue, column, now.raw[metric_id])} />
                </NumberCell>
                <NumberCell>{scoreDifference(now.score[metric_id], before.score[metric_id])}</NumberCell>
                <NumberCell>{(isRating ? ratingDifference : amountDifference)(...raws)}</NumberCell>
              </Row>
            );
          })}
        </tbody>
      </DataTable>
      {all > 0 && (
        <div className={styles.tableTwin}>
          <DataTable caption={words.linesTable} showCaption widths={["16%", "10%", "37%", ""]}>
            <ColumnHeads text={[words.usecase, words.kind, words.before, words.now]} />
            <tbody>
              {shown.map((change, at) => (
                // lines have no id: the key is their position
                <Row key={`${at} ${change.kind}`} selected={change.kind !== "removed"}>
                  <Cell muted>{names.usecase((change.now ?? change.before).usecase_id)}</Cell>
                  <Cell>{words.kinds[change.kind]}</Cell>
                  <Cell muted>{lineWords(change.before)}</Cell>
                  <KeyCell>{lineWords(change.now)}</KeyCell>
                </Row>
              ))}
            </tbody>
          </DataTable>
          {all > shown.length && (
            <p className={caption}>{words.firstOf(formatCount(shown.length), formatCount(all))}</p>
          )}
          <CsvButton
            label={words.linesCsv}
            onSave={() => saveLines(portfolio.portfolio_id)}
            progress={writing?.file === "changes" ? writing.share : null}
            onStop={() => void stop()}
          />
        </div>
      )}
    </Section>
  );
};
