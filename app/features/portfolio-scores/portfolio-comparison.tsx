import { atom, useAtomValue, useSetAtom } from "jotai";
import { useMemo } from "react";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { Weights } from "../../../workers/engine/comparison-result.ts";
import type { PortfolioScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { downloadSideBySideAtom } from "../../exports/portfolio-tables.ts";
import { sameWeights, weightsInForce } from "../../state/analysis/weights-in-force.ts";
import { portfolioScoresAtom } from "../../state/portfolio/portfolio-scores.ts";
import { portfolioScoresTexts } from "../../text/en/portfolio-scores.ts";
import { portfolioRows } from "./portfolio-rows.ts";
import * as styles from "./scores.css.ts";
import { SideBySide, type SideBySideProps } from "./side-by-side.tsx";

/** A portfolio available for comparison. */
interface OtherPortfolio {
  readonly id: string;
  readonly name: string;
  readonly scenario_of: string | null;
  /** own weights; undefined = weights of the dataset */
  readonly weights?: Weights | undefined;
}

/** A compared portfolio with its scores as far as they are loaded. */
interface Compared extends OtherPortfolio {
  /** null = loading, or failed */
  readonly scores: PortfolioScores | null;
  /** dataset of the scores */
  readonly data_version: string | null;
  readonly hasFailed: boolean;
}

/** Scores of other portfolios, each from its own lines and with its own highest values (method.md section 9). */
const useComparedScores = (others: readonly OtherPortfolio[]): readonly Compared[] => {
  const key = JSON.stringify(others);
  const comparedAtom = useMemo(() => {
    const listed = JSON.parse(key) as readonly OtherPortfolio[];
    return atom((get): readonly Compared[] =>
      listed.map((other) => {
        const { status, scores, data_version } = get(portfolioScoresAtom(other.id));
        return { ...other, scores, data_version, hasFailed: status === "problem" && scores === null };
      }),
    );
  }, [key]);
  return useAtomValue(comparedAtom);
};

interface PortfolioComparisonProps extends Omit<SideBySideProps, "rows" | "perUse" | "onCsv"> {
  readonly portfolio: PortfolioHead;
  readonly catalogue: Catalogue;
  readonly scores: PortfolioScores;
  /** dataset of the scores */
  readonly data_version: string | null;
  /** portfolios that can be compared */
  readonly others: readonly OtherPortfolio[];
}

const words = portfolioScoresTexts.beside;

/** The portfolio, its best and worst choice, and the compared portfolios, with notes on what limits the comparison. */
export const PortfolioComparison = (props: PortfolioComparisonProps) => {
  const { id, portfolio, catalogue, scores, data_version, others } = props;
  const { columns, controls, bands, drawn, onPerUse } = props;
  const { portfolio_id, portfolio_name, weights, showBestAndWorst, compared_with } = portfolio;
  const compared = useComparedScores(others.filter((other) => compared_with.includes(other.id)));
  // one was deleted
  const gone = compared_with.some((other) => !others.some((one) => one.id === other));
  const download = useSetAtom(downloadSideBySideAtom);
  const rows = useMemo(
    () =>
      portfolioRows({
        id: portfolio_id,
        name: portfolio_name,
        hasOwnWeights: weights !== undefined,
        scores,
        withExtremes: showBestAndWorst,
        names: words.rows,
        compared: compared.flatMap((one) =>
          one.scores === null
            ? []
            : [
                {
                  id: one.id,
                  name: one.name,
                  isScenario: one.scenario_of === portfolio_id,
                  hasOwnWeights: one.weights !== undefined,
                  scores: one.scores,
                },
              ],
        ),
      }),
    [scores, portfolio_id, portfolio_name, weights, showBestAndWorst, compared],
  );
  const own = weightsInForce(catalogue, weights);
  const notesOn = (one: Compared): readonly string[] => {
    if (one.scores === null) return [one.hasFailed ? words.failed(one.name) : words.loading(one.name)];
    const isOtherData = one.data_version !== data_version;
    return [
      ...(isOtherData ? [words.otherData(one.name, one.data_version ?? "")] : []),
      ...(sameWeights(weightsInForce(catalogue, one.weights), own) ? [] : [words.otherWeights(one.name)]),
    ];
  };
  return (
    <div className={styles.section}>
      <SideBySide
        {...{ id, catalogue, rows, columns, controls, bands, drawn, onPerUse }}
        perUse={portfolio.rawscoresPerUse}
        onCsv={(shown) =>
          download(
            portfolio_id,
            shown.map((row) => ({
              ...row,
              portfolio_id: row.kind === "best" || row.kind === "worst" ? null : row.id,
            })),
          )
        }
      />
      <div className={styles.notes}>
        {compared.flatMap((one) => notesOn(one).map((note) => <p key={`${one.id} ${note}`}>{note}</p>))}
        {gone && <p>{words.gone}</p>}
      </div>
    </div>
  );
};
