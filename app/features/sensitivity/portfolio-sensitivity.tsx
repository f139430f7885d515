import { useAtomValue, useSetAtom } from "jotai";
import { useMemo } from "react";
import { differentNumbers } from "../../../workers/engine/portfolio/different-numbers.ts";
import { downloadTriedPortfolioAtom } from "../../exports/sensitivity-files.ts";
import { BeforeNowTable, metricRows, SUMMARY_ROW } from "../../score-tables/before-now-table.tsx";
import { portfolioCatalogueAtom } from "../../state/analysis/pinned-catalogue.ts";
import { portfolioRivalsAtom, portfolioSensitivityAtom } from "../../state/analysis/portfolio-sensitivity.ts";
import { triedPortfolioAtom } from "../../state/analysis/sensitivity.ts";
import { portfolioNamesOf } from "../../state/portfolio/portfolio-names.ts";
import { portfolioScoresAtom } from "../../state/portfolio/portfolio-scores.ts";
import { portfolioTableAtom } from "../../state/portfolio/portfolio-table.ts";
import { portfoliosAtom } from "../../state/work/portfolios.ts";
import { sensitivityTexts } from "../../text/en/sensitivity.ts";
import { uncertaintyTexts } from "../../text/en/uncertainty.ts";
import { productName } from "../../text/format.ts";
import { byName } from "../../text/lists.ts";
import { formatOf100 } from "../../text/shares.ts";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
import { leverAmount, portfolioCurveSentences } from "./lever-words.ts";
import { useLever } from "./lever.tsx";
import { SensitivitySection } from "./sensitivity-section.tsx";
import * as styles from "./sensitivity.css.ts";

interface PortfolioSensitivityProps {
  readonly id: string;
  readonly portfolio_id: string;
  /** false = a shared portfolio, which is read-only */
  readonly canKeep: boolean;
  /** id of the heading of the break-even section */
  readonly breakEvenId: string;
}

/** The id as a built-in variant of the portfolio; null = the id of another portfolio. */
const variantOf = (id: string): "best" | "worst" | null => (id === "best" || id === "worst" ? id : null);

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
  const download = useSetAtom(downloadTriedPortfolioAtom);
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
  const { value: asked, problem } = useAtomValue(portfolioSensitivityAtom(product, lever?.id ?? ""));
  const curve = asked?.lever.id === lever?.id ? asked : null;
  const name = products.find(({ prodsys_id }) => prodsys_id === product.prodsys_id)?.name ?? product.prodsys_id;
  const now = isMoved ? (tried.value ?? saved) : saved;
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
    const [amount, score, before] = [leverAmount(lever, value), formatOf100(now.summary), formatOf100(saved.summary)];
    return score === before ? words.same(amount, score) : words.sentence(amount, score, before);
  };
  const moved = lever === null || !isMoved ? ownName : words.moved(ownName, leverAmount(lever, value));
  return (
    <SensitivitySection
      subject={{ kind: "portfolio", id: portfolio_id }}
      {...{ id, products, choice, curve, catalogue, name, ownName, nameOf, canKeep }}
      note={words.note}
      hasFailed={tried.problem !== null || problem !== null}
      sentence={sentence()}
      ranking={
        now && rivals.length > 0
          ? {
              label: words.ranking,
              nameHead: words.nameHead,
              rows: ranking.map((row) => ({
                ...row,
                name: row.id === portfolio_id ? moved : nameOf(row.id),
                reusable: false,
              })),
            }
          : null
      }
      below={
        isMoved && (
          <div>
            <CsvButton label={words.csvLabel} onSave={() => download(portfolio_id)} />
          </div>
        )
      }
    >
      {curve && <p className={styles.order}>{portfolioCurveSentences(curve, wordsOf).join(" ")}</p>}
      {canKeep && now && rivals.length === 0 && <p className={styles.order}>{words.alone}</p>}
      {saved && now && catalogue && (
        <BeforeNowTable
          words={words}
          head={words.metric}
          rows={metricRows(words.summary, saved, now, catalogue)}
          selected={SUMMARY_ROW}
          style={{ maxWidth: "46rem" }}
        />
      )}
      {lever?.kind === "uses" && (
        <p className={styles.order}>
          <a href={`#${breakEvenId}`}>{sensitivityTexts.breakEven}</a>
        </p>
      )}
    </SensitivitySection>
  );
}
