import type { DeclaredMetricId } from "../../../workers/engine/comparison-result.ts";
import type { ResultRow } from "../../state/comparison/compared-product.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { tableTexts } from "../../text/en/table.ts";
import { uncertaintyTexts } from "../../text/en/uncertainty.ts";
import { formatCount } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { formatOf100 } from "../../text/shares.ts";
import {
  type Addition,
  additionOf,
  type Drawn,
  type Finding,
  findingOf,
  type RankedProduct,
  supportsAddition,
  tooCloseFinding,
} from "./finding.ts";

const { finding: findingTexts, addition: additionTexts } = resultsTexts;

const tooCloseSentence = ([first = "", second = "", third, ...more]: readonly string[]): string => {
  const words = uncertaintyTexts.tooClose;
  if (third === undefined) return words.two(first, second);
  return more.length === 0 ? words.three(first, second, third) : words.many(first, more.length + 2);
};

/** The finding as a sentence, for the page's title. */
export const findingSentence = (finding: Finding): string => {
  switch (finding.kind) {
    case "nothing":
      return findingTexts.nothing;
    case "unweighted":
      return findingTexts.unweighted;
    case "single":
      return findingTexts.single(inSentence(finding.name), formatOf100(finding.score));
    case "best":
      return findingTexts.best(
        inSentence(finding.name),
        formatOf100(finding.score),
        inSentence(finding.next),
        finding.close,
      );
    case "tie":
      return findingTexts.tie(finding.names.map(inSentence), formatOf100(finding.score));
    case "unproven":
      return uncertaintyTexts.unproven(finding.names.map(inSentence), formatOf100(finding.score));
    case "too_close":
      return tooCloseSentence(finding.names.map(inSentence));
    default:
      return findingTexts.allTie(finding.count, formatOf100(finding.score));
  }
};

/** The addition as a sentence, shown after the finding. */
export const additionSentence = (addition: Addition): string => {
  switch (addition.kind) {
    case "reusables_ahead":
      return additionTexts.reusablesAhead(addition.reusables, addition.single_use);
    case "single_use_ahead":
      return additionTexts.singleUseAhead(addition.reusables, addition.single_use);
    case "best_single_use":
      return additionTexts.bestSingleUse(inSentence(addition.name), formatOf100(addition.score));
    default:
      return additionTexts.bestReusable(inSentence(addition.name), formatOf100(addition.score));
  }
};

interface Statements {
  readonly finding: string;
  /** the second sentence; null = none */
  readonly addition: string | null;
}

/** Title and second sentence of the page, its report and its shared copy. */
export const statementsOf = (products: readonly RankedProduct[], drawn: Drawn): Statements => {
  const claim = additionOf(products);
  return {
    finding: findingSentence(tooCloseFinding(products, drawn) ?? findingOf(products)),
    addition: claim && supportsAddition(claim, products, drawn) ? additionSentence(claim) : null,
  };
};

const words = tableTexts.undeclared;

const countIn = (rows: readonly ResultRow[], metric_id: string): number =>
  rows.filter((row) => row.scores.undeclared.some((undeclared) => undeclared === metric_id)).length;

/** Text for a column head: how many products have this rating without a declaration. Null = none, or all: a line below says it. */
export const undeclaredInHead = (rows: readonly ResultRow[], metric_id: string): string | null => {
  const count = countIn(rows, metric_id);
  return count === 0 || count === rows.length ? null : words.head(formatCount(count), formatCount(rows.length));
};

const DECLARED = ["chemicals", "sust_source"] as const satisfies readonly DeclaredMetricId[];

/** Whether nobody declares anything about chemicals. */
export const hasNoDeclaration = (rows: readonly ResultRow[]): boolean => countIn(rows, "chemicals") === rows.length;

/** Text for below the table: one sentence per rating on what was assumed in place of declarations. */
export const undeclaredSentences = (rows: readonly ResultRow[]): readonly string[] =>
  DECLARED.flatMap((metric_id) => {
    const count = countIn(rows, metric_id);
    if (count === 0) return [];
    const all = formatCount(rows.length);
    return [
      count === rows.length ? words[metric_id].all(count, all) : words[metric_id].some(count, formatCount(count), all),
    ];
  });
