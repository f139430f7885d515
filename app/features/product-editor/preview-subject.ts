import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { DraftContext } from "../../state/editors/draft-context.ts";
import { productPreviewTexts } from "../../text/en/product-preview.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { phraseInUnits } from "../../text/phrase-units.ts";

const words = productPreviewTexts;

/** Service, food and region of the preview's scores, as text. */
export const previewSubject = (context: DraftContext, catalogue: Catalogue): string => {
  const usecase = catalogue.use_cases.find(({ usecase_id }) => usecase_id === context.usecase_id);
  const region = catalogue.regions.find(({ region_id }) => region_id === context.region_use);
  const food = catalogue.foods.find(({ food_id }) => food_id === context.food_id);
  const sentence = context.weights === undefined ? words.for : words.forOwnWeights;
  return sentence(
    phraseInUnits(usecase?.text_phrase ?? context.usecase_id),
    inSentence(food?.food_name ?? context.food_id),
    region?.region_name2 ?? context.region_use,
  );
};
