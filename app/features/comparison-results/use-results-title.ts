import { useEffect, useState } from "react";
import type { CatalogueFood, CatalogueRegion, CatalogueUseCase } from "../../../workers/engine/catalogue.ts";
import type { UncertaintyState } from "../../state/analysis/uncertainty.ts";
import type { ResultRow } from "../../state/comparison/compared-product.ts";
import type { ScoresState } from "../../state/comparison/comparison-scores.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { phraseInUnits } from "../../text/phrase-units.ts";
import { shortName } from "../../text/short-name.ts";
import { finalDraws } from "./finding.ts";
import { statementsOf } from "./statements.ts";

/** Longest wait for the draws, after the scores. */
const MAX_WAIT_MS = 300;

/**
 * A text that depends on the draws: keeps the last one while new scores are computed, and then for 300 ms at most until
 * their draws are ready; draws that take longer are said to be missing, because the scores alone may claim too much.
 *
 * @param text the text for the current scores and draws
 * @param first shown until the first text is final
 * @param wait what is still computed: the scores, the draws behind them, or nothing
 * @param late shown while draws take longer
 */
export const useHeldText = (text: string, first: string, wait: "scores" | "draws" | "none", late: string): string => {
  const [kept, setKept] = useState(wait === "none" ? text : first);
  if (wait === "none" && kept !== text) setKept(text);
  useEffect(() => {
    if (wait !== "draws") return undefined;
    const timer = setTimeout(() => setKept(late), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [late, wait]);
  return wait === "none" ? text : kept;
};

interface TitledResults {
  readonly status: ScoresState["status"];
  /** false until the first scores arrive */
  readonly hasScores: boolean;
  /** true = scores without the reuse rule; the draws use the rule, so they are ignored */
  readonly isView: boolean;
  /** the products that the title is about, best first */
  readonly titled: readonly ResultRow[];
  readonly drawn: UncertaintyState;
}

export interface ResultsTitle {
  readonly finding: string;
  /** the second sentence; "" = none */
  readonly addition: string;
  /** false until there is a finding; its subject appears together with it, to avoid a layout shift */
  readonly hasFinding: boolean;
  /** true = neither scores nor draws are being computed */
  readonly isFinal: boolean;
}

/** The title of the results: it waits for the draws behind the scores, for 300 ms at most, and changes once. */
export const useResultsTitle = ({ status, hasScores, isView, titled, drawn }: TitledResults): ResultsTitle => {
  const unscored = status === "problem" ? resultsTexts.finding.failed : resultsTexts.finding.scoring;
  const final = isView ? { value: null, ids: [] } : finalDraws(drawn);
  const said = hasScores ? statementsOf(titled, final) : { finding: unscored, addition: null };
  const isDrawing = !isView && drawn.status === "drawing";
  const wait =
    !hasScores || status === "problem" ? "none" : status === "scoring" ? "scores" : isDrawing ? "draws" : "none";
  const finding = useHeldText(said.finding, unscored, wait, resultsTexts.finding.checking);
  return {
    finding,
    addition: useHeldText(said.addition ?? "", "", wait, ""),
    hasFinding: hasScores && finding !== unscored,
    isFinal: status === "ready" && wait === "none",
  };
};

const AMOUNT_OF = /^(.*?\d\S* \S+ of )(.+?)((?: in | with ).*)?$/;

/**
 * Inserts the food into the use case's phrase: "to serve 350 ml of a hot drink" and "Hot coffee with milk"
 * give "to serve 350 ml of hot coffee with milk". Null if the phrase has no amount ("350 ml of").
 */
export const phraseWithFood = (phrase: string, food: string): string | null => {
  const parts = AMOUNT_OF.exec(phrase);
  return parts ? `${parts[1]}${inSentence(food)}${parts[3] ?? ""}` : null;
};

/** The verbs of phrases about food; others, as of a lid that closes a cup, stay. */
const SERVES = /^(?:to (?:serve|pack|carry)|servir|envasar|llevar) /;

interface Service {
  readonly usecase: CatalogueUseCase;
  readonly region: CatalogueRegion;
  /** null = no longer in the catalogue */
  readonly food: CatalogueFood | null;
  /** food_id that means "no food chosen" */
  readonly defaultFood: string;
}

/** What is served, without the verb of the phrase: "350 ml of a hot drink". */
const serviceOf = (phrase: string): string => phraseInUnits(phrase.replace(SERVES, ""));

/** The functional unit as a sentence: "Per serving: 350 ml of hot coffee with milk, Europe." */
export const functionalUnit = ({ usecase, region, food, defaultFood }: Service): string => {
  const place = shortName(region.region_name);
  if (!food || food.food_id === defaultFood)
    return resultsTexts.functionalUnitWorst(serviceOf(usecase.text_phrase), place);
  const phrase = phraseWithFood(usecase.text_phrase, food.food_name);
  return phrase
    ? resultsTexts.functionalUnit(serviceOf(phrase), place)
    : resultsTexts.functionalUnitFood(serviceOf(usecase.text_phrase), place, inSentence(food.food_name));
};
