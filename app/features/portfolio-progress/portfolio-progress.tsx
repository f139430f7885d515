import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { downloadProgressAtom } from "../../exports/progress.ts";
import { amountDifference } from "../../score-tables/difference.ts";
import { retryEngineAtom } from "../../state/engine/question-atom.ts";
import { editPortfolioHeadAtom } from "../../state/portfolio/portfolio-editing.ts";
import { plannedFigureAtom } from "../../state/analysis/planned-figure.ts";
import { portfolioPeriodAtom } from "../../state/portfolio/portfolio-period.ts";
import { earlierPortfoliosAtom, portfolioProgressRowsAtom } from "../../state/portfolio/portfolio-progress.ts";
import { formatPeriod } from "../../text/dates.ts";
import { portfolioProgressTexts as words } from "../../text/en/portfolio-progress.ts";
import { tableTexts } from "../../text/en/table.ts";
import { lead } from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { flushRowOnPhone } from "../../ui/button/flush.css.ts";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
import { lazyDialog } from "../../ui/dialog/lazy-dialog.ts";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Select } from "../../ui/field/select.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { ProgressTable } from "./progress-table.tsx";
import * as styles from "./progress.css.ts";
import { targetSentences } from "./target-sentences.ts";

const TargetDialog = lazyDialog(() => import("./target-dialog.tsx"));

interface PortfolioProgressProps {
  /** id of the heading */
  readonly id: string;
  readonly portfolio: PortfolioHead;
  readonly catalogue: Catalogue;
  /** false = a shared portfolio: read-only */
  readonly isOwn: boolean;
}

/** Years ahead of the portfolio that a new target proposes. */
const AHEAD = 4;

/** Progress of a portfolio since one of an earlier period, and its target. */
const PortfolioProgress = ({ id, portfolio, catalogue, isOwn }: PortfolioProgressProps) => {
  const { portfolio_id, target, progress_since } = portfolio;
  const period = useAtomValue(portfolioPeriodAtom(portfolio_id));
  const earlier = useAtomValue(earlierPortfoliosAtom(portfolio_id));
  const { value: progress, problem, isAsking } = useAtomValue(portfolioProgressRowsAtom(portfolio_id));
  const planned = useAtomValue(plannedFigureAtom(portfolio_id, target?.figure ?? "climate"));
  const retry = useSetAtom(retryEngineAtom);
  const edit = useSetAtom(editPortfolioHeadAtom);
  const download = useSetAtom(downloadProgressAtom);
  const [isOpen, setOpen] = useState(false);
  const chosen = earlier.find((one) => one.portfolio_id === progress_since);
  const climate = progress?.rows.find(({ figure }) => figure === "climate");
  const change = climate && amountDifference(climate.now, climate.before);
  return (
    <Section
      id={id}
      title={words.title}
      note={words.note}
      actions={progress && <CsvButton label={words.csv} onSave={() => download(portfolio_id)} />}
    >
      {isOwn && (
        <div className={styles.controls}>
          <Select
            className={styles.since}
            label={words.since}
            value={chosen?.portfolio_id ?? ""}
            options={[
              { value: "", label: words.choose },
              ...earlier.map((one) => ({
                value: one.portfolio_id,
                label: words.portfolio(one.portfolio_name, formatPeriod(one.period)),
              })),
            ]}
            onChange={(since) =>
              void edit(portfolio_id, { progress_since: since === "" ? undefined : since }, words.target.stepSince)
            }
          />
          {progress && (
            <Button kind="quiet" className={flushRowOnPhone} onClick={() => setOpen(true)}>
              {target === undefined ? words.target.add : words.target.edit}
            </Button>
          )}
        </div>
      )}
      {problem && <ErrorNotice title={words.failed} onRetry={retry} />}
      {chosen !== undefined && isAsking && <Spinner label={words.asking} />}
      {progress && (
        <>
          <div className={styles.sentences}>
            {typeof change === "string" && (
              <p className={lead}>
                {change === tableTexts.difference.same
                  ? words.sentenceSame(formatPeriod(progress.period))
                  : words.sentence(change, formatPeriod(progress.period))}
              </p>
            )}
            {target !== undefined &&
              targetSentences({ target, progress, period, catalogue, planned }).map((sentence) => (
                <p key={sentence}>
                  <WithUnits text={sentence} />
                </p>
              ))}
            {!isOwn && (
              <p>{words.shared(progress.portfolio_name, formatPeriod(progress.period), progress.data_version)}</p>
            )}
          </div>
          <ProgressTable {...{ progress, period, catalogue }} />
        </>
      )}
      {isOpen && (
        <TargetDialog
          target={target ?? null}
          nextYear={Number(period.to.slice(0, 4)) + AHEAD}
          onClose={() => setOpen(false)}
          onSave={(next) => {
            setOpen(false);
            void edit(portfolio_id, { target: next }, words.target.step);
          }}
        />
      )}
    </Section>
  );
};

export default PortfolioProgress;
