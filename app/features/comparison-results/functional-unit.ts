import type { CatalogueFood, CatalogueRegion, CatalogueUseCase } from "../../../workers/engine/catalogue.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { shortName } from "../../text/short-name.ts";
import { phraseInUnits } from "../../text/phrase-units.ts";

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
