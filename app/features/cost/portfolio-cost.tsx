import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { costPerUse } from "../../../workers/engine/analysis/cost.ts";
import { portfolioCostsAtom } from "../../state/analysis/cost-basis.ts";
import { costsAtom, setPriceAtom } from "../../state/analysis/costs.ts";
import { retryEngineAtom } from "../../state/engine/engine-tries.ts";
import { portfolioCatalogueAtom } from "../../state/analysis/pinned-catalogue.ts";
import { portfolioBreakEvensAtom } from "../../state/portfolio/portfolio-facts.ts";
import { portfolioNamesOf } from "../../state/portfolio/portfolio-names.ts";
import { costTexts } from "../../text/en/cost.ts";
import { formatCount, formatNumber, productName } from "../../text/format.ts";
import { formatMoney } from "../../text/money.ts";
import { Cell, DataTable, Head, HeadRow } from "../../ui/data-table/data-table.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { SectionHeading } from "../../ui/page-title/page-title.tsx";
import { Pager } from "../../ui/pager/pager.tsx";
import { useFirstRows } from "../../ui/first-rows/first-rows.tsx";
import { CostHead } from "./cost-head.tsx";
import { CostWays } from "./cost-ways.tsx";
import { MoneyMeetingsTable } from "./money-meetings-table.tsx";
import { meetingSentence, moneyMeetings, type Costed } from "./money-meetings.ts";
import { PriceRow } from "./price-row.tsx";
import * as styles from "./cost.css.ts";

interface PortfolioCostProps {
  /** id of the heading */
  readonly id: string;
  readonly portfolio_id: string;
}

const NO_PRICE = { piece: null, wash: null } as const;
/** Products per page. */
const PER_PAGE = 20;

/** Cost of a portfolio from the user's prices, and the break-even in money; most used products first. */
export default function PortfolioCost({ id, portfolio_id }: PortfolioCostProps) {
  const words = costTexts;
  const names = portfolioNamesOf(useAtomValue(portfolioCatalogueAtom(portfolio_id)));
  const { currency, prices } = useAtomValue(costsAtom);
  const setPrice = useSetAtom(setPriceAtom);
  const retry = useSetAtom(retryEngineAtom);
  const { value: bases, problem } = useAtomValue(portfolioCostsAtom(portfolio_id));
  const { value: groups } = useAtomValue(portfolioBreakEvensAtom(portfolio_id));
  const [page, setPage] = useState(0);
  const rows = (bases ?? []).map((basis) => {
    const price = prices.get(basis.prodsys_id) ?? NO_PRICE;
    const cost = costPerUse(price, basis);
    return { ...basis, price, cost: cost === null ? null : cost * basis.quantity };
  });
  const first = useFirstRows(rows);
  const shownRows = first.showsAll ? rows.slice(page * PER_PAGE, (page + 1) * PER_PAGE) : first.shown;
  const meetings = (groups ?? []).flatMap(({ usecase_id, products, pairs }) => {
    const priced = products.flatMap(({ prodsys_id, items }): Costed[] => {
      const row = rows.find((one) => one.prodsys_id === prodsys_id);
      return row === undefined ? [] : [{ ...row, items, name: productName(names.product(prodsys_id).name) }];
    });
    const met = moneyMeetings(priced, pairs).map((meeting) => ({ ...meeting, usecase_id }));
    return groups?.length === 1 ? met : met.map((meeting) => ({ ...meeting, usecase: names.usecase(usecase_id) }));
  });
  const costed = rows.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  const total = costed.reduce((sum, cost) => sum + cost, 0);
  const missing = rows.length - costed.length;
  const sentence = (): string => {
    if (costed.length === 0) return words.portfolio.enter;
    const shown = formatMoney(total, currency);
    const totalText = missing === 0 ? words.portfolio.total(shown) : words.portfolio.partial(shown, missing);
    return [totalText, ...meetingSentence(meetings)].join(" ");
  };
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={words.title} note={words.note} />
      {problem && <ErrorNotice title={words.failed} onRetry={retry} />}
      <CostHead />
      <output className={styles.sentence} style={{ display: "block" }}>
        {sentence()}
      </output>
      <DataTable
        caption={words.prices(currency)}
        widths={["", "16%", "16%", "11%", "13%", "16%", "9%"]}
        className={styles.table}
      >
        <thead>
          <HeadRow>
            <Head>{words.product}</Head>
            <Head>{words.piece}</Head>
            <Head>{words.wash}</Head>
            <Head numeric>{words.usesHead}</Head>
            <Head numeric>{words.portfolio.quantity}</Head>
            <Head numeric>{words.portfolio.cost}</Head>
            <Head numeric>{words.portfolio.share}</Head>
          </HeadRow>
        </thead>
        <tbody>
          {shownRows.map((row) => (
            <PriceRow
              key={row.prodsys_id}
              name={productName(names.product(row.prodsys_id).name)}
              price={row.price}
              isWashed={row.washes > 0}
              uses={row.uses}
              onPrice={(price) => setPrice(row.prodsys_id, price)}
            >
              <Cell numeric className={styles.cell}>
                <span className={styles.cellName}>{words.portfolio.quantity}</span>
                {formatCount(row.quantity)}
              </Cell>
              <Cell numeric strong className={styles.cell}>
                <span className={styles.cellName}>{words.portfolio.cost}</span>
                {row.cost === null ? words.unknown : formatMoney(row.cost, currency)}
              </Cell>
              <Cell numeric muted className={styles.cell}>
                <span className={styles.cellName}>{words.portfolio.share}</span>
                {row.cost === null || total === 0 ? words.unknown : formatNumber((100 * row.cost) / total)}
              </Cell>
            </PriceRow>
          ))}
        </tbody>
      </DataTable>
      {first.more}
      {first.showsAll && (
        <Pager label={words.title} rows={rows.length} perPage={PER_PAGE} page={page} onPage={setPage} />
      )}
      <div className={styles.below}>
        <CostWays subject={{ kind: "portfolio", id: portfolio_id }} />
        {meetings.length > 0 && (
          <MoneyMeetingsTable subject={{ kind: "portfolio", id: portfolio_id }} meetings={meetings} />
        )}
      </div>
    </section>
  );
}
