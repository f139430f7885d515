import { useAtomValue, useSetAtom } from "jotai";
import { useDeferredValue, useMemo, useState } from "react";
import { QUANT_METRIC_IDS, type QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import { chartFactsAtom } from "../../exports/chart-facts.ts";
import { downloadPortfolioBreakEvensAtom } from "../../exports/portfolio-tables.ts";
import { LeftOutNote } from "../../market-rules/law-note.tsx";
import { forbiddenAtom, leftOutAtom, subjectLawAtom } from "../../state/analysis/left-out-products.ts";
import { portfolioCatalogueAtom } from "../../state/analysis/pinned-catalogue.ts";
import { includesForbiddenAtom, setIncludesForbiddenAtom } from "../../state/core/left-out.ts";
import { portfolioBreakEvensAtom, portfolioContributionsAtom } from "../../state/portfolio/portfolio-facts.ts";
import { portfolioNamesOf } from "../../state/portfolio/portfolio-names.ts";
import { retryPortfolioScoresAtom } from "../../state/portfolio/portfolio-scores.ts";
import { portfolioAtom } from "../../state/work/portfolio-heads.ts";
import { breakEvenTexts as words } from "../../text/en/break-even.ts";
import { shownUnit } from "../../text/format.ts";
import { named } from "../../text/short-name.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Select } from "../../ui/field/select.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import { ShortChoice } from "../../ui/short-choice/short-choice.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { BelowChart } from "./below-chart.tsx";
import { usesShown } from "./break-even-lines.ts";
import { PairsTable } from "./break-even-pairs.tsx";
import { BreakEvenPicture } from "./break-even-picture.tsx";
import { breakEvenStory } from "./break-even-story.ts";
import * as styles from "./break-even.css.ts";
import { againstBest, type AgainstBest, allowedIn, comparedIn, largestFirst } from "./portfolio-pairs.ts";

interface PortfolioBreakEvenTableProps {
  readonly rows: readonly AgainstBest[];
  readonly usecase: (usecase_id: string) => string;
}

/** Every reusable of a portfolio with the best single-use product of its use case, per metric. */
const PortfolioBreakEvenTable = ({ rows, usecase }: PortfolioBreakEvenTableProps) => (
  <PairsTable
    caption={words.portfolio.caption}
    rows={rows}
    keyOf={({ usecase_id, reusable }) => `${usecase_id} ${reusable.prodsys_id}`}
    second={({ usecase_id }) => usecase(usecase_id)}
    number={({ pair }, metric) => usesShown(pair, metric)}
  />
);

interface PortfolioBreakEvenProps {
  readonly id: string;
  readonly portfolio_id: string;
  /** id of the heading of the sensitivity section, where the number of uses can be varied */
  readonly whatIfId: string;
}

/** Uses from which the reusables of a portfolio are ahead of the best single-use product, per use case. */
export default function PortfolioBreakEven({ id, portfolio_id, whatIfId }: PortfolioBreakEvenProps) {
  // deferred: React renders chart and table in slices
  const { value, problem } = useDeferredValue(useAtomValue(portfolioBreakEvensAtom(portfolio_id)));
  const catalogue = useAtomValue(portfolioCatalogueAtom(portfolio_id));
  const names = portfolioNamesOf(catalogue);
  const retry = useSetAtom(retryPortfolioScoresAtom);
  const download = useSetAtom(downloadPortfolioBreakEvensAtom);
  const describe = useSetAtom(chartFactsAtom);
  const [metric, setMetric] = useState<QuantMetricId>("climate");
  const [usecase_id, setUsecase] = useState("");
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const subject = useMemo(() => ({ kind: "portfolio", id: portfolio_id }) as const, [portfolio_id]);
  const law = useAtomValue(subjectLawAtom(subject));
  const leftOut = useAtomValue(leftOutAtom(subject));
  const forbidden = useAtomValue(forbiddenAtom(subject));
  const counts = useAtomValue(includesForbiddenAtom(subject));
  const count = useSetAtom(setIncludesForbiddenAtom);
  const region_use = useAtomValue(portfolioAtom(portfolio_id))?.portfolio.region_use ?? "";
  const region = catalogue?.regions.find(({ region_id }) => region_id === region_use);
  const contributions = useAtomValue(portfolioContributionsAtom(portfolio_id)).value;
  const groups = largestFirst(
    (value ?? []).filter(({ pairs }) => pairs.length > 0),
    contributions,
  );
  const group = groups.find((one) => one.usecase_id === usecase_id) ?? groups[0];

  if (group === undefined) {
    return (
      <Section id={id} title={words.title}>
        {problem && <ErrorNotice title={words.failed} onRetry={retry} />}
        {value !== null && <EmptyState>{words.portfolio.needsReusable}</EmptyState>}
      </Section>
    );
  }
  const unit = shownUnit(catalogue?.metrics.find(({ metric_id }) => metric_id === metric)?.unit ?? "");
  const products = comparedIn(group);
  const allowed = allowedIn(products, leftOut);
  const legal = allowedIn(products, forbidden);
  const shownIn = { products, allowed, pairs: group.pairs, unit, metric, chosen };
  const plain = <BreakEvenPicture {...shownIn} />;
  const { shown, title } = breakEvenStory({ products, allowed, pairs: group.pairs, metric, chosen });
  return (
    <Section
      id={id}
      title={title}
      note={<WithUnits text={words.note(unit.unit)} />}
      actions={
        <ShortChoice
          label={words.metric}
          options={QUANT_METRIC_IDS.map((one) => ({ value: one, label: words.metrics[one] }))}
          value={metric}
          onChange={setMetric}
        />
      }
    >
      {problem && <ErrorNotice title={words.failed} onRetry={retry} />}
      {groups.length > 1 && (
        <Select
          className={styles.usecase}
          label={words.portfolio.usecase}
          value={group.usecase_id}
          onChange={(next) => {
            setUsecase(next);
            setChosen(null);
          }}
          options={groups.map((one) => ({ value: one.usecase_id, ...named(names.usecase(one.usecase_id)) }))}
        />
      )}
      <div className={styles.picture}>
        <BreakEvenPicture {...shownIn} lead={words.portfolio.lead}>
          <a href={`#${whatIfId}`}>{words.tryOthers}</a>
        </BreakEvenPicture>
      </div>
      <LeftOutNote
        forbidden={products.filter((one) => !legal.includes(one)).map(({ name }) => name)}
        compared={products.length}
        region={region?.region_name2 ?? names.region(region_use)}
        counts={counts}
        onChange={(on) => count(subject, on)}
      />
      <div className={styles.below}>
        <BelowChart
          {...{ products, shown, law }}
          onChange={setChosen}
          draw={() => plain}
          facts={(chart) => describe(subject, { chart, title, note: words.chart(words.metrics[metric], unit.unit) })}
          onCsv={() => void download(portfolio_id).then(({ ok }) => setFailed(!ok))}
        >
          <PortfolioBreakEvenTable rows={againstBest(groups, leftOut)} usecase={names.usecase} />
        </BelowChart>
        {hasFailed && <ErrorNotice title={words.portfolio.csvFailed} />}
      </div>
    </Section>
  );
}
