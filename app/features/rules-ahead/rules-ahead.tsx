import { useAtomValue, useSetAtom } from "jotai";
import { useMemo, useState } from "react";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import {
  packagingFigures,
  type PackagingFigures,
  type ReuseOfUseCase,
} from "../../../workers/engine/analysis/packaging-figures.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { LAW } from "../../../workers/engine/returns/law-data.ts";
import { possiblePackaging } from "../../../workers/engine/returns/packaging-in-law.ts";
import type { Market } from "../../../workers/engine/rules/rules-ahead.ts";
import { downloadRulesCsvAtom, type RulesTable } from "../../exports/rules-ahead.ts";
import { today } from "../../market-rules/law-words.ts";
import { lawOfProducts } from "../../state/analysis/market-rules.ts";
import { portfolioWeightsAtom } from "../../state/portfolio/portfolio-facts.ts";
import { type PortfolioNames, portfolioNamesOf } from "../../state/portfolio/portfolio-names.ts";
import { retryPortfolioScoresAtom } from "../../state/portfolio/portfolio-scores.ts";
import { rulesAheadTexts } from "../../text/en/rules-ahead.ts";
import { formatCount, formatPercent } from "../../text/format.ts";
import { Button } from "../../ui/button/button.tsx";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Select } from "../../ui/field/select.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import * as styles from "./rules-ahead.css.ts";
import { MaterialsTable, PartsTable } from "./rules-tables.tsx";
import { displayedRules, RulesTimeline } from "./rules-timeline.tsx";

interface ReuseTableProps {
  readonly reuse: readonly ReuseOfUseCase[];
  readonly names: PortfolioNames;
}

const words = rulesAheadTexts.reuse;

const share = ({ uses, reusable }: Pick<ReuseOfUseCase, "uses" | "reusable">): string =>
  formatPercent(uses > 0 ? reusable / uses : null, 1);

/** The share of uses served by reusables, per use case. */
const ReuseTable = ({ reuse, names }: ReuseTableProps) => {
  const all = {
    uses: reuse.reduce((total, one) => total + one.uses, 0),
    reusable: reuse.reduce((total, one) => total + one.reusable, 0),
  };
  return (
    <Section id="rules-reuse" className={styles.section} title={words.title} note={words.note}>
      <DataTable caption={words.title} widths={["", "20%", "20%", "16%"]} className={styles.narrow}>
        <ColumnHeads text={[words.usecase]} numeric={[words.uses, words.reusable, words.share]} />
        <tbody>
          {reuse.map((one) => (
            <Row key={one.usecase_id}>
              <KeyCell>{names.usecase(one.usecase_id)}</KeyCell>
              <NumberCell>{formatCount(one.uses)}</NumberCell>
              <NumberCell>{formatCount(one.reusable)}</NumberCell>
              <NumberCell>{share(one)}</NumberCell>
            </Row>
          ))}
          {reuse.length > 1 && (
            <Row>
              <KeyCell>{words.all}</KeyCell>
              <NumberCell strong>{formatCount(all.uses)}</NumberCell>
              <NumberCell strong>{formatCount(all.reusable)}</NumberCell>
              <NumberCell strong>{share(all)}</NumberCell>
            </Row>
          )}
        </tbody>
      </DataTable>
    </Section>
  );
};

interface RulesAheadProps {
  readonly portfolio: PortfolioHead;
  readonly catalogue: Catalogue;
}

const MARKETS: readonly Market[] = ["eu", "uk", "us"];
type Choice = Market | "all";
const CHOICES: readonly Choice[] = [...MARKETS, "all"];
const TABLES: readonly RulesTable[] = ["rules", "reuse", "materials", "plastic", "undeclared"];
/** Region of the reference data whose law is that of the market. */
const REGION_OF: Readonly<Record<Market, string>> = { eu: "Europe", uk: "UnitedKingdom", us: "UnitedStates" };

/** Mass of all materials, kg. */
const massOf = ({ materials }: PackagingFigures): number =>
  materials.reduce((sum, { single_use_kg, reusable_kg }) => sum + single_use_kg + reusable_kg, 0);

/** The market of the portfolio's region; all markets if the region belongs to none. */
const ownMarket = (region_use: string, catalogue: Catalogue): Choice => {
  const own = MARKETS.find((market) => REGION_OF[market] === region_use);
  const isInEu = catalogue.market_rules.some(
    ({ regions }) => regions.includes(REGION_OF.eu) && regions.includes(region_use),
  );
  return own ?? (isInEu ? "eu" : "all");
};

const { plastic, undeclared, part } = rulesAheadTexts;

/** Legal requirements for one portfolio: rules by date with its figures, and the tables behind them. */
export const RulesAhead = ({ portfolio, catalogue }: RulesAheadProps) => {
  const id = portfolio.portfolio_id;
  const { value: weights, problem } = useAtomValue(portfolioWeightsAtom(id));
  const names = portfolioNamesOf(catalogue);
  const law = {
    eu: lawOfProducts(catalogue, REGION_OF.eu),
    uk: lawOfProducts(catalogue, REGION_OF.uk),
    us: lawOfProducts(catalogue, REGION_OF.us),
  };
  const retry = useSetAtom(retryPortfolioScoresAtom);
  const download = useSetAtom(downloadRulesCsvAtom);
  const [choice, setChoice] = useState<Choice>(() => ownMarket(portfolio.region_use, catalogue));
  const [hasFailed, setFailed] = useState(false);
  const figures = useMemo(() => (weights === null ? null : packagingFigures(weights)), [weights]);
  const packaging = useMemo(
    () => (weights === null ? null : packagingFigures(possiblePackaging(LAW, weights))),
    [weights],
  );
  if (problem) return <ErrorNotice title={rulesAheadTexts.failed} onRetry={retry} />;
  if (weights === null || figures === null || packaging === null) return <Spinner label={rulesAheadTexts.scoring} />;

  const day = today();
  const markets = choice === "all" ? MARKETS : [choice];
  const rules = displayedRules(markets, {
    weights,
    figures,
    packaging,
    law,
    market_rules: catalogue.market_rules,
    day,
  });
  // American laws include food service ware that is no packaging
  const listed = choice === "us" ? figures : packaging;
  const left_out_kg = massOf(figures) - massOf(listed);
  const save = (table: RulesTable) =>
    void download({ id, table, figures: table === "materials" ? listed : figures, rules }).then((outcome) =>
      setFailed(!outcome.ok),
    );
  return (
    <>
      <div className={styles.controls}>
        <Select
          label={rulesAheadTexts.market}
          options={CHOICES.map((value) => ({ value, label: rulesAheadTexts.markets[value] }))}
          value={choice}
          onChange={(value) => setChoice(CHOICES.find((one) => one === value) ?? "all")}
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
      <RulesTimeline rules={rules} day={day} />
      <ReuseTable reuse={figures.reuse} names={names} />
      <MaterialsTable materials={listed.materials} leftOutKg={left_out_kg} />
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
