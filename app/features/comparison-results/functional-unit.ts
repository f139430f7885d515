import type { CatalogueFood, CatalogueRegion, CatalogueUseCase } from "../../../workers/engine/catalogue.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { phraseInUnits } from "../../text/phrase-units.ts";
import { phraseWithFood } from "./in-words.ts";

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
