import { useAtomValue, useSetAtom } from "jotai";
import { useMemo, useState } from "react";
import { ScoreDots } from "../../charts/score-dots.tsx";
import { bandOf, NO_PAINT, paintedBands } from "../../score-tables/band-of.ts";
import { differentNumbers } from "../../../workers/engine/portfolio/different-numbers.ts";
import { portfolioCatalogueAtom } from "../../state/analysis/pinned-catalogue.ts";
import { retryEngineAtom } from "../../state/engine/engine-tries.ts";
import { portfolioNamesOf } from "../../state/portfolio/portfolio-names.ts";
import { portfolioScoresAtom } from "../../state/portfolio/portfolio-scores.ts";
import { portfolioRivalsAtom, portfolioSensitivityAtom } from "../../state/analysis/portfolio-sensitivity.ts";
import { portfolioTableAtom } from "../../state/portfolio/portfolio-table.ts";
import { portfoliosAtom } from "../../state/work/portfolios.ts";
import { downloadSensitivityAtom, downloadTriedPortfolioAtom } from "../../state/files/sensitivity-csv.ts";
import { triedPortfolioAtom } from "../../state/analysis/sensitivity.ts";
import { byName } from "../../text/lists.ts";
import { sensitivityTexts } from "../../text/en/sensitivity.ts";
import { uncertaintyTexts } from "../../text/en/uncertainty.ts";
import { formatCount, formatScore, productName, shownScore } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { formatSummary } from "../../text/shares.ts";
import { Button } from "../../ui/button/button.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { Cell, DataTable, Head, HeadRow, KeyCell, Row } from "../../ui/data-table/data-table.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { SectionHeading } from "../../ui/page-title/page-title.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { portfolioCurveSentences } from "./curve-sentences.ts";
import { CurveTable } from "./curve-table.tsx";
import { KeepTried } from "./keep-tried.tsx";
import { LeverChoice } from "./lever-choice.tsx";
import { LeverControl } from "./lever-control.tsx";
import { leverAmount } from "./lever-words.ts";
import * as styles from "./sensitivity.css.ts";
import { useLever } from "./use-lever.ts";

interface PortfolioSensitivityProps {
  /** id of the heading */
  readonly id: string;
  readonly portfolio_id: string;
  /** false = a shared portfolio, which is read-only */
  readonly canKeep: boolean;
  /** id of the heading of the break-even section */
  readonly breakEvenId: string;
}

/** The id as a built-in variant of the portfolio; null = the id of another portfolio. */
const variantOf = (id: string): "best" | "worst" | null => (id === "best" || id === "worst" ? id : null);

const changeOf = (before: number | null, now: number | null): string => {
  if (before === null || now === null) return "";
  const points = shownScore(now) - shownScore(before);
  return points > 0 ? sensitivityTexts.portfolio.better(formatCount(points)) : formatCount(points);
};

/** Varies one figure of a product in all lines that use it and shows the effect on the portfolio's scores. */
export default function PortfolioSensitivity({ id, portfolio_id, canKeep, breakEvenId }: PortfolioSensitivityProps) {
  const words = sensitivityTexts.portfolio;
  const catalogue = useAtomValue(portfolioCatalogueAtom(portfolio_id));
  const names = portfolioNamesOf(catalogue);
  const table = useAtomValue(portfolioTableAtom(portfolio_id));
  const saved = useAtomValue(portfolioScoresAtom(portfolio_id)).scores;
  const tried = useAtomValue(triedPortfolioAtom);
  const all = useAtomValue(portfoliosAtom);
  const rivals = useAtomValue(portfolioRivalsAtom(portfolio_id));
  const retry = useSetAtom(retryEngineAtom);
  const download = useSetAtom(downloadTriedPortfolioAtom);
  const downloadCurve = useSetAtom(downloadSensitivityAtom);
  const [hasFailed, setFailed] = useState(false);
  const products = useMemo(
    () =>
      (table === null ? [] : differentNumbers(table.columns.product).map((number) => table.idOf(number)))
        .map((prodsys_id) => names.product(prodsys_id))
        .filter(({ exists }) => exists)
        .map(({ prodsys_id, name }) => ({ prodsys_id, name: productName(name) }))
        .toSorted(byName),
    [table, names],
  );
  const choice = useLever(
    "portfolio",
    portfolio_id,
    products.map(({ prodsys_id }) => prodsys_id),
  );
  const { product, lever, value, isMoved } = choice;
  const curve = useAtomValue(portfolioSensitivityAtom(product, lever?.id ?? ""));
  const known = curve.value !== null && curve.value.lever.id === lever?.id ? curve.value : null;
  const bands = useMemo(() => paintedBands(catalogue?.bands ?? []), [catalogue]);
  const name = products.find(({ prodsys_id }) => prodsys_id === product.prodsys_id)?.name ?? product.prodsys_id;
  const now = isMoved ? (tried.scores ?? saved) : saved;
  const inWords = inSentence(name);
  const portfolioName = (of: string): string =>
    all.find(({ portfolio }) => portfolio.portfolio_id === of)?.portfolio.portfolio_name ?? of;
  const nameOf = (of: string): string => {
    const variant = variantOf(of);
    return variant === null ? portfolioName(of) : uncertaintyTexts[variant];
  };
  const wordsOf = (of: string): string => {
    const variant = variantOf(of);
    return variant === null ? uncertaintyTexts.portfolio(portfolioName(of)) : uncertaintyTexts.inWords[variant];
  };
  const ownName = portfolioName(portfolio_id);
  const ranking = [
    ...(now === null ? [] : [{ id: portfolio_id, summary: now.summary, summary_band: now.summary_band }]),
    ...rivals,
  ].toSorted((a, b) => (b.summary ?? -1) - (a.summary ?? -1));
  const sentence = (): string => {
    if (lever === null || saved === null || now === null) return "";
    if (now.summary === null) return sensitivityTexts.noScore;
    const [amount, score, before] = [
      leverAmount(lever, value),
      formatSummary(now.summary),
      formatSummary(saved.summary),
    ];
    return score === before ? words.same(amount, score) : words.sentence(amount, score, before);
  };
  const metrics = (catalogue?.metrics ?? []).toSorted((a, b) => a.order - b.order);
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={sensitivityTexts.title} note={words.note} />
      {products.length > 0 && (
        <LeverChoice
          {...{ products, lever }}
          prodsys_id={product.prodsys_id}
          levers={choice.levers}
          onProduct={choice.onProduct}
          onLever={choice.onLever}
        />
      )}
      {(choice.hasFailed || tried.problem || curve.problem) && (
        <ErrorNotice title={sensitivityTexts.failed} onRetry={retry} />
      )}
      {choice.isLoading && products.length > 0 && <Spinner label={sensitivityTexts.loading} />}
      {!choice.isLoading && !choice.hasFailed && lever === null && <EmptyState>{sensitivityTexts.none}</EmptyState>}
      {lever !== null && (
        <>
          <LeverControl
            {...{ lever, value }}
            product={inWords}
            changes={known?.changes.map((change) => change.value) ?? []}
            onChange={choice.onMove}
          />
          <output className={styles.sentence} style={{ display: "block" }}>
            {sentence()}
          </output>
          {now && rivals.length > 0 && (
            <ScoreDots
              label={words.ranking}
              nameHead={words.nameHead}
              rows={ranking.map((row) => ({
                id: row.id,
                name:
                  row.id !== portfolio_id
                    ? nameOf(row.id)
                    : isMoved
                      ? words.moved(ownName, leverAmount(lever, value))
                      : ownName,
                reusable: false,
                score: row.summary,
                band: bandOf(bands, row.summary_band, row.summary)?.paint ?? NO_PAINT,
              }))}
              legend={bands.map((band) => ({ band: band.paint, label: band.label }))}
            />
          )}
          {known && <p className={styles.order}>{portfolioCurveSentences(known, wordsOf).join(" ")}</p>}
          {canKeep && now && rivals.length === 0 && <p className={styles.order}>{words.alone}</p>}
          {saved && now && (
            <DataTable caption={words.caption} widths={["", "16%", "16%", "16%"]} style={{ maxWidth: "46rem" }}>
              <thead>
                <HeadRow>
                  <Head>{words.metric}</Head>
                  <Head numeric>{words.before}</Head>
                  <Head numeric>{words.now}</Head>
                  <Head numeric>{words.change}</Head>
                </HeadRow>
              </thead>
              <tbody>
                {[
                  {
                    id: "summary",
                    name: words.summary,
                    shown: formatSummary,
                    before: saved.summary,
                    after: now.summary,
                  },
                  ...metrics.map(({ metric_id, metric_name }) => ({
                    id: metric_id,
                    name: metric_name,
                    shown: formatScore,
                    before: saved.score[metric_id],
                    after: now.score[metric_id],
                  })),
                ].map((row) => (
                  <Row key={row.id} selected={row.id === "summary"}>
                    <KeyCell>{row.name}</KeyCell>
                    <Cell numeric muted>
                      {row.shown(row.before)}
                    </Cell>
                    <Cell numeric strong>
                      {row.shown(row.after)}
                    </Cell>
                    <Cell numeric>{changeOf(row.before, row.after)}</Cell>
                  </Row>
                ))}
              </tbody>
            </DataTable>
          )}
          {lever.kind === "uses" && (
            <p className={styles.order}>
              <a href={`#${breakEvenId}`}>{sensitivityTexts.breakEven}</a>
            </p>
          )}
          <div className={styles.below}>
            {isMoved && (
              <div>
                <Button
                  kind="quiet"
                  size="small"
                  icon="download"
                  aria-label={words.csvLabel}
                  onClick={() => void download(portfolio_id).then(({ ok }) => setFailed(!ok))}
                >
                  {sensitivityTexts.csv}
                </Button>
              </div>
            )}
            {known && (
              <Disclosure
                title={sensitivityTexts.table}
                level={3}
                actions={
                  <Button
                    kind="quiet"
                    size="small"
                    icon="download"
                    aria-label={sensitivityTexts.csvLabel}
                    onClick={() => void downloadCurve(product, lever.id).then(({ ok }) => setFailed(!ok))}
                  >
                    {sensitivityTexts.csv}
                  </Button>
                }
              >
                <CurveTable curve={known} product={inWords} nameOf={nameOf} ownName={ownName} />
              </Disclosure>
            )}
            {hasFailed && <ErrorNotice title={sensitivityTexts.csvFailed} />}
          </div>
        </>
      )}
      {canKeep && <KeepTried name={name} />}
    </section>
  );
}
