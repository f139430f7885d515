import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { PortfolioScores, PortfolioTotals } from "../../../workers/engine/portfolio/portfolio-result.ts";

/** One row of the score tables: this portfolio, its best or worst choice, or a compared portfolio. */
export interface PortfolioRow {
  /** portfolio_id, or ` best` and ` worst`: the leading space keeps them apart from ids */
  readonly id: string;
  readonly name: string;
  readonly kind: "own" | "best" | "worst" | "compared" | "scenario";
  /** its summary uses other weights than those of the dataset */
  readonly hasOwnWeights: boolean;
  readonly totals: PortfolioTotals;
  /** Σ quantity, the divisor for raw values per use; 0 = no uses */
  readonly uses: number;
}

/** A compared portfolio with its scores. */
export interface ComparedScores {
  readonly id: string;
  readonly name: string;
  readonly isScenario: boolean;
  readonly hasOwnWeights: boolean;
  readonly scores: PortfolioScores;
}

interface RowsOf {
  readonly id: string;
  readonly name: string;
  readonly hasOwnWeights: boolean;
  readonly scores: PortfolioScores;
  /** whether to add rows for best and worst choice */
  readonly withExtremes: boolean;
  readonly names: { readonly best: string; readonly worst: string };
  readonly compared: readonly ComparedScores[];
}

/** The rows in order: this portfolio, best and worst choice (for the same servings), compared portfolios. */
export const portfolioRows = (props: RowsOf): readonly PortfolioRow[] => {
  const { id, name, hasOwnWeights, scores, withExtremes, names, compared } = props;
  const uses = scores.kpis.items;
  const extreme = (kind: "best" | "worst"): readonly PortfolioRow[] => {
    const totals = scores[kind];
    return withExtremes && totals !== null
      ? [{ id: ` ${kind}`, name: names[kind], kind, hasOwnWeights, totals, uses }]
      : [];
  };
  return [
    { id, name, kind: "own", hasOwnWeights, totals: scores, uses },
    ...extreme("best"),
    ...extreme("worst"),
    ...compared.map((other) => ({
      id: other.id,
      name: other.name,
      kind: other.isScenario ? ("scenario" as const) : ("compared" as const),
      hasOwnWeights: other.hasOwnWeights,
      totals: other.scores,
      uses: other.scores.kpis.items,
    })),
  ];
};

/** Rows sorted by the score of a metric, best first, rows without a score last; null = unchanged order. */
export const sortedPortfolios = (rows: readonly PortfolioRow[], by: MetricId | null): readonly PortfolioRow[] =>
  by === null ? rows : rows.toSorted((a, b) => (b.totals.score[by] ?? -1) - (a.totals.score[by] ?? -1));

/** Raw value of a row, as a total or per use; ratings are the same both ways. Null = unknown. */
export const rawOf = (
  { totals, uses }: PortfolioRow,
  metric_id: MetricId,
  isRating: boolean,
  perUse: boolean,
): number | null => {
  const raw = totals.raw[metric_id];
  if (raw === null || isRating || !perUse) return raw;
  return uses > 0 ? raw / uses : null;
};
