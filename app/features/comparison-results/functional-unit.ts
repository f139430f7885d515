import type { CatalogueFood, CatalogueRegion, CatalogueUseCase } from "../../../workers/engine/catalogue.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { inSentence } from "../../text/in-sentence.ts";
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

interface Service {
  readonly usecase: CatalogueUseCase;
  readonly region: CatalogueRegion;
  /** null = no longer in the catalogue */
  readonly food: CatalogueFood | null;
  /** food_id that means "no food chosen" */
  readonly defaultFood: string;
}

/** The functional unit as a sentence: "To serve 350 ml of hot coffee with milk in the European Union, one serving." */
export const functionalUnit = ({ usecase, region, food, defaultFood }: Service): string => {
  const place = region.region_name2;
  if (!food || food.food_id === defaultFood)
    return resultsTexts.functionalUnitWorst(phraseInUnits(usecase.text_phrase), place);
  const phrase = phraseWithFood(usecase.text_phrase, food.food_name);
  return phrase
    ? resultsTexts.functionalUnit(phraseInUnits(phrase), place)
    : resultsTexts.functionalUnitFood(phraseInUnits(usecase.text_phrase), place, inSentence(food.food_name));
};
