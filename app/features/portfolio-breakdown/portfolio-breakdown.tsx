import { useAtomValue, useSetAtom } from "jotai";
import { useMemo, useState } from "react";
import type { LineDetail } from "../../../edge-api/contract/line-details.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { Grouping } from "../../../workers/engine/portfolio/line-groups.ts";
import { groupingOptions, groupName, possibleGroupings } from "../../choices/line-groupings.ts";
import { downloadBreakdownAtom } from "../../exports/portfolio-tables.ts";
import { paintedBands } from "../../score-tables/band-of.ts";
import { currencyAtom } from "../../state/analysis/costs.ts";
import { groupCostsAtom } from "../../state/analysis/group-costs.ts";
import { type Group, portfolioBreakdownAtom } from "../../state/portfolio/portfolio-breakdown.ts";
import { portfolioNamesOf } from "../../state/portfolio/portfolio-names.ts";
import { portfolioScoresAtom, retryPortfolioScoresAtom } from "../../state/portfolio/portfolio-scores.ts";
import { portfolioBreakdownTexts as words } from "../../text/en/portfolio-breakdown.ts";
import { formatPercent, formatScore } from "../../text/format.ts";
import { small } from "../../theme/text.css.ts";
import { flushEnd } from "../../ui/button/flush.css.ts";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { SegmentedControl } from "../../ui/segmented-control/segmented-control.tsx";
import * as styles from "./breakdown.css.ts";
import { climateOf, shareOf, sumOf, usesOf } from "./group-sums.ts";
import { GroupTable } from "./group-table.tsx";

interface PortfolioBreakdownProps {
  readonly id: string;
  readonly portfolio_id: string;
  readonly catalogue: Catalogue;
  /** details that at least one line has */
  readonly details: readonly LineDetail[];
}

/** Scores, uses, climate impact, masses and costs of the lines by site, country, use case or month, largest climate impact first. */
export default function PortfolioBreakdown({ id, portfolio_id, catalogue, details }: PortfolioBreakdownProps) {
  const possible = possibleGroupings(details);
  const [chosen, setChosen] = useState<Grouping | null>(null);
  const by = possible.find((one) => one === chosen) ?? possible[0] ?? "use_case";
  const { value: groups, problem } = useAtomValue(portfolioBreakdownAtom(portfolio_id, by));
  const { scores } = useAtomValue(portfolioScoresAtom(portfolio_id));
  const costs = useAtomValue(groupCostsAtom(portfolio_id, by));
  const currency = useAtomValue(currencyAtom({ kind: "portfolio", id: portfolio_id }));
  const retry = useSetAtom(retryPortfolioScoresAtom);
  const save = useSetAtom(downloadBreakdownAtom);
  const bands = useMemo(() => paintedBands(catalogue.bands), [catalogue]);
  const names = portfolioNamesOf(catalogue);
  const nameOf = (key: string): string => groupName(by, key, names.usecase);
  return (
    <Section id={id} title={words.title}>
      {problem && <ErrorNotice title={words.failed} onRetry={retry} />}
      {groups === null && !problem && <Spinner label={words.loading} />}
      {groups !== null && <Findings groups={groups} nameOf={nameOf} all={scores?.summary ?? null} />}
      <div className={`${styles.choices} ${flushEnd}`}>
        {possible.length > 1 && (
          <SegmentedControl<Grouping>
            label={words.by}
            options={groupingOptions(possible)}
            value={by}
            onChange={setChosen}
          />
        )}
        <CsvButton className={styles.csv} label={words.csv} onSave={() => save(portfolio_id, by)} />
      </div>
      {groups !== null && <GroupTable {...{ groups, scores, catalogue, bands, by, nameOf, costs, currency }} />}
    </Section>
  );
}

interface FindingsProps {
  readonly groups: readonly Group[];
  readonly nameOf: (key: string) => string;
  /** summary score of the whole portfolio */
  readonly all: number | null;
}

/** Names the group with the largest climate impact and the range of the summaries. */
const Findings = ({ groups, nameOf, all }: FindingsProps) => {
  const [first] = groups.toSorted((a, b) => (b.raw.climate ?? 0) - (a.raw.climate ?? 0));
  const summaries = groups.flatMap(({ summary }) => summary ?? []);
  if (first === undefined || groups.length < 2) return null;
  return (
    <p className={small}>
      {words.largest(
        nameOf(first.key),
        formatPercent(shareOf(climateOf(first), sumOf(groups, climateOf))),
        formatPercent(shareOf(usesOf(first), sumOf(groups, usesOf))),
      )}{" "}
      {summaries.length > 1 &&
        words.range(formatScore(Math.min(...summaries)), formatScore(Math.max(...summaries)), formatScore(all))}
    </p>
  );
};
