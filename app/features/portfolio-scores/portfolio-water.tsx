import { useAtomValue, useSetAtom } from "jotai";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { metricTotals } from "../../score-tables/raw-in-words.tsx";
import { retryEngineAtom } from "../../state/engine/question-atom.ts";
import { portfolioWaterAtom } from "../../state/portfolio/portfolio-facts.ts";
import { pageSectionsTexts } from "../../text/en/page-sections.ts";
import { waterTexts as words } from "../../text/en/water.ts";
import { formatSignificant, formatWithUnit } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";
import { group, small } from "../../theme/text.css.ts";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import * as styles from "./scores.css.ts";

interface PortfolioWaterProps {
  readonly portfolio_id: string;
  readonly catalogue: Catalogue;
}

const LITRES_PER_M3 = 1000;
const { explained, portfolio: ofPortfolio } = words;

/** The litres of a portfolio by the region in which they are consumed, each × its AWARE factor; beside the metric, not in it. */
export const PortfolioWater = ({ portfolio_id, catalogue }: PortfolioWaterProps) => {
  const { value, problem } = useAtomValue(portfolioWaterAtom(portfolio_id));
  const retry = useSetAtom(retryEngineAtom);
  if (problem) return <ErrorNotice title={words.failed} onRetry={retry} />;
  if (value === null) return <Spinner label={words.loading} />;
  const { regions, scarcity, withdrawn_by_washing } = value;
  const litresOf = (m3: number | null): number | null => (m3 === null ? null : m3 * LITRES_PER_M3);
  const weighted = regions.map(({ litres, factor }) => (factor === null ? null : litres * factor));
  // the unit of the total on the same page
  const total = regions.reduce((sum, { litres }) => sum + litres, 0);
  const { unit, shown } = metricTotals(catalogue, "h2o", total);
  const shownOrNone = (litres: number | null): string => (litres === null ? words.none : shown(litres));
  const lacking = regions.filter(({ factor }) => factor === null).map(({ region_name }) => region_name);
  return (
    <section className={styles.stack}>
      <h3 className={group}>{words.title}</h3>
      <p className={small}>{words.lead}</p>
      <Disclosure title={pageSectionsTexts.analysts} level={4}>
        <DataTable caption={explained.caption} widths={["", "24%", "18%", "26%"]}>
          <ColumnHeads
            text={[explained.region]}
            numeric={[
              { name: <WithUnits text={explained.litres(unit.unit)} /> },
              explained.factor,
              { name: <WithUnits text={explained.value(unit.unit)} /> },
            ]}
          />
          <tbody>
            {regions.map(({ region_id, region_name, litres, factor }, place) => (
              <Row key={region_id}>
                <KeyCell>{region_name}</KeyCell>
                <NumberCell>{shown(litres)}</NumberCell>
                <NumberCell>{factor === null ? explained.none : formatSignificant(factor)}</NumberCell>
                <NumberCell>{shownOrNone(weighted[place] ?? null)}</NumberCell>
              </Row>
            ))}
          </tbody>
          <tfoot>
            <Row>
              <KeyCell colSpan={3}>{explained.sum}</KeyCell>
              <NumberCell strong>{shownOrNone(litresOf(scarcity))}</NumberCell>
            </Row>
          </tfoot>
        </DataTable>
        <p className={small}>
          {lacking.length > 0 && `${words.noFactor(formatList(lacking))} `}
          {withdrawn_by_washing !== null &&
            withdrawn_by_washing > 0 &&
            `${ofPortfolio.drawn(formatWithUnit(shown(withdrawn_by_washing), unit.unit))} `}
          {words.drawnNote}
        </p>
      </Disclosure>
    </section>
  );
};
