import type { ReactNode } from "react";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import type { Period } from "../../../workers/engine/portfolio/period.ts";
import { PeriodLine } from "../../choices/period-line.tsx";
import { PortfolioModes } from "../../choices/reuse-rule-switch.tsx";
import { portfolioScoresTexts as words } from "../../text/en/portfolio-scores.ts";
import { weightsTexts } from "../../text/en/weights.ts";
import { formatCount } from "../../text/format.ts";
import { Button } from "../../ui/button/button.tsx";
import { flushRowOnPhone } from "../../ui/button/flush.css.ts";
import { classNames } from "../../ui/class-names.ts";
import { PageTitle } from "../../ui/page-title/page-title.tsx";
import * as styles from "./scores.css.ts";

interface ScoresHeadProps {
  readonly portfolio: PortfolioHead;
  readonly table: LineTable;
  /** name of the region of use */
  readonly region: string;
  /** name of the portfolio that this one is a scenario of; null = none */
  readonly scenarioOf: string | null;
  /** commands from other features */
  readonly actions: ReactNode;
  /** the button that chooses what to compare with */
  readonly compareWith: ReactNode;
  /** opens the editor; null = a shared portfolio, which is read-only */
  readonly onEdit: (() => void) | null;
  readonly onReturns: (() => void) | undefined;
  readonly onSettings: () => void;
  /** what the quantities cover */
  readonly period: Period;
  readonly onPeriod: (period: Period) => void;
}

/** Name and size of the portfolio, and the commands. */
export const ScoresHead = (props: ScoresHeadProps) => {
  const { portfolio, table, region, scenarioOf, actions, compareWith, onEdit, onReturns, onSettings } = props;
  const { period, onPeriod } = props;
  return (
    <header className={styles.head}>
      <div className={styles.headTitle}>
        <PageTitle
          kicker={
            <>
              {words.kicker(
                region,
                words.lines(table.length, formatCount(table.length)),
                words.uses(table.uses, formatCount(table.uses)),
              )}
              {scenarioOf !== null && ` · ${words.scenarioOf(scenarioOf)}`}
              {portfolio.weights !== undefined && ` · ${weightsTexts.own}`}
            </>
          }
        >
          {portfolio.portfolio_name}
        </PageTitle>
        <PeriodLine
          {...{ period, table }}
          isNamed={portfolio.period !== undefined}
          onChange={onEdit === null ? null : onPeriod}
        />
      </div>
      <div className={styles.tools}>
        <div className={classNames(styles.quietTools, flushRowOnPhone)}>
          {actions}
          {onEdit && compareWith}
          {onEdit && (
            <Button kind="quiet" icon="edit" onClick={onSettings}>
              {words.settings}
            </Button>
          )}
        </div>
        {onEdit && <PortfolioModes mode="scores" onMode={{ edit: onEdit, returns: onReturns }} />}
      </div>
    </header>
  );
};
