import { useAtomValue, useSetAtom } from "jotai";
import type { PortfolioEndOfLife } from "../../../workers/engine/analysis/portfolio-end-of-life.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { metricTotals } from "../../score-tables/raw-in-words.tsx";
import { portfolioCatalogueAtom } from "../../state/analysis/pinned-catalogue.ts";
import type { Subject } from "../../state/core/subject.ts";
import { retryEngineAtom } from "../../state/engine/question-atom.ts";
import { portfolioEndOfLifeAtom } from "../../state/portfolio/portfolio-facts.ts";
import { portfolioNamesOf } from "../../state/portfolio/portfolio-names.ts";
import { endOfLifeTexts as words } from "../../text/en/end-of-life.ts";
import {
  formatCount,
  formatNumber,
  formatPercent,
  formatSignificant,
  formatWithUnit,
  productName,
  sharedDecimals,
} from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import * as styles from "./end-of-life.css.ts";
import { FatesFigure } from "./fates-figure.tsx";
import { FATES, inUnit, type MarkedRow, widest } from "./fates.ts";

const { portfolio: texts } = words;

interface MarksProps {
  readonly subject: Subject;
  readonly marks: PortfolioEndOfLife;
  readonly catalogue: Catalogue;
}

/** The marks of all lines together, then those of the products with the largest effect. */
const Marks = ({ subject, marks, catalogue }: MarksProps) => {
  const { total, decisive } = marks;
  const names = portfolioNamesOf(catalogue);
  const nameOf = (prodsys_id: string): string => productName(names.product(prodsys_id).name);
  const largest = Math.max(...FATES.map((fate) => total[fate] ?? 0));
  const { unit, per } = metricTotals(catalogue, "climate", largest).unit;
  const whole: MarkedRow = { id: "", name: texts.total, marks: inUnit(total, per) };
  const rows = [
    whole,
    ...decisive.map((one) => ({
      id: one.prodsys_id,
      name: texts.uses(nameOf(one.prodsys_id), one.uses, formatCount(one.uses)),
      marks: inUnit(one.marks, per),
    })),
  ];
  const decimals = sharedDecimals(rows.flatMap((row) => FATES.map((fate) => row.marks[fate])));
  const shown = (amount: number | null) => (amount === null ? words.noMark : formatNumber(amount, decimals));
  const range = widest([whole])?.width ?? 0;
  const [first] = decisive;
  if (first === undefined) return <p className={styles.lead}>{texts.nothing}</p>;
  return (
    <>
      <p className={styles.lead}>
        {words.lead}{" "}
        <WithUnits
          text={texts.range(
            formatWithUnit(formatSignificant(range), unit),
            total.mix > 0 ? formatPercent((range * per) / total.mix) : null,
          )}
        />{" "}
        <WithUnits
          text={words.largest(
            inSentence(nameOf(first.prodsys_id)),
            formatSignificant(widest(rows.slice(1, 2))?.width ?? 0),
            unit,
          )}
        />
      </p>
      <FatesFigure subject={subject} {...{ rows, shown }} caption={texts.chart(unit)} head={texts.head} />
    </>
  );
};

interface PortfolioEndOfLifeProps {
  readonly id: string;
  readonly portfolio_id: string;
}

/** The climate impact of a portfolio under four end-of-life fates, and the products with the largest effect. */
export default function PortfolioEndOfLifeSection({ id, portfolio_id }: PortfolioEndOfLifeProps) {
  const { value, problem } = useAtomValue(portfolioEndOfLifeAtom(portfolio_id));
  const catalogue = useAtomValue(portfolioCatalogueAtom(portfolio_id));
  const retry = useSetAtom(retryEngineAtom);
  return (
    <Section id={id} title={words.title} note={texts.note}>
      {problem && <ErrorNotice title={words.failed} onRetry={retry} />}
      {value === null && !problem && <Spinner label={words.loading} />}
      {value !== null && catalogue !== null && (
        <Marks subject={{ kind: "portfolio", id: portfolio_id }} marks={value} catalogue={catalogue} />
      )}
    </Section>
  );
}
