import { useAtomValue } from "jotai";
import { useState } from "react";
import { costPerUse } from "../../../workers/engine/analysis/cost.ts";
import { portfolioCostsAtom } from "../../state/analysis/cost-basis.ts";
import { costsAtom, currencyAtom } from "../../state/analysis/costs.ts";
import { portfolioCatalogueAtom } from "../../state/analysis/pinned-catalogue.ts";
import { portfolioBreakEvensAtom } from "../../state/portfolio/portfolio-facts.ts";
import { portfolioNamesOf } from "../../state/portfolio/portfolio-names.ts";
import { costTexts as words } from "../../text/en/cost.ts";
import { formatCount, formatNumber, productName } from "../../text/format.ts";
import { formatMoney } from "../../text/money.ts";
import { Pager } from "../../ui/data-table/pager.tsx";
import { useFirstRows } from "../../ui/data-table/first-rows.tsx";
import { CostSection } from "./cost-section.tsx";
import { moneyBreakEvenSentence, moneyBreakEvens, type Costed } from "./money-break-evens.ts";

interface PortfolioCostProps {
  readonly id: string;
  readonly portfolio_id: string;
}

const NO_PRICE = { piece: null, wash: null } as const;
/** Products per page. */
const PER_PAGE = 20;

/** Cost of a portfolio from the user's prices, and the break-even in money; most used products first. */
export default function PortfolioCost({ id, portfolio_id }: PortfolioCostProps) {
  const names = portfolioNamesOf(useAtomValue(portfolioCatalogueAtom(portfolio_id)));
  const { prices } = useAtomValue(costsAtom);
  const currency = useAtomValue(currencyAtom({ kind: "portfolio", id: portfolio_id }));
  const { value: bases, problem } = useAtomValue(portfolioCostsAtom(portfolio_id));
  const { value: groups } = useAtomValue(portfolioBreakEvensAtom(portfolio_id));
  const [page, setPage] = useState(0);
  const rows = (bases ?? []).map((basis) => {
    const price = prices.get(basis.prodsys_id) ?? NO_PRICE;
    const cost = costPerUse(price, basis);
    const { name } = names.product(basis.prodsys_id);
    return { ...basis, name: productName(name), price, cost: cost === null ? null : cost * basis.quantity };
  });
  const first = useFirstRows(rows);
  const shownRows = first.showsAll ? rows.slice(page * PER_PAGE, (page + 1) * PER_PAGE) : first.shown;
  const meetings = (groups ?? []).flatMap(({ usecase_id, products, pairs }) => {
    const priced = products.flatMap(({ prodsys_id, items }): Costed[] => {
      const row = rows.find((one) => one.prodsys_id === prodsys_id);
      return row === undefined ? [] : [{ ...row, items }];
    });
    const met = moneyBreakEvens(priced, pairs).map((meeting) => ({ ...meeting, usecase_id }));
    return groups?.length === 1 ? met : met.map((meeting) => ({ ...meeting, usecase: names.usecase(usecase_id) }));
  });
  const costed = rows.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  const total = costed.reduce((sum, cost) => sum + cost, 0);
  const missing = rows.length - costed.length;
  const sentence = (): string => {
    if (costed.length === 0) return words.portfolio.enter;
    const shown = formatMoney(total, currency);
    const totalText = missing === 0 ? words.portfolio.total(shown) : words.portfolio.partial(shown, missing);
    return [totalText, ...moneyBreakEvenSentence(meetings)].join(" ");
  };
  return (
    <CostSection
      id={id}
      subject={{ kind: "portfolio", id: portfolio_id }}
      hasFailed={problem !== null}
      sentence={sentence()}
      rows={shownRows}
      widths={["", "16%", "16%", "11%", "13%", "16%", "9%"]}
      columns={[
        { head: words.portfolio.quantity, shown: ({ quantity }) => formatCount(quantity) },
        {
          head: words.portfolio.cost,
          weight: "strong",
          shown: ({ cost }) => (cost === null ? words.unknown : formatMoney(cost, currency)),
        },
        {
          head: words.portfolio.share,
          weight: "muted",
          shown: ({ cost }) => (cost === null || total === 0 ? words.unknown : formatNumber((100 * cost) / total)),
        },
      ]}
      meetings={meetings}
    >
      {first.more}
      {first.showsAll && (
        <Pager label={words.title} rows={rows.length} perPage={PER_PAGE} page={page} onPage={setPage} />
      )}
    </CostSection>
  );
}
