import { useAtomValue, useSetAtom } from "jotai";
import { useMemo, useState } from "react";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import { packagingFigures } from "../../../workers/engine/analysis/packaging-figures.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { Market } from "../../../workers/engine/rules/rules-ahead.ts";
import { today } from "../../market-rules/law-words.ts";
import { lawOfProducts } from "../../state/analysis/market-rules.ts";
import { portfolioWeightsAtom } from "../../state/portfolio/portfolio-facts.ts";
import { portfolioNamesOf } from "../../state/portfolio/portfolio-names.ts";
import { retryPortfolioScoresAtom } from "../../state/portfolio/portfolio-scores.ts";
import { downloadRulesCsvAtom, type RulesTable } from "../../state/files/rules-ahead-csv.ts";
import { rulesAheadTexts } from "../../text/en/rules-ahead.ts";
import { Button } from "../../ui/button/button.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { SegmentedControl } from "../../ui/segmented-control/segmented-control.tsx";
import { MaterialsTable } from "./materials-table.tsx";
import { PartsTable } from "./parts-table.tsx";
import { ReuseTable } from "./reuse-table.tsx";
import { RulesTimeline, saidRules } from "./rules-timeline.tsx";
import * as styles from "./rules-ahead.css.ts";

interface RulesAheadProps {
  readonly portfolio: PortfolioHead;
  readonly catalogue: Catalogue;
}

const MARKETS = ["eu", "us", "both"] as const;
type Choice = (typeof MARKETS)[number];
const TABLES: readonly RulesTable[] = ["rules", "reuse", "materials", "plastic", "undeclared"];
/** Regions of the reference data that stand for a whole market. */
const EU = "Europe";
const US = "UnitedStates";

/** The market of the portfolio's region; both if the region belongs to neither. */
const ownMarket = (region_use: string, catalogue: Catalogue): Choice => {
  if (region_use === US) return "us";
  const isInEu = catalogue.market_rules.some(({ regions }) => regions.includes(EU) && regions.includes(region_use));
  return region_use === EU || isInEu ? "eu" : "both";
};

const { plastic, undeclared, part } = rulesAheadTexts;

/** Legal requirements for one portfolio: rules by date with its figures, and the tables behind them. */
export const RulesAhead = ({ portfolio, catalogue }: RulesAheadProps) => {
  const id = portfolio.portfolio_id;
  const { value: weights, problem } = useAtomValue(portfolioWeightsAtom(id));
  const names = portfolioNamesOf(catalogue);
  const eu = lawOfProducts(catalogue, EU);
  const us = lawOfProducts(catalogue, US);
  const retry = useSetAtom(retryPortfolioScoresAtom);
  const download = useSetAtom(downloadRulesCsvAtom);
  const [choice, setChoice] = useState<Choice>(() => ownMarket(portfolio.region_use, catalogue));
  const [hasFailed, setFailed] = useState(false);
  const figures = useMemo(() => (weights === null ? null : packagingFigures(weights)), [weights]);
  if (problem) return <ErrorNotice title={rulesAheadTexts.failed} onRetry={retry} />;
  if (weights === null || figures === null) return <Spinner label={rulesAheadTexts.scoring} />;

  const day = today();
  const markets: readonly Market[] = choice === "both" ? ["eu", "us"] : [choice];
  const rules = saidRules(markets, {
    weights,
    figures,
    law: { eu, us },
    market_rules: catalogue.market_rules,
    day,
  });
  const save = (table: RulesTable) =>
    void download({ id, table, figures, rules }).then((outcome) => setFailed(!outcome.ok));
  return (
    <>
      <div className={styles.controls}>
        <SegmentedControl
          label={rulesAheadTexts.market}
          options={MARKETS.map((value) => ({ value, label: rulesAheadTexts.markets[value] }))}
          value={choice}
          onChange={setChoice}
        />
        <div className={styles.files}>
          <Button kind="quiet" icon="print" onClick={() => window.print()}>
            {rulesAheadTexts.print}
          </Button>
          <Menu
            label={rulesAheadTexts.csvMenu}
            icon="download"
            items={TABLES.map((table) => ({
              label: rulesAheadTexts.csvTables[table],
              onSelect: () => save(table),
            }))}
          >
            {rulesAheadTexts.csv}
          </Menu>
        </div>
      </div>
      {hasFailed && <ErrorNotice title={rulesAheadTexts.csvFailed} />}
      <RulesTimeline id="rules-timeline" rules={rules} day={day} />
      <ReuseTable id="rules-reuse" reuse={figures.reuse} names={names} />
      <MaterialsTable id="rules-materials" materials={figures.materials} />
      <PartsTable
        id="rules-plastic"
        title={plastic.title}
        note={plastic.note}
        none={plastic.none}
        parts={figures.plastic}
        mass={{ name: plastic.plastic, of: ({ plastic_kg }) => plastic_kg }}
      />
      <PartsTable
        id="rules-undeclared"
        title={undeclared.title}
        note={undeclared.note}
        none={undeclared.none}
        advice={undeclared.advice}
        parts={figures.undeclared}
        mass={{ name: part.mass, of: ({ kg }) => kg }}
      />
    </>
  );
};
